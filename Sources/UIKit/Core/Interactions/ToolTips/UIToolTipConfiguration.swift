import Foundation

@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// The part of the view to which the text applies, in the view's points, or nil for the whole view.
  public let sourceRect: CGRect?

  public convenience init(toolTip: String) { self.init(toolTip, nil) }

  /// The text disappears when the pointer leaves `sourceRect`.
  public convenience init(toolTip: String, in sourceRect: CGRect) { self.init(toolTip, sourceRect) }

  private init(_ toolTip: String, _ sourceRect: CGRect?) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}
