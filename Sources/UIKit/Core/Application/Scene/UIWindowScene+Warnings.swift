extension UIWindowScene {
  /// Warns of a misuse of UIKit by the scene's code.
  func warn(_ message: String) { Self.warn(message, to: warningHandler) }

  /// Warns the running scene, or the host if no scene's code is running.
  package static func warn(_ message: String) { warn(message, to: running?.warningHandler) }

  static func warn(_ message: String, to handler: ((String) -> Void)?) { (handler ?? HostServices.current.warn)(message) }
}
