extension String {
  /// The lines of the text; the last one is empty if the text ends with a line end.
  public var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}

extension Substring {
  /// True if a line imports a module that is given for a request: in an app its code would stand in modules that are there.
  public var isImportOfGivenModule: Bool {
    hasPrefix("import ") && (hasSuffix("Domain") || hasSuffix("Interface"))
      && utf8.count { $0 == UInt8(ascii: " ") } == 1
  }
}
