import Components
import Rehearsal
import Tweaks
import UIKit

/// The handles of the bar under the pointer or with the focus, for its times and for its curve. They are in front of the timeline's bars.
final class BarGripsView: KitView {
  struct Layout {
    let recording: PhaseRecording
    let scale: TimeScale
    let row: (Int) -> CGRect
    let bar: (TimelineBar) -> CGRect?
  }

  /// The values behind the timeline.
  var tuning: TimelineTuning? {
    didSet {
      guard tuning !== oldValue else { return }
      tuning?.onFind = { [weak self] in self?.setNeedsLayout() }
      show(nil)
    }
  }
  /// Called when a drag begins (true) or ends (false).
  var onEditing: (Bool) -> Void = { _ in }
  /// Nil without a recording. The handles move in the next layout, when the bars are redrawn as well.
  var layout: Layout? { didSet { setNeedsLayout() } }

  private(set) var bar: TimelineBar?
  private(set) var grips: [BarGripView] = []
  let curve = BarCurveView()
  var edit: BarEdit?
  let guide = UIView(fill: Theme.accent)
  let bubble = BubbleLabel()
  private var isTrying = false

  init() {
    super.init(frame: .zero)
    guide.isHidden = true
    for view in [curve, guide, bubble] { addSubview(view) }
    curve.onEditing = { [unowned self] in curveIsEdited($0) }
    curve.onStepsEnd = { [unowned self] in lookAgain() }
  }

  // Only the handles take touches. Other presses move the playhead.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    curve.point(inside: point, with: event)
      || grips.contains { !$0.isLocked && $0.frame.contains(point) || $0.isLocked && $0.frame.insetBy(dx: 3, dy: 0).contains(point) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    curve.frame = bounds
    placeHandles()
  }

  var isEditing: Bool { edit != nil || curve.isEditing }

  func show(_ new: TimelineBar?) {
    guard !isEditing, new != bar || new == nil else { return }
    giveFocusBack()
    for grip in grips { grip.removeFromSuperview() }
    grips = []
    bar = new
    curve.content = nil
    bubble.isHidden = true
    guard let new, let layout, let tuning, new.animation(in: layout.recording) != nil else { return }
    tuning.look(at: layout.recording)
    grips = BarEdge.edges(of: new, in: layout.recording).map { edge in
      let grip = BarGripView(edge)
      grip.onDrag = { [unowned self, unowned grip] in drag($0, grip) }
      insertSubview(grip, belowSubview: curve)
      return grip
    }
    setNeedsLayout()
    tryNext()
  }

  /// Moves the focus from a handle that will be removed to the view around it.
  private func giveFocusBack() {
    guard curve.focusedHandle != nil else { return }
    var owner = superview
    while let view = owner, !view.canBecomeFocused { owner = view.superview }
    window?.setFocus(owner)
  }

  // MARK: Finding origins

  /// Tries one value in each turn while a bar has handles.
  private func tryNext() {
    guard !isTrying, bar != nil, let tuning, !tuning.isComplete, let scene = window?.windowScene else { return }
    isTrying = true
    scene.perform(after: 0) { [weak self] in
      guard let self else { return }
      isTrying = false
      if bar != nil, !isEditing, let layout {
        self.tuning?.look(at: layout.recording)
        self.tuning?.findNext()
      }
      tryNext()
    }
  }

  /// Tries all values that haven't been tried yet.
  func finishTrying() { while let tuning, !tuning.isKnown { tuning.findNext() } }

  /// Looks for the origins of the times and curves after a change.
  func lookAgain() {
    if let layout { tuning?.look(at: layout.recording) }
    setNeedsLayout()
    tryNext()
  }

  // MARK: Showing

  private func placeHandles() {
    guard let layout, let tuning else { return }
    for grip in grips {
      guard let time = grip.edge.time(in: layout.recording) else { continue }
      grip.place(at: layout.scale.x(of: time), in: layout.row(grip.edge.bar.row))
      guard !isEditing else { continue }
      let title = tuning.title(of: grip.edge)
      grip.isLocked = title == nil
      grip.explanation = title.map { "\($0)\nDrag to change it. Alt: without snapping." } ?? tuning.reason(for: grip.edge)
    }
    if let bar, let segment = bar.animation(in: layout.recording), let frame = layout.bar(bar) {
      curve.content = BarCurveView.Content(
        segment: segment, scale: BarCurveScale(segment, in: frame, layout.scale), edit: tuning.curve(of: bar),
        reason: tuning.isKnown ? tuning.curveReason(for: bar) : nil)
    }
    if let edit { showBubble(for: edit.edge) }
    if curve.activeHandle != nil { showCurveBubble() }
  }

  /// Shows which value determines an edge, or why the edge can't be changed.
  func showBubble(for edge: BarEdge) {
    guard let layout, let time = edge.time(in: layout.recording) else { return }
    let text = tuning?.title(of: edge) ?? tuning?.reason(for: edge) ?? ""
    bubble.show(text, above: layout.row(edge.bar.row), at: layout.scale.x(of: time), inside: bounds)
  }

  /// Shows which value determines the curve, or why the curve can't be changed.
  func showCurveBubble() {
    guard let layout, let bar, let frame = layout.bar(bar), let tuning else { return }
    let isTooNarrow = curve.handles.contains { $0.isHidden }
    let text =
      isTooNarrow
      ? "This bar is too small for the handles of its curve. Zoom in." : tuning.curveTitle(of: bar) ?? tuning.curveReason(for: bar)
    bubble.show(text, above: layout.row(bar.row), at: curve.activeHandle?.center.x ?? frame.midX, inside: bounds)
  }
}
