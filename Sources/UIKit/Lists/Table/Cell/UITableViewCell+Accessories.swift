import Foundation

// The detail button.
extension UITableViewCell {
  /// The side of the button, and the space between it and the chevron, in points.
  static let detailButtonSide: CGFloat = 22
  private static let detailGap: CGFloat = 12

  static func size(of type: AccessoryType) -> CGSize {
    guard type.hasButton else { return AccessoryMark.size }
    let mark = type.hasMark ? detailGap + AccessoryMark.size.width : 0
    return CGSize(width: detailButtonSide + mark, height: detailButtonSide)
  }

  func makeDetailButton() -> UIButton {
    let button = DetailButton(type: .detailDisclosure)
    button.addAction(UIAction { [weak self] _ in self?.showDetails() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func showDetails() {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else { return }
    segues.accessory?(self)
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}

/// A small button that can also be tapped next to its image.
private final class DetailButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -11, dy: -11).contains(point) }
}
