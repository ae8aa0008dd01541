import Foundation

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// A closure that returns the controller of the preview, or nil for a snapshot of the view.
  public typealias PreviewProvider = @MainActor () -> UIViewController?
  /// A closure that returns the menu.
  ///
  /// Its argument contains the elements that the system suggests, which is always empty in Glissade.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  public let identifier: any NSCopying
  private let previewProvider: PreviewProvider?
  private let actionProvider: ActionProvider?

  /// Creates a configuration whose menu is created when it opens.
  ///
  /// On a desktop, a menu opens at the pointer and covers nothing, so there is no preview and `previewProvider` isn't called.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the configuration, or nil for a unique one.
  ///   - previewProvider: The closure that returns the controller to show beside the menu, or nil for a snapshot of the view.
  ///   - actionProvider: The closure that returns the menu.
  public init(identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  func makePreview() -> UIViewController? { previewProvider?() }

  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
