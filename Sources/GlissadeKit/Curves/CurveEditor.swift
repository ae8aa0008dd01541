import Components
import Tweaks
import UIKit

/// An editor of a curve: a small plot that opens a menu of named curves, and a field for its name or its numbers.
final class CurveEditor: TweakEditor {
  private let picture = CurvePicture(takesTouches: false)
  private let button = UIButton(type: .custom)

  /// Enough for "easeInOut" and "0.42,0,0.58,1", in points.
  private static let fieldWidth: CGFloat = 100

  override init(_ edited: EditedTweak) {
    super.init(edited)
    button.addSubview(picture)
    button.layer.cornerRadius = 4
    button.backgroundColor = Theme.field
    button.showsMenuAsPrimaryAction = true
    button.toolTip = "Choose a named curve"
    for view in [button, field] as [UIView] { addSubview(view) }
  }

  override func refresh() {
    field.refresh()
    guard case .curve(let curve) = edited.value else { return }
    picture.curve = curve
    button.menu = UIMenu(
      children: TweakCurve.named.map { name, named in
        UIAction.item(name, isOn: named == curve) { [edited] in edited.set(.curve(named)) }
      })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: bounds.width - Self.fieldWidth, y: 2, width: Self.fieldWidth, height: bounds.height - 4)
    let side = bounds.height - 4
    button.frame = CGRect(x: max(0, field.frame.minX - Theme.gap - 2 * side), y: 2, width: 2 * side, height: side)
    picture.frame = button.bounds
  }
}

private final class CurvePicture: DrawnView {
  var curve = TweakCurve.linear { didSet { if curve != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let area = bounds.insetBy(dx: 4, dy: 5)
    func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: area.minX + x * area.width, y: area.maxY - y * area.height) }
    context.clip(to: bounds)
    context.setStrokeColor(Theme.accent.cgColor)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    context.move(to: place(0, 0))
    context.addCurve(to: place(1, 1), control1: place(curve.x1, curve.y1), control2: place(curve.x2, curve.y2))
    context.strokePath()
  }
}
