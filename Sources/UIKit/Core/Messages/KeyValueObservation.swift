import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
}

public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  /// Nil unless the options ask for it.
  public let newValue: Value?
  /// Nil unless the options ask for it.
  public let oldValue: Value?
}

public final class NSKeyValueObservation: NSObject {
  private var observer: (any KeyValueObserver)?

  init(_ observer: any KeyValueObserver) {
    self.observer = observer
    super.init()
  }

  public func invalidate() { observer = nil }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls `changeHandler` when the property gets another value.
  ///
  /// These can be observed: a view's frame, bounds, center, transform, alpha and hidden state, a scroll view's content offset, content size
  /// and content insets, a control's states, a property animator's `isRunning` and `state`, and `dynamic` properties in a file that
  /// Glissade runs. A change of any other property isn't reported, and causes a warning.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = PropertyObserver(self, keyPath, options, changeHandler)
    KeyValueObservers.add(observer, to: self)
    if options.contains(.initial) { observer.report(old: nil) }
    return NSKeyValueObservation(observer)
  }
}
