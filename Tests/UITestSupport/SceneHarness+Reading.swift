import UIKit

extension SceneHarness {
  /// Returns the views of a type below a view or the window, parents first.
  package func views<View: UIView>(_ type: View.Type, in root: UIView? = nil) -> [View] {
    (root ?? window).subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + views(type, in: view) }
  }

  /// Returns the middle of a view in the coordinate system of its window, or zero without a view.
  package func middle(of view: UIView?) -> CGPoint {
    view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
  }

  /// Returns the first layer of the scene with a name, or nil if there is none.
  package func layer(named name: String) -> CALayer? {
    func search(_ layer: CALayer) -> CALayer? {
      layer.name == name ? layer : (layer.sublayers ?? []).lazy.compactMap(search).first
    }
    return search(scene.rootLayer)
  }

  /// Returns what a layer shows now.
  package func shownState(of layer: CALayer) -> LayerState { perform { layer.presentedState(at: layer.currentLocalTime) } }
}
