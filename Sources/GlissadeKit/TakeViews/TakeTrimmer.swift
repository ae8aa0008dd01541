import Components
import Rehearsal
import UIKit

/// A control that selects a part of a take: a bar for the whole take with a handle at each end of the part, and a button to trim.
final class TakeTrimmer: KitView {
  static let height: CGFloat = 72

  /// Called with the part to keep, in seconds since the take's first event.
  var onTrim: (ClosedRange<TimeInterval>) -> Void = { _ in }

  private(set) var range: ClosedRange<TimeInterval> = 0...0
  private var take: Take?
  private let captionLabel = UILabel(Theme.figures, Theme.quietText)
  private let track = UIView(fill: Theme.field, radius: 4)
  private let kept = UIView(fill: nil, radius: 4)
  private var presses: [UIView] = []
  private let handles = [TrimHandle("Start of the part to keep (arrow keys move it)"), TrimHandle("End of the part to keep")]
  private let button = UIButton(configuration: Theme.takesButton)

  private static let inset: CGFloat = 8
  private static let trackHeight: CGFloat = 20
  /// The shortest part that can be selected, in seconds.
  static let shortest: TimeInterval = 0.02

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.clipsToBounds = true
    kept.layer.borderWidth = 2
    button.set { [unowned self] in onTrim(range) }
    let header = Row(gap: 8, captionLabel, button.fittingWidth).sized(height: 26, pinned: .top)
    arrange(header.inset(top: 6, left: Self.inset))
    for view in [track, kept] + handles { addSubview(view) }
    for (index, handle) in handles.enumerated() {
      handle.onMove = { [unowned self] in move(index, by: TimeInterval($0 / max(trackArea.width, 1)) * duration) }
      handle.onStep = { [unowned self] in move(index, by: $0 * 0.01) }
    }
  }

  private var duration: TimeInterval { max(take?.duration ?? 0, Self.shortest) }

  /// Shows a take with all of it selected. Trimming a take that comes with the program saves a copy.
  func show(_ take: Take, isOwn: Bool) {
    button.setTitle(isOwn ? "Trim" : "Trim a copy", for: .normal)
    button.toolTip =
      isOwn
      ? "Keeps the part between the handles; the original goes to the trash"
      : "Saves the part between the handles as a take of your own"
    guard take != self.take else { return }
    self.take = take
    range = 0...take.duration
    for view in presses { view.removeFromSuperview() }
    presses = take.strokes.map { _ in UIView() }
    for view in presses {
      view.backgroundColor = Theme.accent.withAlphaComponent(0.5)
      track.addSubview(view)
    }
    rangeDidChange()
  }

  private func move(_ handle: Int, by seconds: TimeInterval) {
    let end = take?.duration ?? 0
    if handle == 0 {
      range = min(max(range.lowerBound + seconds, 0), max(range.upperBound - Self.shortest, 0))...range.upperBound
    } else {
      range = range.lowerBound...max(min(range.upperBound + seconds, end), min(range.lowerBound + Self.shortest, end))
    }
    rangeDidChange()
  }

  private func rangeDidChange() {
    captionLabel.text = String(format: "%.2f – %.2f s", range.lowerBound, range.upperBound)
    button.isEnabled = range != 0...(take?.duration ?? 0)
    setNeedsLayout()
  }

  private var trackArea: CGRect {
    CGRect(x: Self.inset, y: bounds.height - 8 - Self.trackHeight, width: max(bounds.width - 2 * Self.inset, 0), height: Self.trackHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = trackArea
    track.frame = area
    func x(_ time: TimeInterval) -> CGFloat { CGFloat(time / duration) * area.width }
    for (stroke, view) in zip(take?.strokes ?? [], presses) {
      let start = x(stroke.startTime)
      view.frame = CGRect(x: start, y: area.height / 2 - 3, width: max(x(stroke.endTime) - start, 3), height: 6)
      view.layer.cornerRadius = 1.5
    }
    let (start, end) = (area.minX + x(range.lowerBound), area.minX + x(range.upperBound))
    kept.frame = CGRect(x: start - 2, y: area.minY, width: max(end - start + 4, 4), height: area.height)
    kept.layer.borderColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
    for (handle, place) in zip(handles, [start, end]) {
      handle.frame = CGRect(x: place - TrimHandle.width / 2, y: area.minY - 4, width: TrimHandle.width, height: area.height + 8)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// A handle at an end of the selected part. It can be dragged, or moved with the arrow keys (×10 with Shift, ×0.1 with Alt).
final class TrimHandle: KitControl {
  static let width: CGFloat = 14

  /// Called with the distance of a drag, in points.
  var onMove: (CGFloat) -> Void = { _ in }
  /// Called with the number of steps of a key press.
  var onStep: (Double) -> Void = { _ in }
  private let bar = UIView(fill: Theme.accent, radius: 3)

  init(_ toolTip: String) {
    super.init(frame: .zero)
    self.toolTip = toolTip
    arrange(bar.sized(width: 6))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // In the superview's coordinate system, as the handle moves along.
    onMove(touch.location(in: superview).x - center.x)
    superview?.layoutIfNeeded()
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, [.keyboardLeftArrow, .keyboardRightArrow].contains(key.keyCode) else {
      return super.pressesBegan(presses, with: event)
    }
    onStep((key.keyCode == .keyboardLeftArrow ? -1 : 1) * key.modifierFlags.stepFactor)
  }
}
