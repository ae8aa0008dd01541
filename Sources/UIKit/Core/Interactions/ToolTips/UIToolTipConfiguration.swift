import Foundation

/// The text of a tool tip, and the part of a view to which it applies.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The part of the view to which the text applies, in the view's points, or null for the whole view.
  public let sourceRect: CGRect

  /// Creates a tool tip for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Creates a tool tip for a part of the view.
  ///
  /// It disappears when the pointer leaves that part.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}
