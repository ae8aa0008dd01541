import Foundation

/// An empty archive, for classes that can only be created from an archive.
public final class EmptyCoder: NSCoder {
  /// Creates an empty archive.
  public override init() { super.init() }

  /// True, because values have keys.
  public override var allowsKeyedCoding: Bool { true }
  /// Returns false.
  public override func containsValue(forKey key: String) -> Bool { false }
  /// Returns nil.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// Returns nil.
  public override func decodeObject() -> Any? { nil }
  /// Returns false.
  public override func decodeBool(forKey key: String) -> Bool { false }
  /// Returns 0.
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  /// Returns 0.
  public override func decodeInt32(forKey key: String) -> Int32 { 0 }
  /// Returns 0.
  public override func decodeInt64(forKey key: String) -> Int64 { 0 }
  /// Returns 0.
  public override func decodeFloat(forKey key: String) -> Float { 0 }
  /// Returns 0.
  public override func decodeDouble(forKey key: String) -> Double { 0 }
}
