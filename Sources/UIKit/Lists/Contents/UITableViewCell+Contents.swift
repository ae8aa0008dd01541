import Foundation

// Content and background by configurations.
extension UITableViewCell: ConfigurableCell {
  /// The description of the content, or nil if the cell has labels or subviews of its own.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { storedContents?.content }
    set { showContent(newValue) }
  }

  /// The description of the background, or nil for `backgroundColor`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedContents?.background }
    set { showBackground(newValue) }
  }

  /// A Boolean value that indicates whether the content configuration is updated when the state changes.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { storedContents?.updatesContent ?? true }
    set { contents.updatesContent = newValue }
  }

  /// A Boolean value that indicates whether the background configuration is updated when the state changes.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedContents?.updatesBackground ?? true }
    set { contents.updatesBackground = newValue }
  }

  /// Returns the content configuration for the cell's style, with nothing in it.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Requests a call of `updateConfiguration(using:)` before the next frame.
  public func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  var anyConfigurationState: any UIConfigurationState { configurationState }

  func configurationStateDidChange() {
    guard storedContents != nil || configurationUpdateHandler != nil else { return }
    setNeedsUpdateConfiguration()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    tracking(.updateConfiguration) { cell in
      cell.updateConfiguration(using: cell.configurationState)
      cell.configurationUpdateHandler?(cell, cell.configurationState)
    } onChange: {
      $0.setNeedsUpdateConfiguration()
    }
  }
}
