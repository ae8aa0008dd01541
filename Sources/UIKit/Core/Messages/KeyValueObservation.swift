import Foundation

/// The values that are reported about an observed property.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Reports the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Reports the present value at once, before the first change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The way in which a property that is observed has changed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
}

/// A change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
  /// The way in which the property has changed.
  public let kind: NSKeyValueChange
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The old value, if the options ask for it.
  public let oldValue: Value?
}

/// The observation of a property, which ends with this object.
public final class NSKeyValueObservation: NSObject {
  private var observer: (any KeyValueObserver)?

  init(_ observer: any KeyValueObserver) {
    self.observer = observer
    super.init()
  }

  public func invalidate() { observer = nil }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls `changeHandler` when a property of the object gets another value, until the returned observation is released.
  ///
  /// These can be observed: the frame, bounds, center, transform, alpha and hidden state of a view, the offset, size and insets of the
  /// content of a scroll view, the states of a control, `isRunning` and `state` of a property animator, and in a file that Glissade runs,
  /// properties that are `dynamic`. A change of any other property isn't reported, and causes a warning.
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
