import Components
import UIKit

/// A ruler along an edge of the canvas, in points of a stage, with a mark at the pointer.
final class RulerView: DrawnView {
  enum Edge {
    case top, left
  }

  struct Scale: Equatable {
    /// The position of the stage's origin, in the ruler.
    var origin: CGFloat = 0
    /// In points of the stage.
    var length: CGFloat = 0
    /// The number of points of the window per point of the stage.
    var pointsPerUnit: CGFloat = 1
  }

  var scale = Scale() {
    didSet {
      guard scale != oldValue else { return }
      setNeedsDisplay()
      showPointer()
    }
  }

  var pointer: CGFloat? { didSet { if pointer != oldValue { showPointer() } } }

  /// The number at the pointer's mark, or nil while it is hidden.
  var pointerText: String? { label.isHidden ? nil : label.text }

  /// In points. The ruler at the left has space for a number.
  nonisolated static func thickness(_ edge: Edge) -> CGFloat { edge == .top ? 18 : 34 }

  private let edge: Edge
  private let line = UIView(fill: Theme.accent)
  private let label = UILabel(.monospacedDigitSystemFont(ofSize: 11, weight: .semibold), Theme.onAccent, alignment: .center)

  /// The minimum distance between two numbers, in points.
  private static let spacing: CGFloat = 52
  /// The length of the ticks between two numbers, in points.
  private static let tick: CGFloat = 4

  init(_ edge: Edge) {
    self.edge = edge
    super.init(takesTouches: false)
    backgroundColor = Theme.background
    label.backgroundColor = Theme.accent
    label.layer.cornerRadius = 3
    label.clipsToBounds = true
    for view in [line, label] { addSubview(view) }
    showPointer()
  }

  private var length: CGFloat { edge == .top ? bounds.width : bounds.height }

  /// Returns a rectangle from one position to another, with the given depth from the edge next to the stage.
  private func strip(from start: CGFloat, to end: CGFloat, depth: CGFloat) -> CGRect {
    edge == .top
      ? CGRect(x: start, y: bounds.height - depth, width: end - start, height: depth)
      : CGRect(x: bounds.width - depth, y: start, width: depth, height: end - start)
  }

  // MARK: Scale

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), scale.pointsPerUnit > 0 else { return }
    let thickness = Self.thickness(edge)
    context.fill(strip(from: scale.origin, to: scale.origin + scale.length * scale.pointsPerUnit, depth: thickness), Theme.selection)
    let step = RoundStep(atLeast: max(Double(Self.spacing / scale.pointsPerUnit), 1))
    let part = step.value / Double(step.parts)
    let first = Int((Double(-scale.origin / scale.pointsPerUnit) / part).rounded(.up))
    let last = Int((Double((length - scale.origin) / scale.pointsPerUnit) / part).rounded(.down))
    guard first <= last else { return }
    for index in first...last {
      let value = Double(index) * part
      let place = (scale.origin + CGFloat(value) * scale.pointsPerUnit).rounded()
      let isNumbered = index % step.parts == 0
      // Fractions of a point have no ticks.
      guard isNumbered || part >= 1 else { continue }
      context.fill(strip(from: place, to: place + 1, depth: isNumbered ? thickness : Self.tick), isNumbered ? Theme.mark : Theme.track)
      if isNumbered { draw(number: value, at: place) }
    }
    context.fill(strip(from: 0, to: length, depth: 1), Theme.hairline)
  }

  private func draw(number: Double, at place: CGFloat) {
    let text = PlotText(DecimalText.of(number, places: 1), Theme.quietText)
    let size = text.size()
    let point =
      edge == .top
      ? CGPoint(x: place + 4, y: (bounds.height - size.height) / 2 - 1) : CGPoint(x: bounds.width - size.width - 5, y: place + 1)
    text.draw(at: point)
  }

  // MARK: Pointer

  private func showPointer() {
    let isShown = pointer.map { $0 >= 0 && $0 <= length } ?? false
    for view in [line, label] { view.isHidden = !isShown }
    guard isShown, let pointer, scale.pointsPerUnit > 0 else { return }
    let value = Double((pointer - scale.origin) / scale.pointsPerUnit)
    label.text = DecimalText.of(value, places: scale.pointsPerUnit >= CanvasZoom.gridScale ? 1 : 0)
    let size = CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 6, height: 14)
    let place = pointer.rounded()
    line.frame = strip(from: place, to: place + 1, depth: Self.thickness(edge))
    // Next to the mark, as the numbers are next to their ticks, and inside the ruler.
    label.frame =
      edge == .top
      ? CGRect(x: min(place + 2, bounds.width - size.width), y: 1, width: size.width, height: size.height)
      : CGRect(x: bounds.width - size.width - 2, y: min(place + 2, bounds.height - size.height), width: size.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showPointer()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
