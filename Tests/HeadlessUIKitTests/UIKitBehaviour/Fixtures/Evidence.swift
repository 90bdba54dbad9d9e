import Testing

extension Trait where Self == Comment {
  /// Names what is known of UIKit itself: a document, or others' tests and logs from devices and simulators. Printed if the
  /// test fails.
  static func evidence(_ source: String) -> Comment {
    Comment(rawValue: "evidence: \(source)")
  }
}

/// A behaviour that HeadlessUIKit does not have yet, or not on purpose: the sentence is a row of docs/UIKIT.md.
///
/// With UIKit itself the expectations have to hold. With HeadlessUIKit at least one of them has to fail: once the behaviour
/// is there, the test fails until this is taken out.
@MainActor func knownDifference(_ sentence: Comment, _ expectations: () throws -> Void) throws {
  #if WORKBENCH_UIKIT
    try expectations()
  #else
    withKnownIssue(sentence) { try expectations() }
  #endif
}
