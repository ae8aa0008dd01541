import CoreGraphics
import UIKit

final class BackButton: UIButton {
  private let chevron = CAShapeLayer()

  static let side: CGFloat = 40

  convenience init(_ action: @escaping @MainActor () -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    layer.cornerRadius = Self.side / 2
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 22.5, y: 13))
    path.addLine(to: CGPoint(x: 15.5, y: 20))
    path.addLine(to: CGPoint(x: 22.5, y: 27))
    chevron.path = path.cgPath
    chevron.fillColor = nil
    chevron.strokeColor = UIColor.white.cgColor
    chevron.lineWidth = 2.5
    chevron.lineCap = .round
    chevron.lineJoin = .round
    layer.addSublayer(chevron)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  func place(in view: UIView) { center = CGPoint(x: 16 + Self.side / 2, y: max(view.safeAreaInsets.top, 16) + 4 + Self.side / 2) }
}
