import Foundation

/// The settings of a date picker that its views share.
struct DateSettings {
  var mode: UIDatePicker.Mode
  var calendar: Calendar
  var locale: Locale
  var minuteInterval: Int
  var minimum: Date?
  var maximum: Date?

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

  func picking(_ mode: UIDatePicker.Mode) -> DateSettings {
    var other = self
    other.mode = mode
    return other
  }
}

/// The part of a date that a capsule shows.
enum DatePart {
  case day, time, month

  /// The mode of the panel that picks the part.
  var mode: UIDatePicker.Mode {
    switch self {
    case .day: .date
    case .time: .time
    case .month: .yearAndMonth
    }
  }
}

@MainActor
protocol DatePicking: UIView {
  /// Called with the picked date, which may be beyond the limits.
  var onPick: ((Date) -> Void)? { get set }
  var naturalSize: CGSize { get }
  func show(_ date: Date, _ settings: DateSettings, animated: Bool)
}

extension Date {
  /// The dates that have rows in the wheels: the first four thousand years.
  private static let countable = Date.distantPast...Date.distantFuture

  /// The nearest date that a picker can show. NaN becomes the start of 2001.
  var limited: Date {
    let seconds = timeIntervalSinceReferenceDate
    return seconds.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : clamped(to: Self.countable)
  }
}
