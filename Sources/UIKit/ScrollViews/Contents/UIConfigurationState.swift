import Foundation

/// A key for a value of an app's own in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, from which its configuration is updated.
public protocol UIConfigurationState {
  /// Creates a state in which nothing is selected.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A state on which backgrounds depend.
protocol SelectableConfigurationState {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
}
