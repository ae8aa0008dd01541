import QuartzCore

/// The coverage of the next paths of a drawing, computed on several threads before the paths are composited one after another.
///
/// A path's coverage doesn't depend on anything drawn before it, so the pixels are the same for any number of threads.
struct PathsAhead {
  /// The number of operations to look ahead. Each coverage is as large as its path, so not too many.
  private static let window = 16
  /// The minimum number of operations for which waking other threads is worthwhile.
  static let fewest = 48

  struct Path: Sendable {
    let painting: PathPainting
    let map: Projection
    let clip: ClipRegion
    /// The path's coverage inside the clip, or nil if there is none.
    fileprivate(set) var coverage: CoverageMap?
  }

  private(set) var operations: Range<Int>
  /// The path of each operation that fills or strokes one.
  private var paths: [Path?]

  init() {
    operations = 0..<0
    paths = []
  }

  /// Computes the coverage of the paths in `all` from an index on. `clip` returns the region to which an operation is clipped.
  init(
    from start: Int, in all: [CGDrawing.Operation], through base: CGAffineTransform, workers: WorkerPool,
    clip: (CGDrawing.Operation) -> ClipRegion
  ) {
    operations = start..<min(start + PathsAhead.window, all.count)
    paths = all[operations].map { operation in
      guard operation.shadow == nil, let painting = operation.painting else { return nil }
      return Path(painting: painting, map: Projection(operation.transform.concatenating(base)), clip: clip(operation))
    }
    paths.withUnsafeMutableBufferPointer { paths in
      nonisolated(unsafe) let paths = paths
      workers.run(paths.count) { index, _ in
        guard let path = paths[index], !path.clip.rect.isEmpty else { return }
        paths[index]?.coverage = CoverageMap(path.painting, through: path.map, in: path.clip.rect)
      }
    }
  }

  /// Removes and returns the path of an operation, or nil if its coverage hasn't been computed.
  mutating func take(_ index: Int) -> Path? {
    guard operations.contains(index) else { return nil }
    defer { paths[index - operations.lowerBound] = nil }
    return paths[index - operations.lowerBound]
  }
}

extension CGDrawing.Operation {
  /// The path that the operation fills or strokes, or nil for any other operation.
  var painting: PathPainting? {
    switch content {
    case .fill(let path, let rule, let color): PathPainting(path: path, style: .fill(rule), color: LayerColor(color))
    case .stroke(let path, let style, let color): PathPainting(path: path, style: .stroke(style), color: LayerColor(color))
    default: nil
    }
  }
}
