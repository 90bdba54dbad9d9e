/// A Swift object that was alive when the census was taken.
public struct HeapObject: Sendable, Hashable {
  /// Where it is.
  public let address: UInt
  /// Where its type's metadata is.
  public let metadata: UInt
  /// How many bytes were asked for.
  public let size: Int
  /// Its age: an older object has a smaller number.
  public let serial: Int

  /// Enters an object.
  public init(address: UInt, metadata: UInt, size: Int, serial: Int) {
    self.address = address
    self.metadata = metadata
    self.size = size
    self.serial = serial
  }
}
