import Foundation

// Content and background configurations.
extension UICollectionViewCell: ListCell {
  var hasUpdateHandler: Bool { configurationUpdateHandler != nil }

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

  func callUpdateHandler() { configurationUpdateHandler?(self, configurationState) }
}
