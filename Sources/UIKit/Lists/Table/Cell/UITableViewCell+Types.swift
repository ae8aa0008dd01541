extension UITableViewCell {
  /// The arrangement of the cell's own labels.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default`
    /// A text, and a gray text at the right edge.
    case value1
    /// A small text in the tint color, aligned to the right of a narrow column, and a small text beside it.
    case value2
    /// A text, and a smaller one below.
    case subtitle
  }

  /// The accessory at the right edge.
  public enum AccessoryType: Int, Sendable {
    /// No accessory, or a chevron that indicates a further screen.
    case none, disclosureIndicator
    /// A button that shows details, and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    case detailButton

    /// A Boolean value that indicates whether there is a chevron or a check mark.
    var hasMark: Bool { self == .disclosureIndicator || self == .detailDisclosureButton || self == .checkmark }
    /// A Boolean value that indicates whether there is a button.
    var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
  }

  /// The appearance of a selected or pressed cell.
  public enum SelectionStyle: Int, Sendable {
    /// The appearance does not change.
    case none
    /// The background is gray.
    case `default` = 3
  }

  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The edit that a person can make to a row while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing, or delete the row, or insert one.
    case none, delete, insert
  }

  /// The stage that a row has reached in a drag.
  public enum DragState: Int, Sendable {
    /// In its place, or lifted by a press, or dragged.
    case none, lifting, dragging
  }
}
