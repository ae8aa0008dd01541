import Foundation

/// An animator for menus that appear and disappear at once. Changes are made immediately.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var previewViewController: UIViewController?
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func complete() {
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}
