import UIKit

/// The attributes of cells.
@MainActor
enum CellAttributes {
  static let tableCell = AttributeTable<UITableViewCell>([
    .init("selectionStyle", \.selectionStyle, ["none": .none, "default": .default, "blue": .default, "gray": .default]),
    .init("accessoryType", \.accessoryType, accessories), .init("editingAccessoryType", \.editingAccessoryType, accessories),
  ])

  private static let accessories: [String: UITableViewCell.AccessoryType] = AttributeValue.names(
    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton)

  /// The styles of cells, by their names in files.
  static let styles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  /// Returns the label or image view of UIKit's own for a view in the content of a cell with a style.
  static func standardView(for id: String, of cell: UITableViewCell, _ description: InterfaceObject) -> UIView? {
    let text = InterfaceValue.text(id)
    if description.attributes["textLabel"] == text { return cell.textLabel }
    if description.attributes["detailTextLabel"] == text { return cell.detailTextLabel }
    return description.attributes["imageView"] == text ? cell.imageView : nil
  }
}
