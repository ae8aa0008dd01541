import Foundation

/// The position of a presenter behind a sheet of full height: smaller, further down, and with rounded corners, like a card in a stack.
///
/// The presenter's own frame and transform don't change, because a card around its view is moved.
@MainActor
final class PresenterRecession {
  /// The space on either side of a presenter for each sheet in front of it, in points. Ionic measured a scale of 0.915 on iOS 13, which is
  /// 16 of 375 points.
  private static let inset: CGFloat = 16
  /// The distance from the top edge of a receded presenter to that of the sheet, in points, as Ionic measured it on iOS 13.
  private static let rise: CGFloat = 10
  /// The radius of the corners of a presenter that fills the screen, in points.
  private static let cornerRadius: CGFloat = 10

  private let card: PresenterCard
  /// The recession of the view behind the presenter, if the presenter is itself a sheet.
  private weak var behind: PresenterRecession?
  /// The fraction by which the presenter has receded, in 0…1.
  private(set) var fraction: CGFloat = 0
  private var sheetTop: CGFloat = 0
  /// The number of sheets behind which the sheet in front has receded.
  private var depthInFront: CGFloat = 0 { didSet { if depthInFront != oldValue { place() } } }

  /// Creates the recession of a presenter, or returns nil if it doesn't recede, because it is neither the root of its window, nor presented
  /// in full screen, nor a sheet of full height.
  init?(of presenter: UIViewController) {
    let own = presenter.presentation?.controller
    guard let view = own == nil ? presenter.viewIfLoaded : own?.presentedView, let superview = view.superview else { return nil }
    guard own?.recedesBehindSheets != false else { return nil }
    let fillsWindow = own?.fillsContainer != false
    guard !fillsWindow || view.bounds.size == superview.bounds.size else { return nil }
    behind = own?.recession
    let animates = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    card = PresenterCard(around: view, in: superview, clips: fillsWindow)
    UIView.setAnimationsEnabled(animates)
  }

  /// Moves the presenter back by a fraction, in 0…1. `sheetTop` is the top edge of the sheet at its full height, in the container's
  /// coordinates.
  func show(_ fraction: CGFloat, sheetTop: CGFloat) {
    self.sheetTop = sheetTop
    show(fraction)
  }

  /// Moves the presenter back by a fraction, in 0…1.
  func show(_ fraction: CGFloat) {
    let turnsStatusBar = (fraction > 0.5) != isBack
    self.fraction = fraction
    place()
    if turnsStatusBar { card.window?.windowScene?.statusBar?.setNeedsUpdate() }
  }

  /// A Boolean value that indicates whether the presenter has receded by more than half, so that the status bar is over the window.
  var isBack: Bool { fraction > 0.5 }

  /// Makes the recession that of the topmost sheet, because the sheets in between were removed.
  func comeForward() { depthInFront = 0 }

  /// Moves the presenter back to its place.
  func end() {
    UIView.performWithoutAnimation { card.release() }
    if isBack { UIWindowScene.running?.statusBar?.setNeedsUpdate() }
    fraction = 0
    behind?.depthInFront = 0
  }

  private func place() {
    // A presenter behind a receding sheet recedes further, so that the sheet hides it.
    let depth = fraction * (1 + depthInFront)
    card.recede(
      insets: Self.inset * depth, top: sheetTop - Self.rise, part: min(fraction, 1), cornerRadius: Self.cornerRadius)
    behind?.depthInFront = depth
  }
}

extension UIPresentationController {
  /// Takes over the recession of the lowest presentation, because the ones in between are about to be removed.
  func takeRecession(of bottom: UIPresentationController?) {
    recession?.end()
    recession = bottom?.recession
    bottom?.recession = nil
    recession?.comeForward()
  }

  func stopReceding() {
    recession?.end()
    recession = nil
  }
}
