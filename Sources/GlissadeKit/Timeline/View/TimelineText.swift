import Rehearsal
import Foundation

enum TimelineText {
  /// Returns a time in milliseconds, such as "0.183 s".
  static func precise(_ time: TimeInterval) -> String { String(format: "%.3f s", time) }

  /// Returns a time without trailing zeros, such as "0.44 s".
  static func seconds(_ time: TimeInterval) -> String { "\(DecimalText.of(time, places: 3)) s" }

  /// Returns a time and its frame, such as "0.183 s · frame 11 of 27", or the duration of the recording if the time is nil.
  static func readout(_ recording: PhaseRecording, at time: TimeInterval?) -> String {
    let last = recording.frameCount - 1
    guard let time else { return "\(seconds(recording.duration)) · \(last) frames" }
    return "\(precise(time)) · frame \(recording.frame(at: time)) of \(last)"
  }

  /// The longest first: the timing with the duration, and only the duration.
  static func captions(of segment: MotionSegment) -> [String] {
    let duration = seconds(segment.duration)
    return ["\(segment.holds.isEmpty ? segment.timing.name : "interactive") · \(duration)", duration]
  }

  /// Returns several lines.
  static func describe(_ segment: MotionSegment, of track: MotionTrack) -> String {
    var lines = ["\(track.layer.text)\(track.count > 1 ? " × \(track.count)" : "")  \(track.keyPath)"]
    if segment.from != nil || segment.to != nil { lines.append("\(segment.from ?? "various") → \(segment.to ?? "various")") }
    // With its parameters, a spring is too long for one line of a tool tip.
    lines.append(segment.timing.detail.replacingOccurrences(of: ", stiffness", with: "\nstiffness"))
    var times = "\(precise(segment.start)) – \(precise(segment.end)), \(seconds(segment.duration))"
    if segment.delay > 1e-4 { times += ", \(seconds(segment.delay)) after the request" }
    lines.append(times)
    if !segment.holds.isEmpty {
      let held = segment.holds.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      lines.append("paused or interactive for \(seconds(held))")
    }
    switch segment.ending {
    case .completed: break
    case .returned: lines.append("reversed to its start")
    case .interrupted: lines.append("interrupted (planned: \(seconds(segment.intendedDuration)))")
    case .endless: lines.append("never ends by itself")
    }
    return lines.joined(separator: "\n")
  }

  static func describe(_ span: MotionSpan) -> String {
    let title =
      switch span.kind {
      case .touch: "Touch"
      case .transition(let isCancelled): isCancelled ? "Transition, cancelled" : "Transition"
      case .interaction: "Interactive"
      }
    let length = span.range.upperBound - span.range.lowerBound
    return "\(title)\n\(precise(span.range.lowerBound)) – \(precise(span.range.upperBound)), \(seconds(length))"
  }
}
