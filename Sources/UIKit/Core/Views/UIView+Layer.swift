import Foundation

extension UIView: @preconcurrency CALayerDelegate {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      misuse("+[\(self) layerClass] must be CALayer or a subclass of it, not \(layerClass)")
      return CALayer()
    }
    return type.init()
  }

  func adoptLayer() {
    layer.delegate = self
    layer.setNeedsDisplay()
  }

  /// Lays out the view, between the callbacks of its controller.
  func layOutWithController() {
    traitCollection.performAsCurrent {
      prepareForLayout()
      viewController?.viewMayBeAppearing()
      if updates.isDue || viewController?.propertyUpdateIsDue == true {
        performPropertyUpdate()
        prepareForLayout()
      }
      viewController?.tracking(.viewWillLayoutSubviews) {
        $0.viewWillLayoutSubviews()
      } onChange: {
        $0.viewIfLoaded?.setNeedsLayout()
      }
      tracking(.layoutSubviews) {
        $0.layoutSubviews()
      } onChange: {
        $0.setNeedsLayout()
      }
      viewController?.tracking(.viewDidLayoutSubviews) {
        $0.viewDidLayoutSubviews()
      } onChange: {
        $0.viewIfLoaded?.setNeedsLayout()
      }
    }
  }
}
