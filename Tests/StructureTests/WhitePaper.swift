/// The examples of the white paper on cognitive complexity: G. Ann Campbell, "Cognitive Complexity: A new way of measuring
/// understandability", SonarSource, version 1.7.
///
/// They have the examples' flow of control, line by line, in Swift; what is computed in between is left out. The paper's
/// increments stand beside the lines.
enum WhitePaper {
  /// The complexity of each function.
  static let functions = Result { try CognitiveComplexityTests.complexities(in: text) }

  private static let text = """
    func isSo(_ text: String = "") -> Bool { true }
    func fail() throws {}

    func sumOfPrimes(_ max: Int) -> Int {
      var total = 0
      out: for number in 1...max {  // +1
        for divisor in 2..<number {  // +2
          if number % divisor == 0 {  // +3
            continue out  // +1
          }
        }
        total += number
      }
      return total
    }
    func getWords(_ number: Int) -> String {
      switch number {  // +1
      case 1: return "one"
      case 2: return "a couple"
      case 3: return "a few"
      default: return "lots"
      }
    }

    func sequences(_ a: Bool, _ b: Bool, _ c: Bool, _ d: Bool, _ e: Bool, _ f: Bool) {
      if a  // +1
        && b && c  // +1
        || d || e  // +1
        && f {}  // +1
    }
    func negated(_ a: Bool, _ b: Bool, _ c: Bool) {
      if a  // +1
        &&  // +1
        !(b && c) {}  // +1
    }

    func myMethod() {
      do {
        try fail()
        if isSo() {  // +1
          for _ in 0..<10 {  // +2
            while isSo() {}  // +3
          }
        }
      } catch {  // +1
        if isSo() {}  // +2
      }
    }
    func myMethod2() {
      let closure = {  // nesting
        if isSo() {}  // +2
      }
      closure()
    }

    struct Symbol {
      func overriddenSymbol(from type: [Symbol]) -> Symbol? {
        if isSo("unknown type") { return self }  // +1
        var isUnknown = false
        for symbol in type {  // +1
          if isSo("a method") && !isSo("static") {  // +2, +1
            if isSo("can override") {  // +3
              let isOverriding: Bool? = isSo()
              if isOverriding == nil {  // +4
                if !isUnknown { isUnknown = true }  // +5
              } else if isOverriding == true {  // +1
                return symbol
              }
            }
          }
        }
        if isUnknown { return self }  // +1
        return nil
      }
    }

    struct Conflict: Error {}
    struct Resource {
      func addVersion(_ entry: Resource?, _ transaction: Int) throws {
        while true {  // +1
          do {
            do {
              if entry != nil {  // +2
                if isSo("newer") { throw Conflict() }  // +3
                if isSo("active") {  // +3
                  for version in 0..<transaction {  // +4
                    if isSo("timed out") { throw Conflict() }  // +5
                    if version != 0  // +5
                      && isSo("not aborted") {  // +1
                      throw Conflict()
                    }
                  }
                }
              }
              try fail()
              break
            }
          } catch is Conflict {  // +2
            do {
              try fail()
              if transaction != 0  // +3
                && isSo("not aborted") {  // +1
                throw Conflict()
              }
            } catch is CancellationError {  // +3
              throw Conflict()
            }
          } catch is CancellationError {  // +2
            throw Conflict()
          }
        }
      }
    }
    extension Resource: Equatable {}

    func toRegexp(_ pattern: String, _ separator: String) -> String {
      var result = "^"
      var index = isSo("slash") || isSo("backslash") ? 1 : 0  // +1, +1
      while index < pattern.count {  // +1
        if isSo("special") {  // +2
          result += "\\\\"
        } else if isSo("star") {  // +1
          if index + 1 < pattern.count  // +3
            && isSo("star") {  // +1
            if index + 2 < pattern.count  // +4
              && isSo("slash") {  // +1
              result += separator
              index += 2
            } else {  // +1
              result += ".*"
              index += 1
            }
          } else {  // +1
            result += "[^"
          }
        } else if isSo("question mark") {  // +1
          result += separator
        } else if isSo("slash") {  // +1
          result += separator
        } else {  // +1
          result += "."
        }
        index += 1
      }
      return result
    }
    """
}
