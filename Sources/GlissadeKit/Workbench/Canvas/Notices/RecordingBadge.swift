import Components
import Rehearsal
import UIKit

/// A badge above the stage with the name, the length and the content of the recording in progress.
final class RecordingBadge: KitView {
  private let dot = UIView(disc: .white, 8)
  private let nameLabel = UILabel(.systemFont(ofSize: 12, weight: .semibold), .white)
  private let timeLabel = UILabel(.monospacedDigitSystemFont(ofSize: 12, weight: .semibold), .white)
  private let contentLabel = UILabel(.systemFont(ofSize: 12), .white)
  private weak var recorder: TakeRecorder?
  private var start: TimeInterval = 0

  static let height: CGFloat = 24
  /// The interval between two updates, in seconds.
  private static let interval: TimeInterval = 0.1

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = UIColor(red: 0.74, green: 0.1, blue: 0.1, alpha: 1)
    layer.cornerRadius = Self.height / 2
    for view in [dot, nameLabel, timeLabel, contentLabel] { addSubview(view) }
  }

  var text: String { [nameLabel, timeLabel, contentLabel].compactMap(\.text).joined(separator: " ") }

  /// Shows a recording from now on, or hides the badge for nil.
  func show(_ recorder: TakeRecorder?, named name: String) {
    guard recorder !== self.recorder || isHidden != (recorder == nil) else { return }
    self.recorder = recorder
    isHidden = recorder == nil
    nameLabel.text = "Recording “\(name)”"
    start = CACurrentMediaTime()
    if recorder != nil { update() }
  }

  private func update() {
    guard let recorder, !isHidden else { return }
    timeLabel.text = Self.time(CACurrentMediaTime() - start)
    contentLabel.text = Self.content(of: recorder)
    superview?.setNeedsLayout()
    window?.windowScene?.perform(after: Self.interval) { [weak self, weak recorder] in
      guard let self, let recorder, recorder === self.recorder else { return }
      update()
    }
  }

  private static func time(_ seconds: TimeInterval) -> String {
    let tenths = Int((seconds * 10).rounded(.down))
    return String(format: "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
  }

  private static func content(of recorder: TakeRecorder) -> String {
    let counts = [(recorder.presses, "press", "presses"), (recorder.keys, "key", "keys")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" } + (recorder.wheelTurns > 0 ? ["scrolling"] : [])
    return words.isEmpty ? "nothing yet; Ctrl+R stops" : words.joined(separator: ", ")
  }

  func place(in area: CGRect) {
    let widths = [nameLabel, timeLabel, contentLabel].map { ceil($0.sizeThatFits(CGSize(width: area.width, height: Self.height)).width) }
    let width = min(widths.reduce(28, +) + 32, area.width - 16)
    frame = CGRect(x: (area.midX - width / 2).rounded(), y: area.minY + 4, width: width, height: Self.height)
    dot.frame = CGRect(x: 12, y: (Self.height - 8) / 2, width: 8, height: 8)
    var x: CGFloat = 28
    for (label, labelWidth) in zip([nameLabel, timeLabel, contentLabel], widths) {
      label.frame = CGRect(x: x, y: 0, width: max(min(labelWidth, width - x - 12), 0), height: Self.height)
      x += labelWidth + 10
    }
  }
}
