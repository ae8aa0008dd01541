import Components
import Rehearsal
import Tweaks
import UIKit

/// A plot of a timing, with the position over time above and the velocity below. Its handles change the timing.
///
/// The canvas is redrawn only when values change. The cursor moves independently.
final class CurvePlotView: KitView, PointerInteracting {
  /// Another timing for comparison, drawn faintly: the default, or that of another preset.
  var other: TimingValue? { didSet { if other != oldValue { refresh() } } }

  /// Called with a description of the handle that has the pointer or the focus, or nil if there is none.
  var onDescribe: (String?) -> Void = { _ in }

  private let edit: TimingEdit
  private let canvas = PlotCanvas(takesTouches: false)
  private let cursor = PlotCursor()
  private let positionLabel = UILabel(Theme.caption, Theme.quietText)
  private let velocityLabel = UILabel(Theme.caption, Theme.Plot.velocity)
  private let handles: [PlotHandleView]
  private var drag: Drag?
  private var pointer: CGPoint?
  private var value: TimingValue?
  private var scale: PlotScale?

  /// A drag in progress. The scale of times and positions stays fixed meanwhile, so that only the dragged handle moves.
  private struct Drag {
    let start: TimingValue
    let scale: PlotScale
    var point: CGPoint
  }

  /// The handles change the tweaks in the store.
  init(timing: TweakTiming, store: TweakStore) {
    edit = TimingEdit(timing: timing, store: store)
    handles = edit.handles.map { PlotHandleView($0) }
    super.init(frame: .zero)
    for view in [canvas, positionLabel, velocityLabel, cursor] + handles as [UIView] { addSubview(view) }
    for handle in handles { connect(handle) }
    refresh()
  }

  func refresh() {
    value = edit.value
    show()
  }

  private func show() {
    guard let value, bounds.width > 0 else { return }
    let reach = handles.map { edit.place(of: $0.handle, in: value).position }
    let scale = PlotScale(
      [value, other].compactMap(\.self), reaching: reach, positionArea: positionArea, velocityArea: velocityArea, holding: drag?.scale)
    self.scale = scale
    canvas.content = PlotCanvas.Content(value: value, other: other, scale: scale)
    for handle in handles {
      let place = edit.place(of: handle.handle, in: value)
      handle.center = scale.point(place.time, place.position)
    }
    read()
  }

  // MARK: Layout

  private static let gutter: CGFloat = 20
  private static let velocityHeight: CGFloat = 44
  private static let axisHeight: CGFloat = 20
  private static let titleHeight: CGFloat = 16

  /// Wider plots are slightly higher, to keep the shape of the curve. The plot works at any width from 200 points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let panelWidth = (size.width + 2 * Theme.margin).clamped(to: 280...480)
    return CGSize(width: size.width, height: (248 + (panelWidth - Theme.width) * 0.25).rounded())
  }

  private var plotWidth: CGFloat { max(bounds.width - Self.gutter - 12, 1) }

  private var positionArea: CGRect {
    // Leaves space for a label above the highest peak.
    let top = 2 * Self.titleHeight
    return CGRect(x: Self.gutter, y: top, width: plotWidth, height: max(velocityArea.minY - Self.titleHeight - 4 - top, 1))
  }

  private var velocityArea: CGRect {
    CGRect(x: Self.gutter, y: bounds.height - Self.axisHeight - Self.velocityHeight, width: plotWidth, height: Self.velocityHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard canvas.frame != bounds else { return }
    canvas.frame = bounds
    cursor.frame = bounds
    positionLabel.frame = CGRect(x: Self.gutter, y: 0, width: plotWidth, height: 14)
    velocityLabel.frame = CGRect(x: Self.gutter, y: velocityArea.minY - Self.titleHeight, width: plotWidth, height: 14)
    show()
  }

  // MARK: Reading

  func pointerMoved(to point: CGPoint?) {
    pointer = point
    read()
  }

  /// Shows the values at the pointer, or those of the whole timing.
  private func read() {
    guard let value, let scale else { return }
    var time: Double?
    if drag == nil, let pointer, scale.positionArea.minX...scale.positionArea.maxX ~= pointer.x {
      time = min(max(scale.time(at: pointer.x), 0), value.duration)
    }
    cursor.show(time, of: value, on: scale)
    if let time {
      setText("Position \(TimingNumber.percent(value.position(at: time))) at \(TimingNumber.seconds(time))", in: positionLabel)
      setText("Velocity \(TimingNumber.figures(value.velocity(at: time))) ×/s", in: velocityLabel)
    } else {
      setText("Position", in: positionLabel)
      setText("Velocity, up to \(TimingNumber.figures(scale.fastest)) ×/s", in: velocityLabel)
    }
  }

  /// Sets a label's text only if it differs, as each change causes a layout.
  private func setText(_ text: String, in label: UILabel) {
    if label.text != text { label.text = text }
  }
}

// MARK: - Handles

extension CurvePlotView {
  private func connect(_ handle: PlotHandleView) {
    handle.onDrag = { [unowned self, unowned handle] in perform($0, of: handle) }
    handle.connectKeys(to: edit)
    handle.onAttention = { [unowned self, unowned handle] in onDescribe(handle.hasAttention ? handle.handle.meaning : nil) }
  }

  private func perform(_ step: PlotHandleView.Drag, of handle: PlotHandleView) {
    switch step {
    case .began:
      guard let value, let scale else { return }
      edit.store.beginEdit()
      drag = Drag(start: value, scale: scale, point: handle.center)
    case .moved(let travel, let stepFactor):
      guard var drag else { return }
      drag.point.x += travel.dx
      drag.point.y += travel.dy
      self.drag = drag
      edit.move(
        handle.handle, toTime: drag.scale.time(at: drag.point.x), position: drag.scale.position(at: drag.point.y), from: drag.start,
        stepFactor: stepFactor)
    case .ended, .cancelled:
      drag = nil
      if case .ended = step { edit.store.endEdit() } else { edit.store.cancelEdit() }
      refresh()
    }
  }
}

extension PlotHandle {
  var meaning: String {
    switch self {
    case .control(1): "The control point at the start. Move it with the arrow keys."
    case .control: "The control point at the end. Move it with the arrow keys."
    case .peak: "The damping: higher means more overshoot. Move it with the arrow keys."
    case .end: "The duration: farther right is slower. Move it with the arrow keys."
    }
  }
}
