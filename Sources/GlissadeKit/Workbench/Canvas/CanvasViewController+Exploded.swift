import Rehearsal
import UIKit

extension CanvasViewController {
  /// Shows the layers of the stages in space, or the stages again.
  func toggleExplodedLayers() {
    if explodedView != nil { return endExplodedLayers() }
    let exploded = ExplodedView(scale: shownScale * 0.8)
    exploded.backgroundColor = settings.backdrop.color
    exploded.onClose = { [weak self] in self?.endExplodedLayers() }
    exploded.onPick = { [weak self] in self?.pickExploded($0) }
    exploded.selectedLayer = overlays?.highlight.view?.layer
    exploded.frame = view.bounds
    explodedView = exploded
    view.insertSubview(exploded, belowSubview: doctorView)
    refreshExplodedLayers()
    exploded.becomeFirstResponder()
    view.superview?.setNeedsLayout()
  }

  func refreshExplodedLayers() {
    guard let explodedView else { return }
    let isSideBySide = session.comparison != nil && session.comparisonStyle == .sideBySide
    explodedView.refresh(isSideBySide ? session.stages : [session.stage], comparison: isSideBySide ? session.comparison : nil)
  }

  /// Selects the view of a clicked layer. Only the tuned stage has a view tree.
  private func pickExploded(_ view: UIView?) {
    if view == nil || view?.window?.windowScene === session.stage.scene { onExplodedPick(view) }
  }

  private func endExplodedLayers() {
    explodedView?.removeFromSuperview()
    explodedView = nil
    focusStage()
    view.superview?.setNeedsLayout()
  }
}
