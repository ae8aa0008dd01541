import SDLHost

/// What UIKit asks of the machine: text, pictures from files, drawings made pixels.
@MainActor
enum MachineServices {
  private static var isInstalled = false

  /// Hands them over, once. Needed before any screen is laid out.
  static func install() throws(CommandFailure) {
    guard !isInstalled else { return }
    do {
      try HostPlatform.prepare()
    } catch {
      throw .unavailable("\(error)")
    }
    isInstalled = true
  }
}
