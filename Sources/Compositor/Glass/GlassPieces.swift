internal import CPixels

/// Pieces of glass in memory that pixel loops read without reference counting.
final class GlassPieces: @unchecked Sendable {
  let first: UnsafePointer<GlassPiece>
  let count: Int

  /// Stores at least one piece.
  init(_ pieces: [GlassPiece]) {
    let memory = UnsafeMutablePointer<GlassPiece>.allocate(capacity: max(pieces.count, 1))
    for (index, piece) in pieces.enumerated() { (memory + index).initialize(to: piece) }
    first = UnsafePointer(memory)
    count = pieces.count
  }

  deinit { first.deallocate() }
}
