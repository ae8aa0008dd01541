/// A stored property whose observers run for every assignment.
///
/// In initializers, including convenience initializers in a user's extension, Swift writes directly to the storage of a property with
/// observers: `didSet` doesn't run, and the assignment has no visible effect. A wrapped property has no such storage, so `extension
/// UISwitch { convenience init(tint: UIColor) { self.init(); onTintColor = tint } }` works as on iOS.
///
/// An observer that sets its own property writes to the wrapper, as in `_value.wrappedValue = 0`, which runs no observer.
@propertyWrapper @frozen public struct Observed<Value> {
  public var wrappedValue: Value

  @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Observed: Equatable where Value: Equatable {}
extension Observed: Hashable where Value: Hashable {}
extension Observed: Sendable where Value: Sendable {}
