import Foundation

/// A view of a list that can be reused for another row or item.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get set }
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// The views that have left the screen and can be reused, and what creates others, by reuse identifier.
@MainActor
final class ReusePool<View: ReusableView> {
  /// Creates a view, which gets the frame.
  typealias Maker = @MainActor (_ frame: CGRect) -> View?

  private var makers: [String: Maker] = [:]
  private var spare: [String: [View]] = [:]
  /// The view that the next request for its identifier returns, because its row or item is reconfigured.
  var offered: View?

  /// Registers a closure that creates a view, or nothing.
  func register(identifier: String, _ make: Maker?) { makers[identifier] = make }

  /// Registers a class, of which the closure creates views.
  func register<Element>(_ type: Element.Type?, identifier: String, _ make: @escaping @MainActor (Element.Type, CGRect) -> View) {
    guard let type else { return register(identifier: identifier, nil) }
    register(identifier: identifier) { make(type, $0) }
  }

  /// Registers a nib, whose first object must be a view of a class.
  func register<Element>(_ nib: UINib?, identifier: String, as type: Element.Type) {
    guard let nib else { return register(identifier: identifier, nil) }
    register(identifier: identifier) { _ in
      let objects = nib.instantiate(withOwner: nil)
      if let view = objects.lazy.compactMap({ $0 as? UIView }).first, view is Element { return view as? View }
      misuse(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
          + "\(Element.self) instance")
      return nil
    }
  }

  /// Creates a view with what is registered for an identifier. Returns nil if nothing is.
  func make(_ identifier: String, frame: CGRect = .zero) -> View? {
    guard let view = makers[identifier]?(frame) else { return nil }
    if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
    return view
  }

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
