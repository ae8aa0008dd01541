import Foundation

/// A cell of a table or collection view, whose configurations follow its state.
@MainActor
protocol ListCell: ConfigurableCell {
  var isSwiped: Bool { get set }
  /// A Boolean value that indicates whether the configurations are updated before the next layout.
  var needsConfiguration: Bool { get set }
  var hasUpdateHandler: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  func callUpdateHandler()
}

extension ListCell {
  var anyConfigurationState: any UIConfigurationState { configurationState }

  func configurationStateDidChange() {
    guard storedContents != nil || hasUpdateHandler else { return }
    setNeedsUpdateConfiguration()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    tracking(.updateConfiguration) { cell in
      cell.updateConfiguration(using: cell.configurationState)
      cell.callUpdateHandler()
    } onChange: {
      $0.setNeedsUpdateConfiguration()
    }
  }
}
