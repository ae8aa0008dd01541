import Foundation

enum RemainingTime {
  /// Returns words such as "about 1 min 20 s left" for a number of seconds.
  static func text(_ time: TimeInterval) -> String {
    let seconds = Int(max(time, 0).rounded(.up))
    return "about " + (seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s") + " left"
  }
}
