import Foundation

// Content and background configurations.
extension UICollectionViewCell: ConfigurableCell {
  /// Nil if the cell has its own subviews.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { storedContents?.content }
    set { showContent(newValue) }
  }

  /// Nil stands for `backgroundColor`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedContents?.background }
    set { showBackground(newValue) }
  }

  public var automaticallyUpdatesContentConfiguration: Bool {
    get { storedContents?.updatesContent ?? true }
    set { contents.updatesContent = newValue }
  }

  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedContents?.updatesBackground ?? true }
    set { contents.updatesBackground = newValue }
  }

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
