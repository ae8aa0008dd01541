import Rehearsal
import Tweaks
import UIKit

/// The handles of the bar that has the person's attention, over the bars of a timeline.
final class BarGripsView: KitView {
  /// A bar.
  struct Bar: Hashable {
    /// The index of the track.
    let row: Int
    /// The index of the animation in its track.
    let segment: Int
  }

  /// Where bars and times are, as the timeline draws them.
  struct Layout {
    /// The recording.
    let recording: PhaseRecording
    /// The scale of times.
    let scale: TimeScale
    /// Returns the frame of a row.
    let row: (Int) -> CGRect
  }

  /// The values behind the timeline, or nil if there are none.
  var tuning: TimelineTuning? {
    didSet {
      guard tuning !== oldValue else { return }
      tuning?.onFind = { [weak self] in self?.update() }
      show(nil)
    }
  }
  /// Called when a drag begins (true) or ends (false).
  var onEditing: (Bool) -> Void = { _ in }
  /// Where bars and times are, or nil without a recording.
  var layout: Layout? { didSet { update() } }

  /// The bar with the handles, or nil for none.
  private(set) var bar: Bar?
  private(set) var grips: [BarGripView] = []
  /// The change in progress.
  private var edit: BarEdit?
  private let guide = UIView(fill: Theme.accent)
  private let bubble = BubbleLabel()
  private var isTrying = false

  init() {
    super.init(frame: .zero)
    guide.isHidden = true
    guide.isUserInteractionEnabled = false
    for view in [guide, bubble] as [UIView] { addSubview(view) }
  }

  // Only the handles take touches. Others scrub.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    grips.contains { !$0.isLocked && $0.frame.contains(point) || $0.isLocked && $0.frame.insetBy(dx: 3, dy: 0).contains(point) }
  }

  /// A Boolean value that indicates whether a handle is dragged.
  var isEditing: Bool { edit != nil }

  /// Shows the handles of a bar, or none.
  func show(_ new: Bar?) {
    guard !isEditing, new != bar || new == nil else { return }
    for grip in grips { grip.removeFromSuperview() }
    grips = []
    bar = new
    bubble.isHidden = true
    guard let new, let layout, let tuning,
      let segment = BarEdge(row: new.row, segment: new.segment, part: .end).animation(in: layout.recording)
    else { return }
    tuning.look(at: layout.recording)
    grips = BarEdge.edges(of: segment, row: new.row, index: new.segment).map { edge in
      let grip = BarGripView(edge)
      grip.onDrag = { [unowned self, unowned grip] in drag($0, grip) }
      insertSubview(grip, belowSubview: bubble)
      return grip
    }
    update()
    tryNext()
  }

  /// Tries one value after the other, one in each turn, while a bar has handles.
  private func tryNext() {
    guard !isTrying, bar != nil, let tuning, !tuning.isComplete, let scene = window?.windowScene else { return }
    isTrying = true
    scene.perform(after: 0) { [weak self] in
      guard let self else { return }
      isTrying = false
      if bar != nil, !isEditing { self.tuning?.findNext() }
      tryNext()
    }
  }

  /// Tries all values that weren't tried yet.
  private func finishTrying() { while let tuning, !tuning.isKnown { tuning.findNext() } }

  private func update() {
    guard let layout, let tuning else { return }
    for grip in grips {
      guard let time = grip.edge.time(in: layout.recording) else { continue }
      grip.place(at: layout.scale.x(of: time), in: layout.row(grip.edge.row))
      guard !isEditing else { continue }
      let title = tuning.title(of: grip.edge)
      grip.isLocked = title == nil
      grip.explanation = title.map { "\($0)\nDrag to change it. Alt: without snapping." } ?? tuning.reason(for: grip.edge)
    }
    if let edit { showBubble(for: edit.edge) }
  }

  // MARK: Dragging

  private func drag(_ drag: BarGripView.Drag, _ grip: BarGripView) {
    switch drag {
    case .began:
      guard let layout, let tuning else { return }
      edit = BarEdit(grip.edge, of: layout.recording, by: tuning)
      guard edit != nil else { return }
      tuning.store.beginEdit()
      onEditing(true)
      showBubble(for: grip.edge)
    case .moved(let distance, let isFree): move(by: distance, isFree: isFree)
    case .ended: endEditing { $0.store.endEdit() }
    case .cancelled: endEditing { $0.store.cancelEdit() }
    }
  }

  private func move(by distance: CGFloat, isFree: Bool) {
    guard let edit, let layout else { return }
    let time = edit.startTime + Double(distance) / layout.scale.pointsPerSecond
    let snapped = edit.snap.snap(time, reach: 6 / layout.scale.pointsPerSecond)
    edit.move(to: isFree ? time : snapped.time, keepsGrid: isFree)
    guide.isHidden = isFree || !snapped.isTarget
    guide.frame = CGRect(x: layout.scale.x(of: snapped.time).rounded(), y: 0, width: 1, height: bounds.height)
  }

  private func endEditing(_ finish: (TimelineTuning) -> Void) {
    guard edit != nil, let tuning else { return }
    finish(tuning)
    edit = nil
    guide.isHidden = true
    bubble.isHidden = true
    onEditing(false)
    if let layout { tuning.look(at: layout.recording) }
    update()
    tryNext()
  }

  private func showBubble(for edge: BarEdge) {
    guard let layout, let time = edge.time(in: layout.recording) else { return }
    let text = tuning?.title(of: edge) ?? tuning?.reason(for: edge) ?? ""
    bubble.show(text, above: layout.row(edge.row), at: layout.scale.x(of: time), inside: bounds)
  }

  // MARK: Keys

  /// Moves an end of the bar with the handles by a number of frames. If that isn't possible, it says why.
  func nudge(_ part: BarEdge.Part, byFrames frames: Double) {
    guard let bar, let layout, let tuning else { return }
    let edge = BarEdge(row: bar.row, segment: bar.segment, part: part)
    tuning.look(at: layout.recording)
    finishTrying()
    BarEdit(edge, of: layout.recording, by: tuning)?.nudge(byFrames: frames)
    showBubble(for: edge)
  }
}
