import Foundation

/// The state of a view such as a header.
public struct UIViewConfigurationState: UIConfigurationState, SelectableConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is pressed.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus.
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
