import Foundation

/// The state of a view such as a header.
public struct UIViewConfigurationState: UIConfigurationState, SelectableConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
