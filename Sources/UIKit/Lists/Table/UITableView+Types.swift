extension UITableView {
  /// The style in which sections are separated.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    ///
    /// Headers stay visible while their section is.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections on rounded cards.
    case insetGrouped
  }

  /// The animation with which rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    /// Fades, moves from or to a side, or shows the change at once (`none`).
    ///
    /// `middle` keeps the row in the middle of its growing or shrinking space.
    case fade, right, left, top, bottom, none, middle
    /// The default animation, a fade.
    case automatic = 100
  }

  /// The position at which `scrollToRow(at:at:animated:)` shows a row.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere, with as little scrolling as possible, or at the given position of the view.
    case none, top, middle, bottom
  }
}
