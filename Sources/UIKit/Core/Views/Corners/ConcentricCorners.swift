import Foundation

/// The views whose corners are concentric with those of their containers.
@MainActor
enum ConcentricCorners {
  private struct Follower {
    weak var view: UIView?
  }

  private static var followers: [ObjectIdentifier: Follower] = [:]

  /// A Boolean value that indicates whether any view follows its container. Otherwise no search is needed.
  static var isUsed: Bool { !followers.isEmpty }

  static func setFollows(_ view: UIView, _ follows: Bool) {
    followers = followers.filter { $0.value.view != nil }
    followers[ObjectIdentifier(view)] = follows ? Follower(view: view) : nil
  }

  /// Updates the followers inside a view, outer ones first, because they can be containers too.
  static func update(inside view: UIView) {
    let inside = followers.values.compactMap(\.view).filter { $0 !== view && $0.isDescendant(of: view) }
    guard !inside.isEmpty else { return }
    for follower in inside.sorted(by: { $0.depth < $1.depth }) { follower.resolveCorners() }
  }

  /// Returns the nearest superview with rounded corners, or nil if there is none.
  static func container(of view: UIView) -> UIView? {
    viewChain(from: view.superview).first { $0.layer.cornerRadius != 0 || $0.layer.cornerRadii != LayerCornerRadii() }
  }

  /// Returns the radius of a corner that is concentric with a corner of its container, in points.
  static func radius(of place: CGRect, at corner: RectCorner, in container: UIView) -> CGFloat {
    let bounds = container.bounds
    let across = corner.isLeft ? place.minX - bounds.minX : bounds.maxX - place.maxX
    let down = corner.isTop ? place.minY - bounds.minY : bounds.maxY - place.maxY
    return max(container.cornerRadius(at: corner) - max(across, down, 0), 0)
  }

  /// An action for a change of a container's radius, which updates the followers in the same animation.
  @MainActor
  private final class Change: @preconcurrency CAAction {
    let inner: (any CAAction)?
    let view: UIView

    init(_ inner: (any CAAction)?, view: UIView) { (self.inner, self.view) = (inner, view) }

    func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      inner?.run(forKey: key, object: anObject, arguments: dict)
      ConcentricCorners.update(inside: view)
    }
  }

  /// Returns an action that runs another one, and updates followers after a change of the radius.
  static func following(_ action: (any CAAction)?, key: String, of view: UIView) -> (any CAAction)? {
    key == "cornerRadius" || key == "cornerRadii" ? Change(action, view: view) : action
  }
}
