import Foundation

/// Converts between dates and rows of a date picker's wheels.
struct DateParts {
  /// A wheel. The width is relative to the other wheels.
  struct Column {
    let count: Int
    let title: (Int) -> String
    let width: CGFloat
    let alignment: NSTextAlignment
  }

  private enum Part: Equatable {
    case day, month, year, wholeDay, hour, minute, half
  }

  private let parts: [Part]
  private let calendar: Calendar
  private let interval: Int
  private let isTwelveHours: Bool
  let columns: [Column]

  /// The years of the year wheel, and the number of days on each side of the reference date.
  private static let years = 1...4000
  private static let days = 200_000
  private static let referenceDay = Date(timeIntervalSinceReferenceDate: 0)

  init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int) {
    self.calendar = calendar
    interval = minuteInterval
    // The pattern uses a 12-hour clock if it contains "a".
    let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "H"
    isTwelveHours = hours.contains("a")
    let time: [Part] = isTwelveHours ? [.hour, .minute, .half] : [.hour, .minute]
    switch mode {
    case .time: parts = time
    case .date: parts = Self.order(in: locale)
    case .dateAndTime: parts = [.wholeDay] + time
    case .countDownTimer: parts = [.hour, .minute]
    case .yearAndMonth: parts = Self.order(in: locale).filter { $0 != .day }
    }
    let isDuration = mode == .countDownTimer
    let twelve = isTwelveHours && !isDuration
    columns = parts.map { Self.column($0, calendar, locale, minuteInterval, twelve: twelve, isDuration: isDuration) }
  }

  /// Returns day, month and year in the order of a locale.
  private static func order(in locale: Locale) -> [Part] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "d MMMM y"
    let found: [(Part, Character)] = [(.day, "d"), (.month, "M"), (.year, "y")]
    return found.sorted { (format.firstIndex(of: $0.1) ?? format.endIndex) < (format.firstIndex(of: $1.1) ?? format.endIndex) }.map(\.0)
  }

  private static func column(
    _ part: Part, _ calendar: Calendar, _ locale: Locale, _ interval: Int, twelve: Bool, isDuration: Bool
  ) -> Column {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, calendar.timeZone)
    switch part {
    case .day: return Column(count: 31, title: { "\($0 + 1)" }, width: 1, alignment: .center)
    case .month:
      let names: [String] = formatter.standaloneMonthSymbols
      return Column(count: 12, title: { names.indices.contains($0) ? names[$0] : "\($0 + 1)" }, width: 2, alignment: .center)
    case .year: return Column(count: years.count, title: { "\($0 + years.lowerBound)" }, width: 1.2, alignment: .center)
    case .wholeDay:
      formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
      return Column(
        count: 2 * days,
        title: { row in
          calendar.date(byAdding: .day, value: row - days, to: calendar.startOfDay(for: referenceDay)).map(formatter.string) ?? ""
        }, width: 2.4, alignment: .right)
    case .hour:
      let count = twelve ? 12 : 24
      return Column(
        count: count, title: { isDuration ? "\($0) h" : twelve ? "\(($0 + 11) % 12 + 1)" : String(format: "%02d", $0) }, width: 1,
        alignment: .center)
    case .minute:
      return Column(
        count: 60 / interval, title: { isDuration ? "\($0 * interval) min" : String(format: "%02d", $0 * interval) }, width: 1,
        alignment: .center)
    case .half:
      let names: [String] = [formatter.amSymbol, formatter.pmSymbol]
      return Column(count: 2, title: { names[$0] }, width: 1, alignment: .center)
    }
  }

  // MARK: Rows and dates

  func rows(of date: Date) -> [Int] {
    let values = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return parts.map { part in
      switch part {
      case .day: (values.day ?? 1) - 1
      case .month: (values.month ?? 1) - 1
      case .year: (values.year ?? Self.years.lowerBound) - Self.years.lowerBound
      case .wholeDay:
        (calendar.dateComponents(
          [.day], from: calendar.startOfDay(for: Self.referenceDay), to: calendar.startOfDay(for: date)
        ).day ?? 0) + Self.days
      case .hour: isTwelveHours ? (values.hour ?? 0) % 12 : values.hour ?? 0
      case .minute: (values.minute ?? 0) / interval
      case .half: (values.hour ?? 0) / 12
      }
    }
  }

  /// Returns the date of rows. Components without a wheel are taken from `other`, but the seconds are 0.
  func date(of rows: [Int], near other: Date) -> Date {
    var values = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: other)
    var isAfternoon = false
    for (part, row) in zip(parts, rows) where row >= 0 {
      switch part {
      case .day: values.day = row + 1
      case .month: values.month = row + 1
      case .year: values.year = row + Self.years.lowerBound
      case .wholeDay:
        let start = calendar.startOfDay(for: Self.referenceDay)
        let day = calendar.dateComponents(
          [.era, .year, .month, .day], from: calendar.date(byAdding: .day, value: row - Self.days, to: start) ?? other)
        (values.era, values.year, values.month, values.day) = (day.era, day.year, day.month, day.day)
      case .hour: values.hour = row
      case .minute: values.minute = row * interval
      case .half: isAfternoon = row == 1
      }
    }
    if isTwelveHours, parts.contains(.half) { values.hour = (values.hour ?? 0) % 12 + (isAfternoon ? 12 : 0) }
    // The day can't exceed the length of the month.
    if parts.contains(.day), let day = values.day {
      var first = values
      first.day = 1
      let length = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }?.count ?? 31
      values.day = min(day, length)
    }
    return calendar.date(from: values) ?? other
  }

  /// The duration is in seconds.
  func rows(ofDuration duration: TimeInterval) -> [Int] {
    let minutes = Int(clamping: duration / 60)
    return [minutes / 60, minutes % 60 / interval]
  }

  /// Returns a duration in seconds.
  func duration(of rows: [Int]) -> TimeInterval {
    guard rows.count == 2 else { return 0 }
    return TimeInterval(rows[0] * 3600 + rows[1] * interval * 60)
  }
}

/// The wheels of a date picker.
@MainActor
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  var columns: [DateParts.Column] = []
  var onSelect: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func alignment(ofComponent component: Int) -> NSTextAlignment {
    columns.indices.contains(component) ? columns[component].alignment : .center
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns[component].title(row)
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let whole = columns.reduce(0) { $0 + $1.width }
    return max(0, min(bounds.width, 360) - 40) * columns[component].width / max(whole, 1)
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { onSelect?() }
}
