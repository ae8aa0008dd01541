import Components
import Rehearsal
import UIKit

/// The part of the timeline with a horizontal time axis: ruler, bars and playhead. It handles the pointer, scrolling and keys.
final class TimelineArea: KitView, FocusObserving {
  var onAction: (TimelineAction) -> Void = { _ in }
  /// Called with the vertical scroll position of the tracks, in points.
  var onVerticalScroll: (CGFloat) -> Void = { _ in }

  var playhead: TimeInterval? { didSet { placePlayhead() } }
  private(set) var scale = TimeScale(
    duration: 0, width: 0, leading: Theme.Timeline.leading, trailing: Theme.Timeline.trailing)

  private(set) var recording: PhaseRecording?
  private var rowCount = 0
  /// The duration to fit after an edit in progress, during which the scale doesn't change.
  private var pendingDuration: TimeInterval?
  let ruler = TimelineRuler()
  let scrollView = WheelScrollView()
  let bars = TrackBarsView()
  let grips = BarGripsView()
  /// A Boolean value that indicates whether the bar with the handles was chosen with a key, so that the arrows move its end.
  var isBarChosen = false
  let rowMark = UIView(fill: Theme.Timeline.hover)
  private let playheadView = PlayheadView()
  private var isScrubbing = false
  /// The time before the drag of the playhead, if any.
  private var timeBeforeScrubbing: TimeInterval?

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.Timeline.field
    clipsToBounds = true
    ruler.backgroundColor = Theme.background
    rowMark.isHidden = true
    scrollView.delegate = self
    grips.onEditing = { [unowned self] in if !$0 { fitPendingDuration() } }
    grips.curve.onAttention = { [unowned self] in curveAttentionDidChange() }
    for view in [rowMark, bars, grips] { scrollView.addSubview(view) }
    for view in [scrollView, ruler, playheadView] as [UIView] { addSubview(view) }
    let toolTips = UIToolTipInteraction()
    toolTips.delegate = self
    addInteraction(toolTips)
  }

  /// The vertical scroll position of the tracks, and the height of all tracks together, in points.
  var verticalOffset: CGFloat { scrollView.contentOffset.y }
  var contentHeight: CGFloat { CGFloat(rowCount) * Theme.Timeline.rowHeight }

  func show(_ recording: PhaseRecording?, rows: TimelineRows, otherDuration: TimeInterval?) {
    self.recording = recording
    rowCount = rows.rows.count
    bars.rows = rows
    ruler.spans = recording?.spans ?? []
    ruler.markers = recording.map(TimelineMarker.markers) ?? []
    bars.markers = ruler.markers
    ruler.otherDuration = otherDuration
    pendingDuration = max(recording?.duration ?? 0, otherDuration ?? 0)
    bars.duration = recording?.duration ?? 0
    // While an edge is dragged, the times stay where they are.
    if !grips.isEditing { fitPendingDuration() }
    setNeedsLayout()
    scaleDidChange()
  }

  private func fitPendingDuration() {
    guard let duration = pendingDuration else { return }
    pendingDuration = nil
    scale.duration = duration
    scale.limit()
    scaleDidChange()
  }

  private func scaleDidChange() {
    ruler.scale = scale
    bars.scale = scale
    grips.layout = recording.map { [bars] in
      BarGripsView.Layout(recording: $0, scale: scale, row: { bars.frame(ofRow: $0) }, bar: { bars.frame(of: $0) })
    }
    placePlayhead()
  }

  private func placePlayhead() {
    playheadView.isHidden = playhead == nil || recording == nil
    guard let playhead else { return }
    let x = scale.x(of: min(max(playhead, 0), scale.duration)).rounded()
    playheadView.center.x = x + 0.5
    if x < 0 || x > bounds.width { playheadView.isHidden = true }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = Theme.Timeline.rulerHeight + Theme.Timeline.laneHeight
    scale.width = bounds.width
    scale.trailing = bounds.width > 480 ? Theme.Timeline.captionWidth : Theme.Timeline.trailing
    scale.limit()
    ruler.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    scrollView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    scrollView.contentSize = CGSize(width: bounds.width, height: contentHeight)
    bars.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(contentHeight, scrollView.bounds.height))
    grips.frame = bars.frame
    playheadView.bounds = CGRect(x: 0, y: 0, width: PlayheadView.width, height: bounds.height)
    playheadView.center.y = bounds.height / 2
    scaleDidChange()
  }

  // MARK: Zoom

  func zoom(by factor: Double, around x: CGFloat) {
    scale.zoom(by: factor, around: x)
    scaleDidChange()
  }

  private static let zoomStep = 1.5

  /// Zooms around the playhead if it is visible, and otherwise around the middle.
  func zoom(by factor: Double) {
    let x = playhead.map { scale.x(of: $0) } ?? -1
    zoom(by: factor, around: (0...max(bounds.width, 1)).contains(x) ? x : bounds.midX)
  }

  func zoom(in isIn: Bool) { zoom(by: isIn ? Self.zoomStep : 1 / Self.zoomStep) }

  func scrollTime(by distance: CGFloat) -> Bool {
    let before = scale
    scale.scroll(by: distance)
    scaleDidChange()
    return scale != before
  }

  func fit() {
    scale.fit()
    scaleDidChange()
  }

  func reveal(_ time: TimeInterval) {
    scale.reveal(time)
    scaleDidChange()
  }

  // MARK: Scrubbing

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, recording != nil else { return }
    let point = touch.location(in: self)
    if touch.tapCount == 2, point.y < ruler.bounds.height { return fit() }
    // The timeline takes the keyboard, so that Esc can cancel the drag.
    window?.endEditing(true)
    isScrubbing = true
    timeBeforeScrubbing = playhead
    onAction(.scrub(.began))
    scrub(to: point.x, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isScrubbing, let touch = touches.first else { return }
    scrub(to: touch.location(in: self).x, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endScrubbing() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endScrubbing() }

  private func endScrubbing() {
    guard isScrubbing else { return }
    isScrubbing = false
    onAction(.scrub(.ended))
  }

  /// Cancels the drag of the playhead in progress, and restores its position. Returns false if there is none.
  private func cancelScrubbing() -> Bool {
    guard isScrubbing else { return false }
    if let timeBeforeScrubbing { onAction(.scrub(.moved(timeBeforeScrubbing))) }
    endScrubbing()
    return true
  }

  /// Moves the playhead, to whole frames while Shift is held.
  private func scrub(to x: CGFloat, _ event: UIEvent?) {
    guard let recording else { return }
    let time = min(scale.clampedTime(at: x), recording.duration)
    let snaps = event?.modifierFlags.contains(.shift) == true
    onAction(.scrub(.moved(snaps ? recording.time(ofFrame: Int((time * PhaseRecording.framesPerSecond).rounded())) : time)))
  }

  // MARK: Keys

  func focusDidChange() {
    guard !isFocused, isBarChosen, grips.curve.focusedHandle == nil else { return }
    isBarChosen = false
    grips.show(nil)
  }

  override var canBecomeFocused: Bool { recording != nil && window != nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, let recording else { return super.pressesBegan(presses, with: event) }
    let factor = key.modifierFlags.contains(.shift) ? 10 : 1
    if key.keyCode == .keyboardEscape, grips.cancelDrag() || cancelScrubbing() { return }
    if grips.curve.focusedHandle != nil {
      if !leaveHandle(by: key) { super.pressesBegan(presses, with: event) }
      return
    }
    if isBarChosen, editBar(by: key, frames: factor) { return }
    switch key.keyCode {
    case .keyboardUpArrow: chooseBar(forward: false)
    case .keyboardDownArrow: chooseBar(forward: true)
    case .keyboardLeftArrow: onAction(.step(-factor))
    case .keyboardRightArrow: onAction(.step(factor))
    case .keyboardHome: jump(to: 0)
    case .keyboardEnd: jump(to: recording.duration)
    default: return super.pressesBegan(presses, with: event)
    }
  }

  private func jump(to time: TimeInterval) {
    for step in [TimelineAction.Scrub.began, .moved(time), .ended] { onAction(.scrub(step)) }
    reveal(time)
  }
}
