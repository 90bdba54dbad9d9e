/// The page's own files, which the build puts into the program: it needs no folder beside it.
enum Template {
  static let page = text(PackageResources.page_html)
  static let style = text(PackageResources.style_css)
  /// The parts in the order in which they need each other, in a scope of their own.
  static let script = "\"use strict\";(() => {\n" + scripts.map(text).joined(separator: "\n") + "\n})();"

  private static let scripts = [
    PackageResources.data_js, PackageResources.elements_js, PackageResources.state_js, PackageResources.pieces_js,
    PackageResources.glance_js, PackageResources.weights_js, PackageResources.changes_js, PackageResources.plots_js,
    PackageResources.times_js, PackageResources.scatter_js, PackageResources.growth_js, PackageResources.machines_js,
    PackageResources.swift_js, PackageResources.code_js, PackageResources.tests_js, PackageResources.flow_js,
    PackageResources.memory_js, PackageResources.claims_js, PackageResources.method_js, PackageResources.main_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
