/// Where the frames of a strip lie: side by side, a row for each phase. In pixels.
struct FilmStripLayout: Sendable {
  /// The size of every frame.
  var frame: (width: Int, height: Int)
  /// Frames in a row.
  var columns: Int
  var rows: Int

  static let margin = 28
  /// Between two frames of a row.
  static let gap = 14
  /// Below each frame, for its time.
  static let captionHeight = 30
  /// Between the captions of a row and the next row.
  static let rowGap = 12

  /// The size of the whole strip.
  var size: (width: Int, height: Int) {
    let width = columns * frame.width + (columns - 1) * Self.gap
    let height = rows * (frame.height + Self.captionHeight) + (rows - 1) * Self.rowGap
    // A caption has some room below it already.
    return (width + 2 * Self.margin, height + 2 * Self.margin - Self.captionHeight / 2)
  }

  /// The top left corner of a frame.
  func origin(row: Int, column: Int) -> (x: Int, y: Int) {
    (
      Self.margin + column * (frame.width + Self.gap),
      Self.margin + row * (frame.height + Self.captionHeight + Self.rowGap)
    )
  }
}
