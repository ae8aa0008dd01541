import Foundation

/// The round control at the leading edge of a row while the table is edited.
final class CellEditControl: InternalControl {
  enum Kind: Equatable {
    /// `select` shows whether the row is selected.
    case delete, insert, select
  }

  let kind: Kind
  var isChecked = false { didSet { if isChecked != oldValue { updateColors() } } }

  private let disc = CAShapeLayer()
  private let glyph = CAShapeLayer()

  /// The diameter of the disc and the position of its center, in points, as on iOS.
  private static let diameter: CGFloat = 22
  private static let middle: CGFloat = 27

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    // A click on a selection circle is handled by the row.
    isUserInteractionEnabled = kind != .select
    layer.addSublayer(disc)
    layer.addSublayer(glyph)
    glyph.fillColor = nil
    glyph.lineWidth = 2
    glyph.lineCap = .round
    glyph.lineJoin = .round
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    drawPaths()
    updateColors()
  }

  override var canBecomeFocused: Bool { false }

  private var cell: UITableViewCell? { superview as? UITableViewCell }

  private func perform() {
    guard let cell, let table = cell.superview as? UITableView else { return }
    table.editing.controlWasTapped(in: cell, of: table)
  }

  private func drawPaths() {
    let side = Self.diameter
    disc.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).cgPath
    let mark = UIBezierPath()
    func line(_ points: (CGFloat, CGFloat)...) {
      for (index, point) in points.enumerated() {
        let point = CGPoint(x: point.0 * side, y: point.1 * side)
        if index == 0 { mark.move(to: point) } else { mark.addLine(to: point) }
      }
    }
    switch kind {
    case .delete: line((0.27, 0.5), (0.73, 0.5))
    case .insert:
      line((0.27, 0.5), (0.73, 0.5))
      line((0.5, 0.27), (0.5, 0.73))
    case .select: line((0.28, 0.52), (0.44, 0.68), (0.73, 0.35))
    }
    glyph.path = mark.cgPath
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = isRightToLeft ? bounds.width - Self.middle : Self.middle
    for layer in [disc, glyph] {
      layer.bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
      layer.position = CGPoint(x: x, y: bounds.midY)
    }
  }

  private func updateColors() {
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    switch kind {
    case .delete: disc.fillColor = color(.systemRed)
    case .insert: disc.fillColor = color(.systemGreen)
    case .select:
      disc.fillColor = isChecked ? color(tintColor) : nil
      disc.strokeColor = color(isChecked ? tintColor : .systemGray3)
      disc.lineWidth = 1.5
    }
    glyph.strokeColor = UIColor.white.cgColor
    glyph.isHidden = kind == .select && !isChecked
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.6 : 1
  }

  override func colorsMayHaveChanged() { updateColors() }
}
