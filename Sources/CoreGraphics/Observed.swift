/// A stored property whose observers run for every assignment.
///
/// In any initializer of a type, a convenience initializer in a user's extension included, Swift writes straight to the storage of a
/// property with observers: `didSet` doesn't run, and the assignment has no effect that can be seen. A wrapped property has no such
/// storage, so that `extension UISwitch { convenience init(tint: UIColor) { self.init(); onTintColor = tint } }` works as on iOS.
///
/// An observer that sets its own property again writes to the wrapper, as `_value.wrappedValue = 0`, which runs no observer.
@propertyWrapper @frozen public struct Observed<Value> {
  public var wrappedValue: Value

  /// Creates the storage of a property with its first value.
  @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Observed: Equatable where Value: Equatable {}
extension Observed: Hashable where Value: Hashable {}
extension Observed: Sendable where Value: Sendable {}
