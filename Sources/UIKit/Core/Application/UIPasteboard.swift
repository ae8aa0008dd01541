import Foundation

@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  open var string: String? {
    get { HostServices.current.pasteboard.string }
    set { HostServices.current.pasteboard.string = newValue }
  }

  open var hasStrings: Bool { string?.isEmpty == false }
}
