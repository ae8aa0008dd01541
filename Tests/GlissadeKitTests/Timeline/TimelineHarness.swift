import Foundation
import TestSupport
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A timeline in a window of its own.
final class TimelineHarness: SceneHarness {
  let timeline = TimelineView()
  private(set) var requests: [String] = []
  private(set) var scrubs: [TimeInterval] = []

  init(_ recording: PhaseRecording?, size: CGSize = CGSize(width: 800, height: 240)) throws {
    try SourceAssets.preparePlatform()
    super.init(size: size, hostTime: 0, pace: .framePerEvent)
    scene.perform {
      timeline.frame = rootView.bounds
      timeline.onAction = { [weak self] in self?.note($0) }
      timeline.recording = recording
      rootView.addSubview(timeline)
    }
    turn()
  }

  // MARK: What is seen

  /// Where a time is in the tracks, in the window's points.
  func place(of time: TimeInterval, row: Int = 0) -> CGPoint {
    let area = timeline.area
    return area.convert(
      CGPoint(
        x: area.scale.x(of: time), y: area.scrollView.frame.minY + CGFloat(row) * Theme.Timeline.rowHeight + Theme.Timeline.rowHeight / 2),
      to: window)
  }

  /// Where a time is in the ruler.
  func placeInRuler(of time: TimeInterval) -> CGPoint {
    timeline.area.convert(CGPoint(x: timeline.area.scale.x(of: time), y: 6), to: window)
  }

  /// The button with a tool tip that begins so.
  func button(_ toolTip: String) -> CGPoint {
    middle(of: views(TransportButton.self).first { $0.toolTip?.hasPrefix(toolTip) == true })
  }

  var texts: [String] { views(UILabel.self).filter { !$0.isHidden }.compactMap(\.text) }

  // MARK: What the timeline asks for

  private func note(_ action: TimelineAction) {
    switch action {
    case .togglePlay: requests.append("play")
    case .step(let frames): requests.append("step \(frames)")
    case .replay: requests.append("replay")
    case .reverse: requests.append("reverse")
    case .toggleLooping: requests.append("loop")
    case .setSpeed(let speed): requests.append("speed \(speed.rawValue)")
    case .scrub(.began): requests.append("scrub begins")
    case .scrub(.moved(let time)): scrubs.append(time)
    case .scrub(.ended): requests.append("scrub ends")
    }
  }
}
