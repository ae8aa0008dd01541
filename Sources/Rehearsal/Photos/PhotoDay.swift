import Foundation

/// A day of the calendar, in the computer's time zone.
package struct PhotoDay: Hashable, Sendable {
  package let year: Int
  /// The month, 1…12.
  package let month: Int
  /// The day of the month, 1…31.
  package let day: Int

  /// Creates a day.
  package init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day of a date.
  init(_ date: Date) {
    var seconds = time_t(date.timeIntervalSince1970)
    var parts = tm()
    localtime_r(&seconds, &parts)
    self.init(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}

/// A photo with the day on which it was taken.
package struct DatedPhoto: Sendable {
  package let photo: Photo
  package let day: PhotoDay
}
