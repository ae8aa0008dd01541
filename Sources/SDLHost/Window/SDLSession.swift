import CSDL2
import Foundation
import Host

/// An error that indicates that there is no screen on which to open a window.
package struct NoDisplay: Error, CustomStringConvertible {
  /// The system's message.
  let reason: String

  package var description: String { "there is no display to open a window on (\(reason))" }
}

/// SDL's video subsystem, which is started once and configured for a desktop program.
@MainActor
enum SDLSession {
  private static var isStarted = false

  /// Starts SDL, unless it has been started, for a program with the identifier `appID` (reverse DNS, as in its .desktop file).
  static func start(appID: String, appName: String) throws {
    if isStarted { return }
    // Before SDL_Init, because these tell the window manager which icon and name the windows belong to.
    setenv("SDL_VIDEO_X11_WMCLASS", appID, 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", appID, 0)
    for (hint, value) in [
      ("SDL_APP_ID", appID), ("SDL_APP_NAME", appName), ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"),
      ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"), ("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"), ("SDL_IME_SHOW_UI", "1"),
      // SDL would turn SIGTERM into an event that a sleeping event loop never receives.
      ("SDL_NO_SIGNAL_HANDLERS", "1"),
    ] {
      SDL_SetHint(hint, value)
    }
    try WaylandSeat.require()
    // SDL only looks for a bus once. Programs that are started later may look for one themselves.
    let hasBus = SessionBus.exists(in: ProcessInfo.processInfo.environment)
    if !hasBus { setenv(SessionBus.variable, SessionBus.noAddress, 1) }
    defer { if !hasBus { unsetenv(SessionBus.variable) } }
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw NoDisplay(reason: String(cString: SDL_GetError()))
    }
    // If nothing else works, SDL draws into invisible memory, forever. That is an error unless it was requested.
    let requestedDriver = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) } ?? ""
    if invisibleDrivers.contains(videoDriver), requestedDriver.isEmpty {
      SDL_Quit()
      throw NoDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY names one that answers")
    }
    if videoDriver == "x11" { XConnection.observe() }
    // Games keep the screen on, but a workbench doesn't.
    SDL_EnableScreenSaver()
    isStarted = true
  }

  /// SDL's drivers that show nothing on a screen.
  private static let invisibleDrivers: Set = ["offscreen", "dummy", "evdev"]

  static func stop() {
    SDL_Quit()
    isStarted = false
  }

  /// The name of the video driver, such as "x11", "wayland", or "dummy".
  static var videoDriver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }
}
