/// The layout of a film strip, with frames side by side and a row for each phase. In pixels.
package struct FilmStripLayout: Sendable {
  /// The size of each frame.
  var frame: (width: Int, height: Int)
  /// The number of frames in a row.
  var columns: Int
  var rows: Int

  package init(frame: (width: Int, height: Int), columns: Int, rows: Int) {
    self.frame = frame
    self.columns = columns
    self.rows = rows
  }

  static let margin = 28
  /// The space between two frames of a row.
  static let gap = 14
  /// The height of the caption below each frame.
  static let captionHeight = 30
  /// The space between the captions of a row and the next row.
  static let rowGap = 12

  /// The size of the whole strip.
  package var size: (width: Int, height: Int) {
    let width = columns * frame.width + (columns - 1) * Self.gap
    let height = rows * (frame.height + Self.captionHeight) + (rows - 1) * Self.rowGap
    // A caption includes some space below it already.
    return (width + 2 * Self.margin, height + 2 * Self.margin - Self.captionHeight / 2)
  }

  /// Returns the top left corner of a frame.
  func origin(row: Int, column: Int) -> (x: Int, y: Int) {
    (
      Self.margin + column * (frame.width + Self.gap),
      Self.margin + row * (frame.height + Self.captionHeight + Self.rowGap)
    )
  }
}
