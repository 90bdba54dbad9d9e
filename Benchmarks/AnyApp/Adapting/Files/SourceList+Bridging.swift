import Foundation

extension SourceList {
  /// True if one of the list's folders has a bridging header that imports UIKit: each file sees it, then.
  public var isBridged: Bool {
    get throws(SourceListError) {
      try files { $0.hasSuffix("Bridging-Header.h") }.contains { file in
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(whereSeparator: \.isNewline).contains {
          $0.wholeMatch(of: #/\s*(#import\s*<UIKit/.*|@import\s+UIKit\s*;.*)/#) != nil
        }
      }
    }
  }
}
