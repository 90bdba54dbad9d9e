import Foundation
import UsersOracle

/// Receives bytes from libFuzzer, and crashes if a promise does not hold for them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzUsersJSON(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  if let objection = UsersJSONOracle.objection(to: data) {
    fatalError(objection)
  }
  return 0
}
