import Synchronization

/// Large blocks of memory for short-lived results, such as the coverage of a path.
///
/// A block that is returned waits for the next request, because fresh memory from the system costs more than most of what is written into
/// it. The methods are safe to call from any thread.
final class ScratchMemory: Sendable {
  static let shared = ScratchMemory()

  /// A block of memory with any contents.
  struct Block: @unchecked Sendable {
    let address: UnsafeMutableRawPointer
    let byteCount: Int
  }

  private struct Waiting {
    var blocks: [Block] = []
    var byteCount = 0
    /// The number of blocks that came from the system.
    var fresh = 0
  }

  /// The minimum size of blocks that wait, in bytes. The allocator itself reuses smaller ones.
  private static let smallest = 64 << 10
  /// The maximum size of all blocks that wait, in bytes.
  private static let limit = 16 << 20

  private let waiting = Mutex(Waiting())

  /// The number of large blocks that came from the system so far.
  var fresh: Int { waiting.withLock { $0.fresh } }

  /// Returns a block of at least `byteCount` bytes.
  func take(_ byteCount: Int) -> Block {
    guard byteCount >= ScratchMemory.smallest else { return ScratchMemory.make(byteCount) }
    let known = waiting.withLock { waiting -> Block? in
      let fitting = waiting.blocks.indices.filter { waiting.blocks[$0].byteCount >= byteCount }
      guard let best = fitting.min(by: { waiting.blocks[$0].byteCount < waiting.blocks[$1].byteCount }) else {
        waiting.fresh += 1
        return nil
      }
      waiting.byteCount -= waiting.blocks[best].byteCount
      return waiting.blocks.remove(at: best)
    }
    return known ?? ScratchMemory.make(byteCount)
  }

  func give(_ block: Block) {
    guard block.byteCount >= ScratchMemory.smallest else { return block.address.deallocate() }
    let excess = waiting.withLock { waiting -> [Block] in
      waiting.blocks.append(block)
      waiting.byteCount += block.byteCount
      var excess: [Block] = []
      while waiting.byteCount > ScratchMemory.limit {
        let oldest = waiting.blocks.removeFirst()
        waiting.byteCount -= oldest.byteCount
        excess.append(oldest)
      }
      return excess
    }
    for block in excess { block.address.deallocate() }
  }

  func clear() {
    let blocks = waiting.withLock { waiting -> [Block] in
      defer {
        waiting.blocks = []
        waiting.byteCount = 0
      }
      return waiting.blocks
    }
    for block in blocks { block.address.deallocate() }
  }

  private static func make(_ byteCount: Int) -> Block {
    Block(address: .allocate(byteCount: byteCount, alignment: 16), byteCount: byteCount)
  }
}
