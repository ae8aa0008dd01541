import Foundation

extension NSDate {
  /// Creates the object for a date, to which `as` converts it on Apple's platforms only.
  public convenience init(date: Date) { self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) }
}
