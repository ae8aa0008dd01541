import Foundation

/// The three lines at the trailing edge that move a row.
final class ReorderHandle: InternalView {
  private let lines = CAShapeLayer()
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)

  /// The width of the lines and the distance between them, in points, as on iOS.
  private static let width: CGFloat = 20
  private static let distance: CGFloat = 6

  init() {
    super.init(frame: .zero)
    layer.addSublayer(lines)
    lines.lineWidth = 1.5
    lines.lineCap = .round
    lines.fillColor = nil
    let path = UIBezierPath()
    for line in 0..<3 {
      path.move(to: CGPoint(x: 0, y: CGFloat(line) * Self.distance))
      path.addLine(to: CGPoint(x: Self.width, y: CGFloat(line) * Self.distance))
    }
    lines.path = path.cgPath
    press.minimumPressDuration = 0
    press.addTarget(self, action: ReorderHandle.handlePress)
    addGestureRecognizer(press)
    updateColors()
  }

  private func handlePress(_ press: UILongPressGestureRecognizer) {
    guard let cell = superview as? UITableViewCell, let table = cell.superview as? UITableView else { return }
    let finger = press.location(in: table).y
    let isMoving = table.moving.movement?.cell === cell
    switch press.state {
    case .began: table.moving.begin(cell, finger: finger, in: table)
    case .changed where isMoving: table.moving.fingerMoved(to: finger, in: table)
    case .ended where isMoving: table.moving.end(in: table)
    case .cancelled where isMoving: table.moving.cancel(in: table, animated: true)
    case .changed, .ended, .cancelled, .possible, .failed: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.bounds = CGRect(x: 0, y: 0, width: Self.width, height: 2 * Self.distance)
    lines.position = bounds.middle
  }

  private func updateColors() { lines.strokeColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }
}
