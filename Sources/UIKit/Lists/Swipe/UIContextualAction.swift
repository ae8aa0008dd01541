import Foundation

/// An action that a swipe of a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// An action in gray.
    case normal
    /// An action in red, which deletes something.
    case destructive
  }

  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor!
  /// The image above the title, or nil for none.
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
