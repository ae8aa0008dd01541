import Foundation

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Returns nil for a snapshot of the view.
  public typealias PreviewProvider = @MainActor () -> UIViewController?
  /// The argument contains the elements that the system suggests. It is always empty in Glissade.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  public let identifier: any NSCopying
  private let previewProvider: PreviewProvider?
  private let actionProvider: ActionProvider?

  /// The menu is created when it opens. A nil identifier stands for a unique one, and a nil `previewProvider` for a snapshot of the view.
  ///
  /// On a desktop, a menu opens at the pointer and covers nothing, so there is no preview and `previewProvider` isn't called.
  public init(identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  func makePreview() -> UIViewController? { previewProvider?() }

  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
