/// The 64-bit FNV-1a hash of bytes. It is the same in every process, unlike Swift's own hash values.
package struct StableHash {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of bytes. More can be added.
  package init(_ bytes: some Sequence<UInt8> = EmptyCollection<UInt8>()) { add(bytes) }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
