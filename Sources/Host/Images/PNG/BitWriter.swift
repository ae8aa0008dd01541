/// Writes bytes bit by bit, the lowest bit first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  init(reserving capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Writes the lowest `count` bits of `value`, at most 32.
  @inline(__always)
  mutating func write(_ value: Int, _ count: Int) {
    pending |= UInt64(value) << UInt64(self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      self.count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() { if count > 0 { write(0, 8 - count) } }
}
