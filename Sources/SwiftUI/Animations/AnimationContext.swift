/// The contextual values that a custom animation can use while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps from one call to the next, and hands over when it is merged with another one.
  public var state: AnimationState<Value>

  init(state: AnimationState<Value> = AnimationState()) { self.state = state }

  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> { AnimationContext<T>(state: state) }
}

/// The state of a custom animation, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in the state of a custom animation.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
