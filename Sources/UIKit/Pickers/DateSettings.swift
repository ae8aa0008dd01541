import Foundation

/// The settings that the views of a date picker share: the date and its components, the forms of dates, and the limits.
struct DateSettings {
  var mode: UIDatePicker.Mode
  var calendar: Calendar
  var locale: Locale
  var minuteInterval: Int
  var minimum: Date?
  var maximum: Date?

  /// Returns a date within the limits.
  func limited(_ date: Date) -> Date {
    var date = date.limited
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    return date
  }

  /// Returns whether any moment of an interval is within the limits.
  func permits(_ interval: DateInterval) -> Bool {
    (maximum.map { interval.start <= $0 } ?? true) && (minimum.map { interval.end > $0 } ?? true)
  }

  /// Returns the text of a date.
  func text(of date: Date, _ part: DatePart) -> String {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, calendar.timeZone)
    switch part {
    case .day: (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    case .time: (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    case .month: formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    }
    return formatter.string(from: date)
  }

  /// Returns the settings for picking something else.
  func picking(_ mode: UIDatePicker.Mode) -> DateSettings {
    var other = self
    other.mode = mode
    return other
  }
}

/// The part of a date that a capsule of a date picker shows.
enum DatePart {
  case day, time, month

  /// The part of the date that is picked in the panel of the capsule.
  var mode: UIDatePicker.Mode {
    switch self {
    case .day: .date
    case .time: .time
    case .month: .yearAndMonth
    }
  }
}

/// A view in which a person picks a date.
@MainActor
protocol DatePicking: UIView {
  /// Called with the date that a person has picked, which may be beyond the limits.
  var onPick: ((Date) -> Void)? { get set }
  /// The size that the view needs, in points.
  var naturalSize: CGSize { get }
  /// Shows a date.
  func show(_ date: Date, _ settings: DateSettings, animated: Bool)
}

extension Date {
  /// The first four thousand years, of which wheels have rows.
  private static let countable = Date.distantPast...Date.distantFuture

  /// The date, or the nearest one that a picker can show. What is not a number is the start of 2001.
  var limited: Date {
    let seconds = timeIntervalSinceReferenceDate
    return seconds.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : clamped(to: Self.countable)
  }
}
