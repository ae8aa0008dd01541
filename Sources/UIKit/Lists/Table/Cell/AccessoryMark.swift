import Foundation

@MainActor
final class AccessoryMark: UIView {
  static let size = CGSize(width: 14, height: 14)

  override class var layerClass: AnyClass { CAShapeLayer.self }

  var type = UITableViewCell.AccessoryType.none { didSet { if type != oldValue { updatePath() } } }

  /// Nil stands for the color of the type.
  var color: UIColor? { didSet { updatePath() } }

  override func colorsMayHaveChanged() { updatePath() }

  private func updatePath() {
    guard let shape = layer as? CAShapeLayer else { return }
    let path = UIBezierPath()
    if type == .checkmark {
      path.move(to: CGPoint(x: 1, y: 8))
      path.addLine(to: CGPoint(x: 5, y: 12))
      path.addLine(to: CGPoint(x: 13, y: 2))
    } else {
      path.move(to: CGPoint(x: 6, y: 1.5))
      path.addLine(to: CGPoint(x: 11.5, y: 7))
      path.addLine(to: CGPoint(x: 6, y: 12.5))
    }
    let color: UIColor = color ?? (type == .checkmark ? tintColor : .systemGray3)
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    shape.lineWidth = 2
    shape.lineCap = .round
    shape.lineJoin = .round
  }
}
