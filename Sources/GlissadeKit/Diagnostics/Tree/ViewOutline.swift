import UIKit

@MainActor
struct ViewOutline {
  /// The views whose subviews aren't listed.
  private(set) var collapsed: Set<ObjectIdentifier> = []
  /// Only matching views and their superviews are listed. An empty filter matches all views.
  var filter = ""

  /// Returns the listed rows, beginning with the backmost window.
  func rows(of scene: UIWindowScene) -> [ViewTreeRow] { scene.windows.flatMap { rows(of: $0, depth: 0, isInvisible: false) } }

  private func rows(of view: UIView, depth: Int, isInvisible: Bool) -> [ViewTreeRow] {
    let isInvisible = isInvisible || view.isHidden || view.alpha <= 0
    // A search also covers collapsed branches.
    let isCollapsed = filter.isEmpty && collapsed.contains(ObjectIdentifier(view))
    let row = ViewTreeRow(view, depth: depth, isInvisible: isInvisible, isCollapsed: isCollapsed)
    let below = isCollapsed ? [] : view.subviews.flatMap { rows(of: $0, depth: depth + 1, isInvisible: isInvisible) }
    return filter.isEmpty || !below.isEmpty || row.matches(filter) ? [row] + below : []
  }

  mutating func toggle(_ id: ObjectIdentifier) { collapsed.formSymmetricDifference([id]) }

  mutating func reveal(_ view: UIView) {
    for view in sequence(first: view, next: \.superview).dropFirst() { collapsed.remove(ObjectIdentifier(view)) }
  }

  static func view(_ id: ObjectIdentifier, in scene: UIWindowScene) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if ObjectIdentifier(view) == id { return view }
      for subview in view.subviews { if let found = find(in: subview) { return found } }
      return nil
    }
    for window in scene.windows { if let found = find(in: window) { return found } }
    return nil
  }

  /// Returns the frontmost visible view at a point of the scene, even if it doesn't receive touches.
  static func view(at point: CGPoint, in scene: UIWindowScene) -> UIView? {
    func find(_ layer: CALayer, in plane: PresentedPlane) -> UIView? {
      guard let presentedLayer = plane.presentedLayer(of: layer) else { return nil }
      let isInside = presentedLayer.contains(point)
      if presentedLayer.state.masksToBounds, !isInside { return nil }
      for sublayer in layer.sublayersInDrawingOrder.reversed() {
        if let found = find(sublayer, in: presentedLayer.inside) { return found }
      }
      guard isInside, let view = layer.delegate as? UIView, view.window != nil else { return nil }
      return view
    }
    return find(scene.rootLayer, in: PresentedPlane(time: scene.time))
  }
}
