import Foundation

/// The button that shows and hides the columns of a split view.
@MainActor
final class DisplayModeButton {
  let item: UIBarButtonItem
  var symbol: String { didSet { if symbol != oldValue { item.image = UIImage(systemName: symbol) } } }

  init(symbol: String, press: @escaping () -> Void) {
    self.symbol = symbol
    item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: UIAction { _ in press() })
    item.accessibilityLabel = "Sidebar"
  }
}
