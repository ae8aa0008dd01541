import Foundation

/// A key for a value of an app's own in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, from which its configuration is updated.
public protocol UIConfigurationState {
  /// Creates a state in which nothing is selected.
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A state on which backgrounds depend.
protocol SelectableConfigurationState {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
}
