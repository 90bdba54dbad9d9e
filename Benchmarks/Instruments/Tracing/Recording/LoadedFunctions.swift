import CTracing
import Foundation
import Instruments

/// The functions of the program and of what it has loaded, by the addresses of their code.
@MainActor final class LoadedFunctions {
  /// Those that were asked for so far: reading them takes longer than recording calls.
  static let shared = LoadedFunctions()

  private var tables: [String: SymbolTable] = [:]
  private var known: [UInt: Function?] = [:]

  /// The function that an address lies in; `nil` if the compiler made it.
  subscript(address: UInt) -> Function? {
    if let function = known[address] { return function }
    let function = name(of: address).flatMap { Function(demangled: $0) }
    known[address] = .some(function)
    return function
  }

  private func name(of address: UInt) -> String? {
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
