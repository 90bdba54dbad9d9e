import ChangeCosts
import Records

extension ArchitectureFigures {
  /// The argument about the time that builds take.
  var building: Argument {
    Argument(
      title: "Build time",
      words: "As the app goes bigger and bigger, the build time is longer and longer.",
      source: .init(name: "zodl-ios 734", url: "https://github.com/zodl-inc/zodl-ios/issues/734"),
      figures: [
        compiledAgain,
        recorded("clean build: instructions generated", "instructions generated", in: .build, as: .code),
        recorded("clean build: steps of the type checker", "steps of the type checker's solver", in: .build, as: .code),
      ].compactMap(\.self),
      open:
        "seconds: these are the compiler's own counts, which are the same on each machine. Each architecture is one "
        + "module here, so a change builds one module again, and those that it is given."
    )
  }

  /// The files that an incremental build compiles, over all requests.
  var compiledAgain: OrderedFigure? {
    let count = changes.requests.count
    let key = "files compiled again"
    return summed("\(key) for \(count) requests", key, in: .build, as: .files) { module, request in
      sets[.build]?[key, of: ModuleFigures.module(module, after: request)]
    }
  }

  /// The argument about the way from Swift 5 to Swift 6.
  var languageModes: Argument {
    Argument(
      title: "Swift 5 to 6",
      words: "@MainActor isolation of Coordinator and fixing cascading errors",
      source: .init(name: "firefox-ios 27964", url: "https://github.com/mozilla-mobile/firefox-ios/pull/27964"),
      figures: [
        recorded(
          "annotations that suffice without isolation by default",
          "annotations that suffice, no default",
          in: .language,
          as: .code
        ),
        recorded("of these protocols", "protocols that suffice, no default", in: .language, as: .count),
        recorded("errors without isolation by default", "errors, no default", in: .language, as: .code),
        recorded("errors with the main actor by default", "errors, main actor by default", in: .language, as: .code),
      ].compactMap(\.self),
      finding: spreading,
      open: "the rest of your app: here the domain and UIKit have their annotations already."
    )
  }

  /// The roles whose protocols have to be isolated.
  private var spreading: String? {
    let key = "protocols that suffice, no default: "
    let parts = modules.compactMap { module, name -> String? in
      let found = sets[.language]?.modules[module]?.filter { $0.key.hasPrefix(key) } ?? [:]
      let roles = found.keys.sorted().map { String($0.dropFirst(key.count)) }
      return roles.isEmpty ? nil : "\(name) \(roles.joined(separator: ", "))"
    }
    return parts.isEmpty ? nil : "Isolation spreads by protocols of these roles: \(parts.joined(separator: "; "))."
  }

  /// The argument about the bytes that an architecture adds.
  var weight: Argument {
    Argument(
      title: "Weight",
      words: "it adds ~2 MB to the binary",
      source: .init(name: "RIBs-iOS 44", url: "https://github.com/uber/RIBs-iOS/issues/44"),
      figures: [
        recorded("bytes of code in a release build", "bytes of code", in: .weight, as: .code),
        recorded("bytes of data", in: .weight, as: .code),
        recorded("bytes of witness tables", in: .weight, as: .code),
        recorded("bytes of protocol witnesses", in: .weight, as: .code),
        recorded("bytes of generic specialisations", in: .weight, as: .code),
      ].compactMap(\.self),
      open:
        "the weight of a framework: none of the six has one. The figures are bytes, those in the words are millions."
    )
  }

  /// The argument about modules and features that are worked on alone.
  var features: Argument {
    Argument(
      title: "Modules, and working alone on a feature",
      words: "To build, test and try the feature fast without the main app.",
      source: .init(name: "ios-templates 309", url: "https://github.com/nimblehq/ios-templates/issues/309"),
      figures: [
        ofTotals("share of the files that a request edits", .lines, isShare: true) { $0.touchedShare },
        recorded("files that name another component's types", in: .structure, as: .count),
      ].compactMap(\.self),
      open: "where your modules end. A component that names no other one can be one; all tests of roles here run alone."
    )
  }
}
