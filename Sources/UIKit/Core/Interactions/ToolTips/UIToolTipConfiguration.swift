import Foundation

@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// The part of the view to which the text applies, in the view's points, or null for the whole view.
  public let sourceRect: CGRect

  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// The text disappears when the pointer leaves `sourceRect`.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}
