import UIKit

extension CanvasViewController {
  /// Shows the layers of the tuned stage one behind the other, or the stage again.
  func toggleExplodedLayers() {
    if explodedView != nil { return endExplodedLayers() }
    let exploded = ExplodedView(scale: shownScale * 0.8)
    exploded.backgroundColor = settings.backdrop.color
    exploded.onClose = { [weak self] in self?.endExplodedLayers() }
    exploded.onPick = { [weak self] in self?.onExplodedPick($0) }
    exploded.selectedLayer = overlays?.highlight.view?.layer
    exploded.frame = view.bounds
    explodedView = exploded
    view.insertSubview(exploded, belowSubview: doctorView)
    exploded.refresh(session.stage)
    exploded.becomeFirstResponder()
  }

  private func endExplodedLayers() {
    explodedView?.removeFromSuperview()
    explodedView = nil
    focusStage()
  }
}
