/// The ways in which a constraint's expression compares with zero.
public enum Relation: Sendable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}
