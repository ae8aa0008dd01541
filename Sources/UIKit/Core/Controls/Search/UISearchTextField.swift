import Foundation

@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let glass = SearchGlyph(kind: .glass)
  private let clearButton = ClearButton()

  /// The space for the magnifying glass, in points.
  private static let glassRoom: CGFloat = 30
  private static let cornerRadius: CGFloat = 10

  override func didInitialize() {
    super.didInitialize()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    clearButton.isTabStop = true
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    for view in [glass, clearButton] as [UIView] { addSubview(view) }
    addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .editingChanged)
  }

  var contentAlpha: CGFloat = 1 { didSet { if contentAlpha != oldValue { for view in subviews { view.alpha = contentAlpha } } } }

  private func clear() {
    text = ""
    setNeedsLayout()
    sendActions(for: .editingChanged)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? ClearButton.side : Self.glassRoom, y: 0, width: max(0, bounds.width - Self.glassRoom - ClearButton.side),
      height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + Self.glassRoom + ClearButton.side, height: max(size.height, Self.height))
  }

  /// The minimum height of a field that isn't in a search bar, in points, as on iOS.
  private static let height: CGFloat = 36

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(Self.cornerRadius, bounds.height / 2)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    glass.frame = CGRect(x: 8, y: (bounds.height - 18) / 2, width: 18, height: 18)
    clearButton.isHidden = !hasText
    clearButton.frame = CGRect(x: bounds.width - ClearButton.side, y: 0, width: ClearButton.side, height: bounds.height)
    mirror([glass, clearButton])
  }
}

final class SearchGlyph: InternalView {
  enum Kind {
    case glass, clear
  }

  private let kind: Kind

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    colorsMayHaveChanged()
  }

  override func colorsMayHaveChanged() {
    guard let shape = layer as? CAShapeLayer else { return }
    let path = UIBezierPath()
    let color: UIColor
    if kind == .glass {
      path.append(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 10.5, height: 10.5)))
      path.move(to: CGPoint(x: 11, y: 11))
      path.addLine(to: CGPoint(x: 16, y: 16))
      color = .secondaryLabel
    } else {
      path.move(to: CGPoint(x: 5.5, y: 5.5))
      path.addLine(to: CGPoint(x: 11.5, y: 11.5))
      path.move(to: CGPoint(x: 11.5, y: 5.5))
      path.addLine(to: CGPoint(x: 5.5, y: 11.5))
      color = .systemBackground
      backgroundColor = .tertiaryLabel
      layer.cornerRadius = 8.5
    }
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    shape.lineWidth = 1.6
    shape.lineCap = .round
  }
}
