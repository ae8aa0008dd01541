import Foundation
import UITestSupport

@testable import UIKit

/// A window in which items are dragged.
final class DragScene: SceneHarness {
  /// The time after which a press has lifted, in seconds.
  private static let lift: TimeInterval = 0.6

  init(size: CGSize = CGSize(width: 400, height: 800)) { super.init(size: size, hostTime: 0, pace: .display, root: nil) }

  func add<View: UIView>(_ view: View, frame: CGRect) -> View {
    view.frame = frame
    window.addSubview(view)
    turn()
    return view
  }

  /// The previews that are dragged, or move to their places.
  var previews: [DragPreviewView] {
    scene.windows.compactMap { $0 as? DragWindow }.flatMap { views(DragPreviewView.self, in: $0) }
  }

  /// The mark at the dragged items.
  var badge: DragBadge.Content? {
    scene.windows.compactMap { $0 as? DragWindow }.flatMap { views(DragBadge.self, in: $0) }.first?.content
  }

  /// Presses at a point until what is there is lifted.
  func lift(_ point: CGPoint) {
    press(point)
    advance(by: Self.lift)
  }

  /// Presses at a point until what is there is lifted, and drags it to another.
  func lift(_ start: CGPoint, to end: CGPoint) {
    lift(start)
    move(from: start, to: end, steps: 12)
    advance(by: 0.4)
  }

  /// Releases, and lets everything come to rest.
  func drop() {
    release()
    advance(by: 1.5)
  }
}
