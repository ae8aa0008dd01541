import Foundation

extension NSObjectProtocol {
  /// The only methods that are known by name are UIKit's common ones, and those of code that was ported from iOS.
  public func responds(to aSelector: Selector!) -> Bool { MethodTable.responds(self, to: aSelector) }

  /// Calling a method that the object doesn't have is a misuse.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { MessageResult.send(aSelector, to: self, []) }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MessageResult.send(aSelector, to: self, [object])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    MessageResult.send(aSelector, to: self, [object1, object2])
  }
}

/// Keeps the result of the latest `perform(_:)` alive until the next call, because its caller doesn't own it.
private enum MessageResult {
  nonisolated(unsafe) private static var latest: AnyObject?

  static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let result = MethodTable.send(selector, to: target, arguments).map { $0 as AnyObject }
    latest = result
    return result.map(Unmanaged.passUnretained)
  }
}
