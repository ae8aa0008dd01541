import Foundation

/// What a context menu holds.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller whose view previews what the menu is for.
  public typealias PreviewProvider = @MainActor () -> UIViewController?
  /// Makes the menu; is given the elements that the system suggests, of which a desktop has none.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// Tells the configuration from others.
  public let identifier: any NSCopying
  private let actionProvider: ActionProvider?

  /// A configuration whose menu is made when it is opened.
  ///
  /// On a desktop a menu opens at the pointer and hides nothing: there is no preview, and `previewProvider` is never called.
  public init(identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    super.init()
  }

  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
