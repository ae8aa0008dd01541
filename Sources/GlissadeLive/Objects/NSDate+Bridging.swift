import Foundation

extension NSDate {
  /// Creates the object for a date, for which `as` works only on Apple's platforms.
  public convenience init(date: Date) { self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) }
}
