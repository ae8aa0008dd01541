import Foundation

/// The updates of properties that are due: calls of `updateProperties()`, which precede layout.
@MainActor
enum PropertyUpdates {
  /// The views for which an update was requested since the latest pass. Views that have never been laid out are updated at their first
  /// layout.
  private static var requested: [UIView] = []

  static var areRequested: Bool { !requested.isEmpty }

  static func areRequested(in scene: UIWindowScene) -> Bool { requested.contains { $0.window?.windowScene === scene } }

  static func request(for view: UIView) {
    if !view.updates.isRequested {
      view.updates.isRequested = true
      requested.append(view)
    }
    view.layer.setNeedsDisplayOfTree()
  }

  /// Updates the properties of views in the window of `scene`, or of one view and its descendants, outer views first.
  ///
  /// Updates may request others. If that doesn't settle after a few rounds, the rest waits for the next turn.
  static func perform(in scene: UIWindowScene? = nil, inside root: UIView? = nil) {
    for _ in 0..<8 where areRequested {
      let (waiting, due) = divided { view in
        root.map { view.isDescendant(of: $0) } ?? (view.window?.windowScene === scene)
      }
      // A view without a window is updated when it is laid out in one.
      requested = waiting.filter { $0.window != nil }
      for view in due + waiting.filter({ $0.window == nil }) { view.updates.isRequested = false }
      guard !due.isEmpty else { return }
      let depths = due.map { ($0, $0.depth) }
      for (view, _) in depths.sorted(by: { $0.1 < $1.1 }) { view.performPropertyUpdate() }
    }
  }

  private static func divided(_ isDue: (UIView) -> Bool) -> (waiting: [UIView], due: [UIView]) {
    var parts: (waiting: [UIView], due: [UIView]) = ([], [])
    for view in requested { if isDue(view) { parts.due.append(view) } else { parts.waiting.append(view) } }
    return parts
  }
}

extension UIView {
  public func updatePropertiesIfNeeded() {
    PropertyUpdates.perform(inside: self)
    updateNewViews()
  }

  /// Updates the properties of views that haven't been laid out yet.
  private func updateNewViews() {
    performPropertyUpdate()
    for subview in subviews { subview.updateNewViews() }
  }

  /// Calls `updateProperties()` of the view's controller and of the view, if they are due.
  func performPropertyUpdate() {
    let controller = viewController.flatMap { $0.propertyUpdateIsDue ? $0 : nil }
    guard updates.isDue || controller != nil else { return }
    traitCollection.performAsCurrent {
      if let controller {
        controller.propertyUpdateIsDue = false
        controller.tracking(.updateProperties) {
          $0.updateProperties()
        } onChange: {
          $0.setNeedsUpdateProperties()
        }
      }
      guard updates.isDue else { return }
      updates.isDue = false
      tracking(.updateProperties) {
        $0.updateProperties()
      } onChange: {
        $0.setNeedsUpdateProperties()
      }
    }
  }

  func requestPropertyUpdate() {
    updates.isDue = true
    PropertyUpdates.request(for: self)
  }

  /// The state of the view's updates.
  struct Updates {
    /// A Boolean value that indicates whether a call of `updateProperties()` is due.
    var isDue = true
    /// A Boolean value that indicates whether an update of the view was requested since the latest pass.
    fileprivate(set) var isRequested = false
    var links = ViewUpdateLinks()
    var constraints = ConstraintUpdates()
  }
}

extension UIViewController {
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  func requestPropertyUpdate() {
    propertyUpdateIsDue = true
    if let view = viewIfLoaded { PropertyUpdates.request(for: view) }
  }
}
