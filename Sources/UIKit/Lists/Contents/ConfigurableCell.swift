import Foundation

/// A cell or header whose content and background can be set by configurations.
@MainActor
protocol ConfigurableCell: UIView {
  var contentView: UIView { get }
  /// Nil until a configuration is set.
  var storedContents: CellContents? { get set }
  var anyConfigurationState: any UIConfigurationState { get }
  /// Updates the cell to its state, if it has a configuration or an update handler.
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
