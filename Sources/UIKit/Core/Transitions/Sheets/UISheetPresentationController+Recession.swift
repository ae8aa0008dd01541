import Foundation

// The presenter behind a sheet of full height.
extension UISheetPresentationController {
  /// A Boolean value that indicates whether the sheet rests at the full height, attached to the bottom edge.
  var isAtFullHeight: Bool {
    guard let geometry else { return false }
    return geometry.recession(at: geometry.edge(of: selectedDetentIdentifier)) == 1
  }

  /// Moves the presenter to its position behind a sheet at `edge`.
  func recede(at edge: CGFloat, in geometry: SheetGeometry) {
    let fraction = geometry.recession(at: edge)
    if recession == nil, fraction > 0, edge < geometry.bottom { recession = PresenterRecession(of: presentingViewController) }
    recession?.show(fraction, sheetTop: geometry.highest)
  }

  /// Moves the presenter back alongside the presentation's animation.
  func recedeAlongside() {
    guard let geometry else { return }
    let edge = geometry.edge(of: selectedDetentIdentifier)
    guard geometry.recession(at: edge) > 0 else { return }
    recession = PresenterRecession(of: presentingViewController)
    alongside { $0.recede(at: edge, in: geometry) }
  }

  /// Makes a change alongside the transition in progress, or at once if there is none.
  func alongside(_ change: @escaping @MainActor (UISheetPresentationController) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator as? TransitionCoordinator, coordinator.isAnimated else {
      return change(self)
    }
    coordinator.add { _ in change(self) }
  }
}
