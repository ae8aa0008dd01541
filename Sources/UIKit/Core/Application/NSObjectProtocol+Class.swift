import Foundation

extension NSObjectProtocol {
  /// A method of the Objective-C runtime that code from iOS calls on animators and delegates.
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: self)
    while let candidate = current {
      if candidate == aClass { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
