import Foundation

extension UITableView {
  /// A row height that is determined by the constraints in the cell.
  public static let automaticDimension: CGFloat = -1

  public enum Style: Int, Sendable {
    /// Headers stay visible while their section is.
    case plain
    case grouped
    /// The sections are on rounded cards.
    case insetGrouped
  }

  public enum RowAnimation: Int, Sendable {
    /// `middle` keeps the row in the middle of its growing or shrinking space.
    case fade, right, left, top, bottom, none, middle
    /// The default animation, which is a fade here.
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable {
    /// `none` scrolls as little as possible.
    case none, top, middle, bottom
  }
}
