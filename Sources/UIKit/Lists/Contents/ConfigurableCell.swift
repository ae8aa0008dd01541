import Foundation

/// A cell or header whose content and background can be described by configurations.
@MainActor
protocol ConfigurableCell: UIView {
  /// The view that the content is in.
  var contentView: UIView { get }
  /// The configurations, or nil while none has been set.
  var storedContents: CellContents? { get set }
  /// The state from which the configurations are updated.
  var anyConfigurationState: any UIConfigurationState { get }
  /// Updates the cell to its state, if it asked for that.
  func configurationStateDidChange()
}

extension ConfigurableCell {
  var contents: CellContents {
    if let storedContents { return storedContents }
    let contents = CellContents()
    storedContents = contents
    return contents
  }

  func showContent(_ new: (any UIContentConfiguration)?) {
    guard new != nil || storedContents != nil else { return }
    contents.show(new, for: anyConfigurationState, in: contentView)
    setNeedsLayout()
  }

  func showBackground(_ new: UIBackgroundConfiguration?) {
    guard new != nil || storedContents != nil else { return }
    contents.show(new, for: anyConfigurationState, behind: self)
  }
}
