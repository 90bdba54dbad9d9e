import Testing

@testable import HeadlessUIKit

/// Asks about elements of the screen that are written to more often than an event needs. Nothing wrong is to be seen, so no
/// test fails.
@MainActor func askAboutWrites(
  to elements: String...,
  atMost limit: Int = 1,
  when moment: String,
  _ event: () throws -> Void
) rethrows {
  let writes = ScreenWrites()
  try writes.note(event)
  for element in elements {
    let count = writes.elements.count { $0 == element }
    if count > limit { Issue.record("\(element) is written \(count)× when \(moment). What for?", severity: .warning) }
  }
}
