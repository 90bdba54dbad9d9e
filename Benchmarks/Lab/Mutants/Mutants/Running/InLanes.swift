import Foundation

/// Does work on several items, some at once, and returns the values in the items' order.
///
///     let sizes = try await inLanes(files) { file throws(ReadFailure) in try size(of: file) }
///
/// - Parameters:
///   - items: the items.
///   - lanes: the number of items at once, at least one; one for each processor unless given.
///   - body: the work on one item.
///   - report: receives each value as soon as it is there.
/// - Throws: the first item's error, in the items' order, once all work has ended.
func inLanes<Item: Sendable, Value: Sendable, Failure: Error>(
  _ items: [Item],
  lanes: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ body: @escaping @Sendable (Item) async throws(Failure) -> Value,
  report: @MainActor @Sendable (Value) -> Void = { _ in }
) async throws(Failure) -> [Value] {
  let results = await withTaskGroup(of: (Int, Result<Value, Failure>).self) { group in
    var results: [Result<Value, Failure>?] = items.map { _ in nil }
    var rest = items.indices
    func start() {
      guard let index = rest.popFirst() else { return }
      group.addTask {
        do throws(Failure) {
          return (index, .success(try await body(items[index])))
        } catch {
          return (index, .failure(error))
        }
      }
    }
    for _ in 0..<max(1, lanes) { start() }
    for await (index, result) in group {
      results[index] = result
      if case .success(let value) = result { await report(value) }
      start()
    }
    return results
  }
  var values: [Value] = []
  for result in results.compactMap(\.self) { values.append(try result.get()) }
  return values
}
