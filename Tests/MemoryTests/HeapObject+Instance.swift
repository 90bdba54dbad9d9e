import Instruments

extension HeapObject {
  /// An object that is alive, as a census has it.
  init(of instance: AnyObject, serial: Int = 0) {
    self.init(at: UInt(bitPattern: ObjectIdentifier(instance)), serial: serial)
  }

  /// The object at an address.
  init(at address: UInt, serial: Int) {
    let metadata = UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0
    // Only the header's size: the fields that the metadata describes are read all the same.
    self.init(address: address, metadata: metadata, size: 16, serial: serial)
  }
}
