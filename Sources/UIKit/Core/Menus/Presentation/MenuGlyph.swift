import Foundation

/// A symbol of a menu or pop-up button, drawn in lines.
final class MenuGlyph: InternalView {
  enum Shape {
    case check, dash, submenu, popUp
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  private let shape: Shape

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: CGRect(origin: .zero, size: shape.size))
    isUserInteractionEnabled = false
    guard let layer = layer as? CAShapeLayer else { return }
    layer.fillColor = nil
    layer.lineWidth = 1.5
    layer.lineCap = .round
    layer.lineJoin = .round
    layer.path = shape.path.cgPath
  }

  override var intrinsicContentSize: CGSize { shape.size }

  var color = UIColor.label { didSet { colorsMayHaveChanged() } }

  override func colorsMayHaveChanged() {
    (layer as? CAShapeLayer)?.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

extension MenuGlyph.Shape {
  var size: CGSize {
    switch self {
    case .check: CGSize(width: 12, height: 12)
    case .dash: CGSize(width: 12, height: 12)
    case .submenu: CGSize(width: 6, height: 10)
    case .popUp: CGSize(width: 8, height: 12)
    }
  }

  @MainActor fileprivate var path: UIBezierPath {
    switch self {
    case .check: UIBezierPath(lines: [[(1.5, 6.5), (4.75, 9.75), (10.5, 2.25)]])
    case .dash: UIBezierPath(lines: [[(2, 6), (10, 6)]])
    case .submenu: UIBezierPath(lines: [[(1, 1), (5, 5), (1, 9)]])
    case .popUp: UIBezierPath(lines: [[(1, 4), (4, 1), (7, 4)], [(1, 8), (4, 11), (7, 8)]])
    }
  }
}
