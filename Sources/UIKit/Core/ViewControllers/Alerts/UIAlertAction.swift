import Foundation

/// An action of an alert or action sheet: its title, its style, and what to do when a person chooses it.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A regular action.
    case `default` = 0
    /// The action that leaves everything as it is. An alert has at most one; it comes first in a row and last in a column.
    case cancel = 1
    /// An action that changes or deletes something, in red.
    case destructive = 2
  }

  /// The title of the action's button.
  public private(set) var title: String?
  /// The style of the action's button.
  public private(set) var style = Style.default
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  private var handler: (@MainActor (UIAlertAction) -> Void)?
  /// Called when the action has changed, for its button.
  var onChange: (() -> Void)?

  /// Creates an action. The alert calls `handler` when it has been dismissed.
  public convenience init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  public override init() { super.init() }

  func perform() { handler?(self) }
}
