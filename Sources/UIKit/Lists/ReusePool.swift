import Foundation

/// A view of a list that can be reused for another row or item.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// The views that have left the screen and can be reused, and the registered classes, by reuse identifier.
@MainActor
final class ReusePool<View: ReusableView> {
  private var classes: [String: View.Type] = [:]
  private var spare: [String: [View]] = [:]
  /// The view that the next request for its identifier returns, because its row or item is reconfigured.
  var offered: View?

  func register(_ type: View.Type?, identifier: String) { classes[identifier] = type }

  func type(for identifier: String) -> View.Type? { classes[identifier] }

  func add(_ view: View) {
    if let identifier = view.reuseIdentifier { spare[identifier, default: []].append(view) }
  }

  func take(_ identifier: String) -> View? {
    if let offered, offered.reuseIdentifier == identifier { return offered }
    guard let view = spare[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }
}
