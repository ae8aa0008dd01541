import Foundation

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// An alert has at most one. It comes first in a row and last in a column.
    case cancel = 1
    case destructive = 2
  }

  public private(set) var title: String?
  public private(set) var style = Style.default
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  private var handler: (@MainActor (UIAlertAction) -> Void)?
  /// Called when the action has changed, to update its button.
  var onChange: (() -> Void)?

  /// The alert calls `handler` after its dismissal.
  public convenience init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  public override init() { super.init() }

  func perform() { handler?(self) }
}
