import Foundation

/// The way in which a preview becomes the content that it shows, when a person taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes.
  case dismiss = 0
  /// The preview goes while the content comes.
  case pop = 1
}

/// An object that runs code when a person taps a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview goes. Here it goes with the menu in either way.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  /// The controller that is shown as the preview, or nil for a snapshot.
  var previewViewController: UIViewController? { get }
}
