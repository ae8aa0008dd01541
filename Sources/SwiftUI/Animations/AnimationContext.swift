public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps between calls, and passes on when it is merged with another one.
  public var state: AnimationState<Value>

  init(state: AnimationState<Value> = AnimationState()) { self.state = state }

  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> { AnimationContext<T>(state: state) }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
