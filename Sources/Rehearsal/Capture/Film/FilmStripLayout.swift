/// The layout of a film strip, with frames side by side and a row for each phase. In pixels.
package struct FilmStripLayout: Sendable {
  var frame: (width: Int, height: Int)
  var columns: Int
  var rows: Int

  package init(frame: (width: Int, height: Int), columns: Int, rows: Int) {
    self.frame = frame
    self.columns = columns
    self.rows = rows
  }

  static let margin = 28
  static let gap = 14
  static let captionHeight = 30
  /// The space between the captions of a row and the next row.
  static let rowGap = 12

  package var size: (width: Int, height: Int) {
    let width = columns * frame.width + (columns - 1) * Self.gap
    let height = rows * (frame.height + Self.captionHeight) + (rows - 1) * Self.rowGap
    // A caption includes some space below it already.
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
