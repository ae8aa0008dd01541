import Foundation

/// Shows what a drop would do, and the number of items.
final class DragBadge: InternalView {
  enum Content: Equatable {
    case none, copy(count: Int), forbidden, count(Int)
  }

  private static let height: CGFloat = 24
  private let label = UILabel()
  private let glyph = CAShapeLayer()

  var content = Content.none { didSet { if content != oldValue { update() } } }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = Self.height / 2
    layer.addSublayer(glyph)
    glyph.strokeColor = UIColor.white.cgColor
    glyph.fillColor = nil
    glyph.lineWidth = 2.5
    glyph.lineCap = .round
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
  }

  private func update() {
    let middle = Self.height / 2
    let path = UIBezierPath()
    var text: String?
    UIView.performWithoutAnimation {
      switch content {
      case .none: return
      case .copy(let count):
        backgroundColor = .systemGreen
        if count > 1 {
          text = "\(count)"
        } else {
          path.move(to: CGPoint(x: middle - 5.5, y: middle))
          path.addLine(to: CGPoint(x: middle + 5.5, y: middle))
          path.move(to: CGPoint(x: middle, y: middle - 5.5))
          path.addLine(to: CGPoint(x: middle, y: middle + 5.5))
        }
      case .forbidden:
        backgroundColor = .systemGray
        path.append(UIBezierPath(ovalIn: CGRect(x: middle - 6, y: middle - 6, width: 12, height: 12)))
        path.move(to: CGPoint(x: middle - 4, y: middle + 4))
        path.addLine(to: CGPoint(x: middle + 4, y: middle - 4))
      case .count(let count):
        backgroundColor = .systemRed
        text = "\(count)"
      }
      label.text = text
      glyph.path = path.cgPath
      let middlePoint = center
      bounds.size.width = max(Self.height, (text == nil ? 0 : label.sizeThatFits(bounds.size).width) + 14)
      center = middlePoint
      label.frame = bounds
    }
    UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.alpha = self.content == .none ? 0 : 1
    }
  }
}
