import Foundation

struct MonthSpan {
  /// The number of months on each side of a date that a calendar without limits reaches.
  private static let reach = 1200

  let calendar: Calendar
  /// The start of the month with index 0.
  private let base: Date
  let indices: ClosedRange<Int>

  init(around date: Date, _ settings: DateSettings) {
    calendar = settings.calendar
    let base = Self.start(ofMonth: date, settings.calendar)
    self.base = base
    let calendar = settings.calendar
    func index(_ date: Date) -> Int { Self.distance(from: base, to: date, calendar) }
    let first = settings.minimum.map { max(index($0), -Self.reach) } ?? -Self.reach
    let last = settings.maximum.map { min(index($0), Self.reach) } ?? Self.reach
    indices = min(first, 0)...max(last, 0)
  }

  private static func start(ofMonth date: Date, _ calendar: Calendar) -> Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  private static func distance(from base: Date, to date: Date, _ calendar: Calendar) -> Int {
    calendar.dateComponents([.month], from: base, to: start(ofMonth: date, calendar)).month ?? 0
  }

  func index(of date: Date) -> Int { Self.distance(from: base, to: date, calendar) }

  func month(_ index: Int) -> CalendarMonth {
    CalendarMonth(start: calendar.date(byAdding: .month, value: index, to: base) ?? base, calendar)
  }
}

/// A month, arranged in rows of weeks.
struct CalendarMonth {
  let start: Date
  let numberOfDays: Int
  let firstColumn: Int
  private let calendar: Calendar

  init(start: Date, _ calendar: Calendar) {
    (self.start, self.calendar) = (start, calendar)
    numberOfDays = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    firstColumn = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// Rows, columns and days are counted from 0.
  func place(ofDay day: Int) -> (row: Int, column: Int) { ((firstColumn + day) / 7, (firstColumn + day) % 7) }

  func day(row: Int, column: Int) -> Int? {
    let day = row * 7 + column - firstColumn
    return (0..<numberOfDays).contains(day) && (0..<7).contains(column) ? day : nil
  }

  func interval(ofDay day: Int) -> DateInterval {
    let begin = calendar.date(byAdding: .day, value: day, to: start) ?? start
    return DateInterval(start: begin, end: calendar.date(byAdding: .day, value: 1, to: begin) ?? begin)
  }

  /// Returns the day's number, counted from 0, or nil if the date is in another month.
  func day(of date: Date) -> Int? {
    calendar.isDate(date, equalTo: start, toGranularity: .month) ? calendar.component(.day, from: date) - 1 : nil
  }
}
