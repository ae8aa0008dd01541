import Foundation

/// The clipboard that is shared with other programs.
///
/// The host provides it.
@MainActor
package protocol PasteboardService: AnyObject {
  /// The text on the clipboard, or nil if it contains none.
  var string: String? { get set }
}

extension HostServices {
  /// The clipboard of the desktop, or without a host one that is private to the process.
  @MainActor package static var pasteboard: any PasteboardService = LocalPasteboard()

  /// Called with a message for each misuse of UIKit.
  ///
  /// By default it writes to standard error, each message once, and at the end of the program the number of repetitions.
  @MainActor package static var warn: (String) -> Void = { WarningLog.standardError.add($0) }
}

/// A clipboard that is private to the process.
@MainActor
final class LocalPasteboard: PasteboardService {
  var string: String?
}
