import Testing

/// The objects that a test's suite holds, kept until they can be released on the main actor.
///
/// A suite's instance is released on whatever thread its test ends, but the deinitialisers of classes that are on the
/// main actor by default have to run there.
@MainActor final class KeptObjects {
  @TaskLocal static var current: KeptObjects?
  private var objects: [AnyObject] = []

  nonisolated init() {}

  static func keep<Object: AnyObject>(_ object: Object) -> Object {
    current?.objects.append(object)
    return object
  }

  func release() {
    objects = []
  }
}

/// Keeps the objects of a test until the test and its suite are gone.
struct KeepingObjects: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let kept = KeptObjects()
    try await KeptObjects.$current.withValue(kept) { try await function() }
    await kept.release()
  }
}

extension Trait where Self == KeepingObjects {
  static var keepingObjects: KeepingObjects { KeepingObjects() }
}
