/// The strongly connected components of a graph: sets of nodes that lie on common cycles.
///
/// Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972); without recursion, as
/// chains of objects may be long.
struct Components {
  /// The components that have a cycle, each with its nodes in order.
  private(set) var cyclic: [[Int]] = []
  private var index: [Int]
  private var low: [Int]
  private var isOnStack: [Bool]
  private var stack: [Int] = []
  private var visited = 0

  init(_ links: Links) {
    let count = links.outgoing.count
    index = Array(repeating: -1, count: count)
    low = index
    isOnStack = Array(repeating: false, count: count)
    for node in 0..<count where index[node] < 0 { visit(node, links) }
  }

  private mutating func visit(_ start: Int, _ links: Links) {
    var calls = [(node: start, next: 0)]
    enter(start)
    while let (node, next) = calls.last {
      guard next < links.outgoing[node].count else {
        leave(node, links)
        calls.removeLast()
        if let caller = calls.last?.node { low[caller] = min(low[caller], low[node]) }
        continue
      }
      calls[calls.count - 1].next += 1
      let target = links.outgoing[node][next].target
      if index[target] < 0 {
        enter(target)
        calls.append((target, 0))
      } else if isOnStack[target] {
        low[node] = min(low[node], index[target])
      }
    }
  }

  private mutating func enter(_ node: Int) {
    index[node] = visited
    low[node] = visited
    visited += 1
    stack.append(node)
    isOnStack[node] = true
  }

  private mutating func leave(_ node: Int, _ links: Links) {
    guard low[node] == index[node], let start = stack.lastIndex(of: node) else { return }
    let component = Array(stack[start...])
    stack.removeSubrange(start...)
    for member in component { isOnStack[member] = false }
    let holdsItself = links.outgoing[node].contains { $0.target == node }
    if component.count > 1 || holdsItself { cyclic.append(component.sorted()) }
  }
}
