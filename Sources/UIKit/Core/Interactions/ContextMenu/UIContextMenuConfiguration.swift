import Foundation

/// Returns nil for a snapshot of the view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// The argument contains the elements that the system suggests. It is always empty in Glissade.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// The menu is created when it opens. A nil identifier stands for a unique one, and a nil `previewProvider` for a snapshot of the view.
  ///
  /// On a desktop, a menu opens at the pointer and covers nothing, so there is no preview and `previewProvider` isn't called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  func makePreview() -> UIViewController? { previewProvider?() }

  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
