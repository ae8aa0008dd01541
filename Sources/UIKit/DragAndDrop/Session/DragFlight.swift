import Foundation

/// The movement of released items to their final places.
@MainActor
final class DragFlight {
  private struct Item {
    let preview: DragPreviewView
    /// Where the item goes, or nil if it shrinks and fades out in place.
    let target: UITargetedDragPreview?
    /// A Boolean value that indicates whether the item fades out as it moves to the target.
    let vanishes: Bool
    let animator: DragAnimator
  }

  private static let duration: TimeInterval = 0.4
  private static let bounce: CGFloat = 0.15
  private static let fadeDuration: TimeInterval = 0.15
  /// The scale to which an item without a target shrinks.
  private static let vanishingScale: CGFloat = 0.6

  /// Called when all items are in their places.
  var completion: () -> Void = {}

  private let window: DragWindow
  private var items: [Item] = []
  private var onEnd: () -> Void = {}
  private var hasEnded = false

  init(in window: DragWindow) { self.window = window }

  func add(_ preview: DragPreviewView, to target: UITargetedDragPreview?, vanishes: Bool, _ animator: DragAnimator) {
    items.append(Item(preview: preview, target: target, vanishes: vanishes, animator: animator))
  }

  func begin(_ onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    UIView.animate(
      springDuration: Self.duration, bounce: Self.bounce, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        for item in items {
          place(item)
          item.animator.run()
        }
      }, completion: { _ in self.finish() })
  }

  private func place(_ item: Item) {
    let preview = item.preview
    preview.castsShadow = false
    guard let target = item.target, let place = DragPreviewView.place(of: target, in: window) else {
      preview.transform = preview.transform.scaledBy(x: Self.vanishingScale, y: Self.vanishingScale)
      preview.alpha = 0
      return
    }
    preview.center = place.center
    guard !item.vanishes else {
      preview.transform = place.transform
      preview.alpha = 0
      return
    }
    let size = target.parameters.visiblePath?.bounds.size ?? target.view.bounds.size
    let (width, height) = (preview.bounds.width, preview.bounds.height)
    preview.transform = place.transform.scaledBy(x: width > 0 ? size.width / width : 1, y: height > 0 ? size.height / height : 1)
    preview.alpha = 1
  }

  func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    for item in items { item.animator.complete(at: .end) }
    completion()
    onEnd()
    // The content that is now in place appears below the fading preview.
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        for item in self.items { item.preview.alpha = 0 }
      }, completion: { [window] _ in window.close() })
  }
}
