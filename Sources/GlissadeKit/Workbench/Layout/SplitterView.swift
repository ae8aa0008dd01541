import UIKit

/// The line between two parts of the window, which can be dragged to resize them.
///
/// It is wider than the visible hairline, so that it is easy to hit. With the keyboard focus, the arrow keys move it as well.
final class SplitterView: HoverView {
  enum Axis {
    /// Between left and right, dragged horizontally.
    case vertical
    /// Between top and bottom, dragged vertically.
    case horizontal
  }

  /// Called during a drag with the distance from its start, in points. Right and down are positive.
  private var onDrag: (CGFloat) -> Void = { _ in }
  private var onBegin: () -> Void = {}
  /// Called on a double click, to restore the default size.
  private var onReset: () -> Void = {}

  private let axis: Axis
  private let line = HairlineView()
  private var start = CGPoint.zero
  private var isDragged = false { didSet { if isDragged != oldValue { attentionDidChange() } } }

  /// The width of the touch area, in points.
  static let thickness: CGFloat = 7
  /// The distance per arrow key, in points.
  private static let step: CGFloat = 8

  init(_ axis: Axis) {
    self.axis = axis
    super.init(frame: .zero)
    addSubview(line)
    attentionDidChange()
  }

  /// Lets the splitter change a size in points. `direction` is 1 if the size grows with a drag to the right or down, and −1 if it shrinks.
  /// A double click restores `standard`.
  func resize<Owner: AnyObject>(
    _ owner: Owner, _ size: ReferenceWritableKeyPath<Owner, CGFloat>, direction: CGFloat = 1, standard: CGFloat
  ) {
    var start: CGFloat = 0
    onBegin = { [unowned owner] in start = owner[keyPath: size] }
    onDrag = { [unowned owner] in owner[keyPath: size] = start + direction * $0 }
    onReset = { [unowned owner] in owner[keyPath: size] = standard }
  }

  /// The hairline is the first point after the edge.
  func place(along edge: CGFloat, from start: CGFloat, length: CGFloat) {
    let inset = (Self.thickness - 1) / 2
    switch axis {
    case .vertical:
      frame = CGRect(x: edge - inset, y: start, width: Self.thickness, height: length)
      line.frame = CGRect(x: inset, y: 0, width: 1, height: length)
    case .horizontal:
      frame = CGRect(x: start, y: edge - inset, width: length, height: Self.thickness)
      line.frame = CGRect(x: 0, y: inset, width: length, height: 1)
    }
    // Its position relative to the pixels may have changed.
    line.setNeedsLayout()
  }

  override func attentionDidChange() {
    line.color = isDragged || isAttended ? Theme.accent : Theme.hairline
  }

  private func distance(of touch: UITouch?) -> CGFloat {
    guard let point = touch?.location(in: superview) else { return 0 }
    return axis == .vertical ? point.x - start.x : point.y - start.y
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.tapCount == 2 { return onReset() }
    start = touches.first?.location(in: superview) ?? .zero
    isDragged = true
    onBegin()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isDragged { onDrag(distance(of: touches.first)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isDragged = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isDragged else { return }
    isDragged = false
    onDrag(0)
  }

  override var pointerShape: PointerShape { axis == .vertical ? .resizeSideways : .resizeUpAndDown }

  override var canBecomeFocused: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let steps: [UIKeyboardHIDUsage: CGFloat] =
      axis == .vertical ? [.keyboardLeftArrow: -1, .keyboardRightArrow: 1] : [.keyboardUpArrow: -1, .keyboardDownArrow: 1]
    guard let key = presses.first?.key, let step = steps[key.keyCode] else { return super.pressesBegan(presses, with: event) }
    onBegin()
    onDrag(step * Self.step * key.modifierFlags.stepFactor)
  }
}
