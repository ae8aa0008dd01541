import Foundation

/// The two indicators of a scroll view, which appear while its content moves.
@MainActor
final class ScrollIndicators {
  /// The time for which the indicators stay after the content has come to rest, in seconds.
  private static let linger: TimeInterval = 0.6
  private static let fade: TimeInterval = 0.25

  let horizontal = ScrollIndicator(axis: .horizontal)
  let vertical = ScrollIndicator(axis: .vertical)
  /// A counter that increases whenever an earlier request to fade becomes obsolete.
  private var generation = 0

  /// From back to front.
  private(set) lazy var both = [horizontal, vertical]

  func show(in view: UIScrollView) {
    generation += 1
    layOut(in: view)
    for indicator in both { indicator.alpha = view.window != nil && indicator.isUseful ? 1 : 0 }
  }

  /// Hides the indicators at once when the view has left its window, where they could not fade.
  func hide() {
    generation += 1
    for indicator in both { indicator.alpha = 0 }
  }

  /// Fades the indicators out after a delay, unless the content moves before then.
  func scheduleFade(in view: UIScrollView) {
    generation += 1
    let due = generation
    view.window?.windowScene?.perform(after: Self.linger) { [weak self, weak view] in
      guard let self, let view, generation == due, !view.isDragging, view.motion == nil else { return }
      guard !both.contains(where: \.isHeld) else { return }
      UIView.animate(withDuration: Self.fade) { for indicator in self.both { indicator.alpha = 0 } }
    }
  }

  func layOut(in view: UIScrollView) {
    guard !view.bounds.isEmpty else { return }
    if !view.subviews.suffix(2).elementsEqual(both, by: ===) { for indicator in both { view.bringSubviewToFront(indicator) } }
    UIView.performWithoutAnimation { for indicator in both { indicator.takePlace() } }
  }
}
