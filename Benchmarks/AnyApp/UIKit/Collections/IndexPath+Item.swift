nonisolated extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The item within the section that the path names.
  public var item: Int { self[1] }
}
