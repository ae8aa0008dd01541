extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`
    /// A text, and a gray text at the right edge.
    case value1
    /// A small text in the tint color at the right of a narrow column, and another small text.
    case value2
    case subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton

    var hasMark: Bool { self == .disclosureIndicator || self == .detailDisclosureButton || self == .checkmark }
    var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case `default` = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
