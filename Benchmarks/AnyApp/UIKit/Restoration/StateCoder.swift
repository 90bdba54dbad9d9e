/// Coder of an app's state: keeps values by their keys, as they are, until the app is launched again.
nonisolated final class StateCoder: NSCoder {
  private var values: [String: Any] = [:]

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  override func encode(_ object: Any?, forKey key: String) { values[key] = object }
  override func encode(_ value: Bool, forKey key: String) { values[key] = value }
  override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
  override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
  override func encode(_ value: Int, forKey key: String) { values[key] = value }
  override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
  override func encode(_ value: Double, forKey key: String) { values[key] = value }

  override func decodeObject(forKey key: String) -> Any? { values[key] }
  override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: decodeInteger(forKey: key)) }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
  override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}
