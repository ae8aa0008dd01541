/// 8-bit coverage, read-only once created. An extra column and row repeat the last ones, for bilinear samplers.
final class AlphaMask: @unchecked Sendable {
  let width: Int
  let height: Int
  /// The number of bytes from one row to the next.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>
  /// The memory of a short-lived mask, or nil if the mask has memory of its own.
  private let scratch: ScratchMemory.Block?

  /// Creates an empty mask. `isTransient` indicates that it is short-lived.
  init(width: Int, height: Int, isTransient: Bool = false) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    stride = self.width + 1
    let capacity = stride * (self.height + 1) + 16
    scratch = isTransient ? ScratchMemory.shared.take(capacity) : nil
    bytes = scratch.map { $0.address.bindMemory(to: UInt8.self, capacity: capacity) } ?? .allocate(capacity: capacity)
    bytes.initialize(repeating: 0, count: capacity)
  }

  deinit { if let scratch { ScratchMemory.shared.give(scratch) } else { bytes.deallocate() } }

  var byteCount: Int { stride * (height + 1) }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * stride }

  func replicateEdges() {
    for y in 0..<height { bytes[y * stride + width] = bytes[y * stride + width - 1] }
    (bytes + height * stride).update(from: bytes + (height - 1) * stride, count: stride)
  }
}
