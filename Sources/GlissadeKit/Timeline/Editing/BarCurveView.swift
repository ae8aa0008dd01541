import Components
import Rehearsal
import Tweaks
import UIKit

/// The handles of a bar's curve, in the bar, or a lock that explains why the curve can't be changed.
final class BarCurveView: KitView {
  struct Content {
    let segment: MotionSegment
    let scale: BarCurveScale
    /// Nil if the curve can't be changed.
    let edit: TimingEdit?
    /// Why the curve can't be changed, or nil while that isn't known.
    let reason: String?
  }

  var content: Content? { didSet { update() } }
  /// Called when a drag of a handle begins (true) or ends (false).
  var onEditing: (Bool) -> Void = { _ in }
  var onAttention: () -> Void = {}
  /// Called when an arrow key that moved a handle is released.
  var onStepsEnd: () -> Void = {}

  private(set) var handles: [PlotHandleView] = []
  /// The edit that the handles make. It stays the same during a drag.
  private var edit: TimingEdit?
  private let tangents = TangentsView(takesTouches: false)
  private let lock = LockView()
  private var drag: Drag?

  /// A drag in progress. The curve's own scale may change meanwhile.
  private struct Drag {
    let start: TimingValue
    let scale: BarCurveScale
    var part: Double
    var fraction: Double
  }

  /// The minimum size of a bar with handles, in points.
  private static let least = CGSize(width: 48, height: 12)
  /// The distances from the edges at which a control point snaps, in points.
  private static let snap = CGSize(width: 6, height: 2)
  /// The fraction of the pointer's distance by which the peak of a spring moves, as it is a small part of a low bar.
  private static let peakFactor = 0.25

  init() {
    super.init(frame: .zero)
    for view in [tangents, lock] { addSubview(view) }
    update()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ([lock] + handles).contains { !$0.isHidden && $0.frame.contains(point) }
  }

  var isEditing: Bool { drag != nil }

  var focusedHandle: PlotHandleView? { handles.first { $0.isFocused } }

  /// The handle after the focused one, or the first one without a focus. It is nil after the last one.
  var nextHandle: PlotHandleView? {
    let shown = handles.filter { !$0.isHidden }
    guard let focusedHandle, let index = shown.firstIndex(of: focusedHandle) else { return shown.first }
    return shown.indices.contains(index + 1) ? shown[index + 1] : nil
  }

  /// The handle that the person is moving, with the pointer or with keys.
  var activeHandle: PlotHandleView? {
    if isEditing { return handles.first { $0.isTracking } }
    return window?.showsFocusRing == true ? focusedHandle : nil
  }

  // MARK: Places

  private func update() {
    let new = content?.edit
    if drag == nil, new?.timing != edit?.timing || new?.store !== edit?.store { makeHandles(for: new) }
    let frame = content?.scale.frame ?? .zero
    let hasRoom = frame.width >= Self.least.width && frame.height >= Self.least.height
    for handle in handles { handle.isHidden = !hasRoom }
    tangents.isHidden = !hasRoom || edit == nil
    lock.isHidden = !hasRoom || content?.reason == nil || edit != nil
    guard let content, hasRoom else { return }
    let middle = frame.minX + frame.width * placeOfLock(in: content)
    lock.frame = CGRect(x: (middle - LockView.width / 2).rounded(), y: frame.minY, width: LockView.width, height: frame.height)
    lock.explanation = content.reason ?? ""
    for handle in handles {
      guard let place = edit?.place(of: handle.handle, in: content.segment) else { continue }
      handle.center = content.scale.place(of: place.fraction, after: place.part)
    }
    tangents.show(handles, on: content.scale)
  }

  /// Returns the position of the lock in a bar, 0…1: the middle, unless a keyframe is there.
  private func placeOfLock(in content: Content) -> CGFloat {
    guard case .keyframes(let times) = content.segment.timing else { return 0.5 }
    let distance = Double(LockView.width / content.scale.frame.width)
    let places = [0.5, 0.375, 0.625, 0.25, 0.75]
    return CGFloat(places.first { place in times.allSatisfy { abs($0 - place) >= distance } } ?? 0.5)
  }

  private func makeHandles(for new: TimingEdit?) {
    for handle in handles { handle.removeFromSuperview() }
    edit = new
    handles = (new?.shapeHandles ?? []).map { PlotHandleView($0, size: 18, knob: 9) }
    for handle in handles {
      handle.onDrag = { [unowned self, unowned handle] in perform($0, of: handle) }
      if let new { handle.connectKeys(to: new) { [unowned self] in onStepsEnd() } }
      handle.onAttention = { [unowned self] in onAttention() }
      addSubview(handle)
    }
  }

  // MARK: Dragging

  private func perform(_ step: PlotHandleView.Drag, of handle: PlotHandleView) {
    guard let content, let edit else { return }
    switch step {
    case .began:
      guard let start = edit.value, let place = edit.place(of: handle.handle, in: content.segment) else { return }
      edit.store.beginEdit()
      drag = Drag(start: start, scale: content.scale, part: place.part, fraction: place.fraction)
      onEditing(true)
    case .moved(let distance, let stepFactor): move(handle.handle, by: distance, stepFactor: stepFactor, edit)
    case .ended, .cancelled:
      guard drag != nil else { return }
      drag = nil
      if case .ended = step { edit.store.endEdit() } else { edit.store.cancelEdit() }
      onEditing(false)
    }
  }

  private func move(_ handle: PlotHandle, by distance: CGVector, stepFactor: Double, _ edit: TimingEdit) {
    guard var drag else { return }
    let (width, height) = (drag.scale.frame.width, drag.scale.height)
    drag.part += Double(distance.dx / width)
    drag.fraction -= Double(distance.dy / height) * (handle == .peak ? Self.peakFactor : 1)
    self.drag = drag
    var (part, fraction) = (drag.part, drag.fraction)
    if handle != .peak, stepFactor == 1 {
      let snap = CurveSnap(reach: (Double(Self.snap.width / width), Double(Self.snap.height / height)))
      (part, fraction) = snap.snap(part: part, fraction: fraction)
    }
    edit.move(handle, toPart: part, fraction: fraction, from: drag.start, stepFactor: stepFactor)
  }
}

/// The lines from the ends of a curve to its control points.
private final class TangentsView: DrawnView {
  private var lines: [[CGPoint]] = []

  func show(_ handles: [PlotHandleView], on scale: BarCurveScale) {
    let lines: [[CGPoint]] = handles.compactMap { handle in
      guard case .control(let number) = handle.handle else { return nil }
      return [number == 1 ? scale.place(of: 0, after: 0) : scale.place(of: 1, after: 1), handle.center]
    }
    let places = lines.flatMap(\.self)
    let box = places.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }.insetBy(dx: -2, dy: -2).integral
    guard !places.isEmpty else { return frame = .zero }
    frame = box
    let moved = lines.map { $0.map { CGPoint(x: $0.x - box.minX, y: $0.y - box.minY) } }
    if moved != self.lines {
      self.lines = moved
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in lines { context.stroke(.line(line), Theme.accent, width: 1) }
  }
}
