import Components
import Foundation
import Rehearsal
import UIKit

final class TimelineHeader: KitView {
  var onAction: (TimelineAction) -> Void = { _ in }

  var playback = PlaybackState() { didSet { if playback != oldValue { showPlayback() } } }

  private lazy var replayButton = button(.replay, .replay, .replay)
  private lazy var backButton = button(.stepBack, .stepBack, .step(-1))
  private lazy var playButton = button(.play, .togglePlay, .togglePlay)
  private lazy var forwardButton = button(.stepForward, .stepForward, .step(1))
  private lazy var reverseButton = button(.reverse, .reverse, .reverse)
  private lazy var loopButton = button(.loop, .loop, .toggleLooping)
  private let speeds = UISegmentedControl(items: PlaybackSpeed.allCases.map(\.title))
  private let readout = UILabel(Theme.figures, Theme.text)
  /// The frame below the time, if there isn't enough space for both in a line.
  private let frameLabel = UILabel(Theme.captionFigures, Theme.quietText)
  private let title = UILabel(Theme.body, Theme.quietText, alignment: .right)

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.background
    speeds.toolTip =
      "Speed of the stage’s time (\(WorkbenchCommand.slower.keyTexts[0]) slower, \(WorkbenchCommand.faster.keyTexts[0]) faster)"
    speeds.selectedSegmentIndex = 0
    speeds.addAction(
      UIAction { [unowned self] _ in onAction(.setSpeed(PlaybackSpeed.allCases[max(speeds.selectedSegmentIndex, 0)])) }, for: .valueChanged)
    let buttons = [replayButton, backButton, playButton, forwardButton, reverseButton, loopButton]
    for view in buttons + [speeds, readout, frameLabel, title] { addSubview(view) }
    title.lineBreakMode = .byTruncatingMiddle
    addHairline(at: .bottom)
    showPlayback()
  }

  private func button(_ icon: Icon, _ command: WorkbenchCommand, _ action: TimelineAction) -> TransportButton {
    TransportButton(icon, toolTip: command.toolTip) { [unowned self] in onAction(action) }
  }

  /// `text` is the stage's time, and `name` is the phase or the take.
  func show(readout text: String, title name: String) {
    if time != text {
      if time.count != text.count { setNeedsLayout() }
      time = text
      showTime()
    }
    if title.text != name { title.text = name }
  }

  private var time = ""
  /// A Boolean value that indicates whether the frame is below the time, as there isn't enough space next to it.
  private var isTimeInTwoLines = false

  private func showTime() {
    let parts = time.components(separatedBy: " · ")
    readout.text = isTimeInTwoLines ? parts[0] : time
    frameLabel.text = isTimeInTwoLines ? parts.dropFirst().joined(separator: " · ") : ""
  }

  /// Returns the width of a text in a label's font, in points. Measuring with the label would cause another layout.
  private func width(of text: String?, in label: UILabel) -> CGFloat {
    (text ?? "").size(withAttributes: [.font: label.font as UIFont]).width.rounded(.up)
  }

  private func showPlayback() {
    playButton.icon = playback.isPlaying ? .pause : .play
    playButton.toolTip = WorkbenchCommand.togglePlay.toolTip(playback.isPlaying ? "Pause" : "Play")
    reverseButton.isOn = playback.isReversed
    loopButton.isOn = playback.settings.isLooping
    speeds.selectedSegmentIndex = PlaybackSpeed.allCases.firstIndex(of: playback.settings.speed) ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.width < 640
    let size = isNarrow ? TransportButton.narrowSize : TransportButton.size
    let middle = Theme.Timeline.headerHeight / 2
    var x = Theme.margin - (size.width - Icon.size.width) / 2
    func place(_ views: [UIView], width: CGFloat, gap: CGFloat) {
      for view in views {
        view.frame = CGRect(x: x, y: middle - size.height / 2, width: width, height: size.height)
        x += width
      }
      x += gap
    }
    place([replayButton, backButton, playButton, forwardButton], width: size.width, gap: isNarrow ? 4 : 8)
    place([reverseButton, loopButton], width: size.width, gap: isNarrow ? 8 : 12)
    place([speeds], width: isNarrow ? 104 : 144, gap: isNarrow ? 12 : 16)
    let right = bounds.width - Theme.margin
    let room = max(right - x, 0)
    isTimeInTwoLines = width(of: time, in: readout) > room
    showTime()
    // The digits have equal widths, so the title next to the time doesn't move while the time changes.
    let wanted = min(max(width(of: readout.text, in: readout), width(of: frameLabel.text, in: frameLabel)), room)
    readout.frame = CGRect(x: x, y: middle - (isTimeInTwoLines ? 18 : 10), width: wanted, height: 20)
    frameLabel.frame = CGRect(x: x, y: middle + 2, width: wanted, height: 14)
    x += wanted + 12
    title.isHidden = right - x < 64
    title.frame = CGRect(x: x, y: middle - 10, width: max(right - x, 0), height: 20)
  }
}
