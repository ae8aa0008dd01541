import UIKit

// The other pages of the panel: views, calls and takes.
extension WorkbenchViewController {
  func connectViews() {
    inspector.set(views, for: .views)
    inspector.set(calls, for: .calls)
    // A page that was hidden is updated at the end of the turn, after its layout.
    inspector.onPageChange = { [weak self] _ in self?.session.setNeedsUpdate() }
    views.tree.onSelect = { [weak self] view in
      self?.canvas.overlays?.highlight.view = view
      if let view { self?.canvas.explodedView?.selectedLayer = view.layer }
      self?.session.setNeedsUpdate()
    }
    views.tree.onPicking = { [weak self] in self?.canvas.picking.isOn = $0 }
    views.doctor.onClear = { [weak self] in self?.canvas.clearDiagnoses() }
    canvas.onExplodedPick = { [weak self] in self?.selectInTree($0) }
    canvas.picking.onPick = { [weak self] in self?.views.tree.pick(at: $0) }
    canvas.picking.onHover = { [weak self] in self?.showPick(at: $0) }
  }

  /// Marks the view that a press at a point of the stage would select.
  private func showPick(at point: CGPoint?) {
    canvas.overlays?.highlight.view = point.flatMap { ViewOutline.view(at: $0, in: session.stage.scene) }
    session.setNeedsUpdate()
  }

  /// Selects a view in the tree, and shows the tree.
  private func selectInTree(_ view: UIView?) {
    if view != nil, inspector.page != .views { inspector.page = .views }
    views.tree.scene = session.stage.scene
    views.tree.select(view)
  }

  func connectTakes() {
    inspector.set(takes, for: .takes)
    takes.onRecord = { [weak self] in self?.toggleRecording() }
    takes.onMessage = { [weak self] in self?.canvas.showToast($0) }
  }
}
