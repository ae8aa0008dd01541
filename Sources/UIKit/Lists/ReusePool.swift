import Foundation

/// A view of a list that can be shown again for another row or item.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// The views that have been scrolled away and can be reused, and the classes of new ones, by their reuse identifiers.
@MainActor
final class ReusePool<View: ReusableView> {
  private var classes: [String: View.Type] = [:]
  private var spare: [String: [View]] = [:]
  /// The view that the next request for its identifier gets, because its row or item is filled again.
  var offered: View?

  func register(_ type: View.Type?, identifier: String) { classes[identifier] = type }

  /// Returns the class that is registered for an identifier, or nil if there is none.
  func type(for identifier: String) -> View.Type? { classes[identifier] }

  func add(_ view: View) {
    if let identifier = view.reuseIdentifier { spare[identifier, default: []].append(view) }
  }

  /// Returns a view that has been scrolled away, or nil if there is none.
  func take(_ identifier: String) -> View? {
    if let offered, offered.reuseIdentifier == identifier { return offered }
    guard let view = spare[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }
}
