// Warnings about the misuse of UIKit.
extension UIWindowScene {
  /// Warns of a misuse of UIKit by the scene's code.
  func warn(_ message: String) { Self.warn(message, to: warningHandler) }

  /// Warns of a misuse of UIKit by the code that is running, which belongs to a scene or to none.
  package static func warn(_ message: String) { warn(message, to: running?.warningHandler) }

  /// Passes a warning to a scene's handler, or to the host if the scene has none.
  static func warn(_ message: String, to handler: ((String) -> Void)?) { (handler ?? HostServices.current.warn)(message) }
}
