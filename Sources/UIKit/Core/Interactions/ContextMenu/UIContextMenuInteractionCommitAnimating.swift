import Foundation

/// How a preview becomes the content that it shows when a person taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style makes no difference here: the preview disappears with the menu.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  /// Nil for a snapshot.
  var previewViewController: UIViewController? { get }
}
