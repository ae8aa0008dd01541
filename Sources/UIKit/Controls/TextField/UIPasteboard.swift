import Foundation

/// The clipboard that is shared with other programs.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The desktop's clipboard.
  public static let general = UIPasteboard()

  /// The text on the clipboard; nil when it holds none.
  open var string: String? {
    get { HostServices.pasteboard.string }
    set { HostServices.pasteboard.string = newValue }
  }

  open var hasStrings: Bool { string?.isEmpty == false }
}
