import Foundation

extension UIView: @preconcurrency CALayerDelegate {
  /// Returns a new layer of the class that the view's class has chosen.
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      misuse("+[\(self) layerClass] must be CALayer or a subclass of it, not \(layerClass)")
      return CALayer()
    }
    return type.init()
  }

  /// Connects the view with its new layer.
  func adoptLayer() {
    layer.delegate = self
    layer.setNeedsDisplay()
  }

  /// Lays out the view, between the callbacks of its controller.
  func layOutWithController() {
    traitCollection.performAsCurrent {
      prepareForLayout()
      viewController?.viewIsAboutToLayOut()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }
}
