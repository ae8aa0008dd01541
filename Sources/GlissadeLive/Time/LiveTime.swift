import UIKit

/// The date and time for the user's code. They follow the clock of its scene, and are the same in each run of the scene.
public enum LiveTime {
  /// The date at which the clock of each scene is 0: 9:41 on 9 January 2007, UTC.
  private static let start = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// The date and time of the running scene.
  public static var now: Date { start.addingTimeInterval(CACurrentMediaTime()) }

  /// Returns the date at a time of a scene's clock, in seconds.
  static func date(at time: TimeInterval) -> Date { start.addingTimeInterval(time) }

  /// Returns the time of a scene's clock at a date, in seconds.
  static func time(of date: Date) -> TimeInterval { date.timeIntervalSince(start) }
}
