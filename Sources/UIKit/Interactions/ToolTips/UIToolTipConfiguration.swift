import Foundation

/// What a tool tip says, and for which part of a view.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The part of the view that the text is about, in the view's points; null for all of it.
  public let sourceRect: CGRect

  /// A tool tip for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// A tool tip for a part of the view: it goes when the pointer leaves that.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}
