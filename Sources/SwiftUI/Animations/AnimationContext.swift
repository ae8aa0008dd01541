/// The contextual values that a custom animation can use while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps from one call to the next, and hands over when it is merged with another one.
  public var state: AnimationState<Value>

  init(state: AnimationState<Value> = AnimationState()) { self.state = state }

  /// Returns a context with another state, for a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> { AnimationContext<T>(state: state) }
}

/// The state of a custom animation, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value for a key, which is the key's default if it hasn't been set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in the state of a custom animation.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value when none has been set.
  static var defaultValue: Self.Value { get }
}
