import Foundation

/// The clipboard that is shared with other programs.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The clipboard of the desktop.
  public static let general = UIPasteboard()

  /// The text on the clipboard, or nil if it contains none.
  open var string: String? {
    get { HostServices.current.pasteboard.string }
    set { HostServices.current.pasteboard.string = newValue }
  }

  /// A Boolean value that indicates whether the clipboard contains text.
  open var hasStrings: Bool { string?.isEmpty == false }
}
