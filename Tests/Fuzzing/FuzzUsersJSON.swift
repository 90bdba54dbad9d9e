import Foundation
import UsersOracle

/// What libFuzzer calls with bytes of its own making: crashes where something does not hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzUsersJSON(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  if let objection = UsersJSONOracle.objection(to: data) {
    fatalError(objection)
  }
  return 0
}
