import Components
import UIKit

/// A handle at a time of a bar. If no value moves that time, it is a lock that explains why.
final class BarGripView: HoverView {
  enum Drag {
    case began
    /// The distance from the start of the drag, in points. With `isFree`, the time doesn't snap.
    case moved(CGFloat, isFree: Bool)
    case ended
    /// The drag was cancelled, and its changes have to be undone.
    case cancelled
  }

  let edge: BarEdge
  var onDrag: (Drag) -> Void = { _ in }
  var isLocked = true { didSet { if isLocked != oldValue { attentionDidChange() } } }
  /// The text of the tool tip.
  var explanation: String {
    get { toolTips.defaultToolTip ?? "" }
    set { toolTips.defaultToolTip = newValue }
  }

  private let knob: UIView
  private let lock = UIImageView(image: Icon.lock.image)
  private let toolTips = UIToolTipInteraction(defaultToolTip: "")
  private var start: CGFloat?

  /// The width of the area that takes the pointer, in points.
  static let width: CGFloat = 14

  init(_ edge: BarEdge) {
    self.edge = edge
    if case .keyframe = edge.part {
      knob = UIView(disc: Theme.accent, 9)
    } else {
      knob = UIView(fill: Theme.accent, radius: 2)
      knob.bounds.size = CGSize(width: 4, height: 16)
    }
    super.init(frame: .zero)
    knob.layer.borderWidth = 1
    lock.bounds.size = CGSize(width: 10, height: 10)
    lock.tintColor = Theme.quietText
    for view in [knob, lock] { addSubview(view) }
    addInteraction(toolTips)
    attentionDidChange()
  }

  var isDragged: Bool { start != nil }

  /// Places the handle on its edge, which is at `x`, in a row.
  func place(at x: CGFloat, in row: CGRect) {
    let left =
      switch edge.part {
      case .start: x - Self.width + 4
      case .end: x - 4
      case .keyframe: x - Self.width / 2
      }
    frame = CGRect(x: left, y: row.minY, width: Self.width, height: row.height)
    let middle = CGPoint(x: x - left, y: row.height / 2)
    knob.center = middle
    lock.center = CGPoint(x: edge.part == .start ? middle.x - 8 : edge.part == .end ? middle.x + 8 : middle.x, y: middle.y)
  }

  override func attentionDidChange() {
    knob.isHidden = isLocked
    lock.isHidden = !isLocked
    knob.backgroundColor = isAttended || isDragged ? Theme.accent : Theme.Timeline.field
    knob.layer.borderColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    attentionDidChange()
  }

  override var pointerShape: PointerShape { isLocked ? .arrow : .resizeSideways }

  // MARK: Pointer

  // Pressing a lock moves the playhead, like a press next to it.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isLocked, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
    // The timeline takes the keyboard, so that Esc can cancel the drag.
    window?.endEditing(true)
    start = touch.location(in: superview).x
    attentionDidChange()
    onDrag(.began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    onDrag(.moved(touch.location(in: superview).x - start, isFree: event?.modifierFlags.contains(.alternate) == true))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !end(.ended) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !end(.cancelled) { super.touchesCancelled(touches, with: event) }
  }

  /// Cancels the drag in progress, as Esc does. The rest of the drag has no effect.
  func cancelDrag() { _ = end(.cancelled) }

  private func end(_ drag: Drag) -> Bool {
    guard start != nil else { return false }
    start = nil
    attentionDidChange()
    onDrag(drag)
    return true
  }
}
