internal import Foundation
package import Structure
package import Suites
package import Tracing
internal import UsersInterface

/// Evidence that is measured when it is asked for, here and now.
@MainActor package final class MeasuredEvidence {
  /// Asks for the calls between a contender's roles in a flow.
  package typealias Traces = @MainActor (Contender, Flow) throws(MissingEvidence) -> [Message]

  let users: BenchmarkUsers
  let seed: UInt64
  let lineup: [Contender]
  private let budget: Double
  private let traces: Traces
  private let products = BuildProducts.besideProgram()
  private var structures: [String: PatternStructure] = [:]

  /// Prepares to measure.
  ///
  /// - Parameters:
  ///   - lineup: everybody who can be named.
  ///   - users: the users for what does not depend on their number.
  ///   - budget: how long all times may take to be measured, in seconds.
  ///   - seed: decides the order of measuring.
  ///   - traces: where calls are recorded, which only a build for debugging can.
  package init(
    _ lineup: [Contender],
    users: BenchmarkUsers,
    budget: Double,
    seed: UInt64,
    traces: @escaping Traces
  ) {
    self.lineup = lineup
    self.users = users
    self.budget = budget
    self.seed = seed
    self.traces = traces
  }

  /// A contender by its id.
  func contender(_ id: String) throws(MissingEvidence) -> Contender {
    guard let contender = lineup.first(where: { $0.id == id }) else {
      throw MissingEvidence("\(id) does not take part")
    }
    return contender
  }

  /// The part of the budget that one of the timed claims has, in seconds.
  ///
  /// - Throws: if times would mean nothing.
  func share(of parts: Int) throws(MissingEvidence) -> Double {
    guard RunEnvironment.current.isOptimized else {
      throw MissingEvidence("a build for debugging has no times; run: swift run -c release workbench claims")
    }
    return budget / Double(parts)
  }

  func attempt<Value>(_ body: () throws -> Value) throws(MissingEvidence) -> Value {
    do {
      return try body()
    } catch {
      throw MissingEvidence("\(error)".split(whereSeparator: \.isNewline).joined(separator: " "))
    }
  }
}

extension MeasuredEvidence: Evidence {
  package var patterns: [Contender] { lineup.filter { $0.kind == .pattern } }

  package func structure(of contender: String) throws(MissingEvidence) -> PatternStructure {
    if let known = structures[contender] { return known }
    let roles = try self.contender(contender).architecture.roles
    do throws(StructureFailure) {
      let reader = StructureReader(toolchain: try .locate(), modules: products.modules)
      let sources = try products.sources(ofModule: contender.replacing(".", with: "_"))
      let structure = try reader.read(sources, roles: roles)
      structures[contender] = structure
      return structure
    } catch {
      throw MissingEvidence(error.text)
    }
  }

  package func lines(ofMechanism mechanism: String) throws(MissingEvidence) -> Int {
    do throws(StructureFailure) {
      let files = try products.sources(ofModule: "Mechanisms").files
      let own = ["\(mechanism)Screen.swift", "\(mechanism)ViewModel.swift"]
      let texts = files.filter { own.contains($0.lastPathComponent) }.map {
        try? String(contentsOf: $0, encoding: .utf8)
      }
      guard texts.count == own.count, !texts.contains(nil) else { throw StructureFailure.unreadable(path: own[0]) }
      return texts.compactMap(\.self).reduce(0) { $0 + SwiftCode.count(in: $1) }
    } catch {
      throw MissingEvidence(error.text)
    }
  }

  package func messages(of contender: String, in flow: String) throws(MissingEvidence) -> [Message] {
    guard let flow = Flow.all.first(where: { $0.id == flow }) else { throw MissingEvidence("there is no flow \(flow)") }
    return try traces(try self.contender(contender), flow)
  }
}
