import Foundation

extension NSObjectProtocol {
  /// Returns whether the object has a method with the given name.
  ///
  /// Known by name are UIKit's common methods, and those of code that was ported from iOS.
  public func responds(to aSelector: Selector!) -> Bool { MethodTable.responds(self, to: aSelector) }

  /// Calls the method with the given name, and returns its result if that is an object.
  ///
  /// An object without such a method is a misuse.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { MessageResult.send(aSelector, to: self, []) }

  /// Calls the method with the given name and argument, and returns its result if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MessageResult.send(aSelector, to: self, [object])
  }

  /// Calls the method with the given name and arguments, and returns its result if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    MessageResult.send(aSelector, to: self, [object1, object2])
  }
}

/// The result of the latest `perform(_:)`, which stays alive until the next, because its caller doesn't own it.
private enum MessageResult {
  nonisolated(unsafe) private static var latest: AnyObject?

  static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let result = MethodTable.send(selector, to: target, arguments).map { $0 as AnyObject }
    latest = result
    return result.map(Unmanaged.passUnretained)
  }
}
