import Foundation

/// Text that is copied and pasted between programs. Filled by the host.
@MainActor
public protocol PasteboardService: AnyObject {
  var string: String? { get set }
}

extension HostServices {
  /// The desktop's clipboard; without a host, one that lives in this process alone.
  @MainActor public static var pasteboard: any PasteboardService = LocalPasteboard()

  /// Told of wrong use of UIKit, in words that say what is wrong; writes to standard error unless set, each sentence once, and when the
  /// program ends how often it came again.
  @MainActor public static var warn: (String) -> Void = { WarningLog.standardError.add($0) }
}

/// A clipboard that no other program sees.
@MainActor
final class LocalPasteboard: PasteboardService {
  var string: String?
}
