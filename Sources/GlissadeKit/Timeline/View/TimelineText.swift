import Foundation

/// What the timeline says in words.
enum TimelineText {
  /// "0.183 s"
  static func precise(_ time: TimeInterval) -> String { String(format: "%.3f s", time) }

  /// "0.44 s": without zeros that say nothing.
  static func seconds(_ time: TimeInterval) -> String { "\(DecimalText.of(time, places: 3)) s" }

  /// "0.183 s · frame 11 of 27"; with nil where the phase stands at no moment, how long it is.
  static func readout(_ recording: PhaseRecording, at time: TimeInterval?) -> String {
    let last = recording.frameCount - 1
    guard let time else { return "\(seconds(recording.duration)) · \(last) frames" }
    return "\(precise(time)) · frame \(recording.frame(at: time)) of \(last)"
  }

  /// All about one animation, in lines.
  static func describe(_ segment: MotionSegment, of track: MotionTrack) -> String {
    var lines = ["\(track.layer.text)\(track.count > 1 ? " × \(track.count)" : "")  \(track.keyPath)"]
    if segment.from != nil || segment.to != nil { lines.append("\(segment.from ?? "various") → \(segment.to ?? "various")") }
    lines.append(segment.law.detail)
    var times = "\(precise(segment.start)) – \(precise(segment.end)), \(seconds(segment.duration))"
    if segment.delay > 1e-4 { times += ", \(seconds(segment.delay)) after it was asked for" }
    lines.append(times)
    if !segment.holds.isEmpty {
      let held = segment.holds.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      lines.append("held or moved by hand for \(seconds(held))")
    }
    switch segment.ending {
    case .completed: break
    case .returned: lines.append("went back to its beginning")
    case .interrupted: lines.append("taken off on its way: \(seconds(segment.intendedDuration)) were meant")
    case .endless: lines.append("never ends by itself")
    }
    return lines.joined(separator: "\n")
  }

  /// A stretch of hand or transition.
  static func describe(_ span: MotionSpan) -> String {
    let title =
      switch span.kind {
      case .touch: "Hand"
      case .transition(let isCancelled): isCancelled ? "Transition, cancelled" : "Transition"
      case .interaction: "Interactive"
      }
    let length = span.range.upperBound - span.range.lowerBound
    return "\(title)\n\(precise(span.range.lowerBound)) – \(precise(span.range.upperBound)), \(seconds(length))"
  }
}
