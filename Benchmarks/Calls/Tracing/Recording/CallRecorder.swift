import CTracing
import Foundation
public import Instruments

/// Records the functions that an action enters; one recording at a time on a thread.
@MainActor struct CallRecorder {
  private let functions = LoadedFunctions.shared

  /// Runs an action and returns the calls into traced code that it led to.
  ///
  /// - Throws: what `body` throws, or ``TraceFailure``.
  func record(_ body: () throws -> Void) throws -> [RawCall] {
    guard tracing_begin() else { throw TraceFailure.noMemory }
    defer { tracing_forget() }
    do {
      defer { tracing_end() }
      try body()
    }
    guard !tracing_is_cut_short() else { throw TraceFailure.tooManyCalls }
    var entries = (0..<tracing_count()).map { tracing_entry_at($0) }[...]
    return calls(atDepth: 0, from: &entries)
  }

  private func calls(atDepth depth: Int, from entries: inout ArraySlice<tracing_entry>) -> [RawCall] {
    var calls: [RawCall] = []
    var way: UInt = 0
    while let entry = entries.first, entry.depth >= depth {
      entries.removeFirst()
      let call = RawCall(function: functions[entry.address], calls: self.calls(atDepth: depth + 1, from: &entries))
      // Skips a compiler's helper that calls nothing traced: the linker keeps one copy for all modules, so UIKit may
      // have called it.
      if call.function == nil, call.calls.isEmpty { continue }
      if entry.way == 0 {
        calls.append(call)
      } else if entry.way_call == way, let last = calls.indices.last {
        calls[last].calls.append(call)
      } else {
        calls.append(RawCall(function: functions[entry.way], calls: [call]))
      }
      way = entry.way_call
    }
    return calls
  }
}

/// The functions of the program and of what it has loaded, by the addresses of their code.
@MainActor public final class LoadedFunctions {
  /// The shared cache: reading the functions takes longer than recording calls.
  public static let shared = LoadedFunctions()

  private var tables: [String: SymbolTable] = [:]
  private var known: [UInt: Function?] = [:]

  /// The function that an address lies in; `nil` if the compiler made it.
  public subscript(address: UInt) -> Function? {
    if let function = known[address] { return function }
    let function = name(of: address).flatMap { Function(demangled: $0) }
    known[address] = .some(function)
    return function
  }

  /// Returns the demangled name of the function that an address lies in; `nil` if the file does not name it.
  public func name(of address: UInt) -> String? {
    var base: UInt = 0
    guard let file = tracing_file(address, &base) else { return nil }
    return table(of: String(cString: file)).name(covering: address - base)
  }

  private func table(of file: String) -> SymbolTable {
    if let table = tables[file] { return table }
    // A program that was found by PATH is called by its bare name.
    let url = file.contains("/") ? URL(fileURLWithPath: file) : Bundle.main.executableURL
    let data = url.flatMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }
    let table = SymbolTable(data ?? Data(), of: .functions)
    tables[file] = table
    return table
  }
}
