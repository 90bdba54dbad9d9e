public import Foundation

extension IndexPath {
  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section that the path names.
  public var section: Int { self[0] }
  /// The row within the section that the path names.
  public var row: Int { self[1] }
}
