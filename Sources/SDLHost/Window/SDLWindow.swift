import CSDL2
import Host
import UIKit

@MainActor
final class SDLWindow {
  let handle: OpaquePointer
  /// The requested number of pixels per point in addition to the desktop's own scale, for X11, which doesn't report one.
  private let userScale: CGFloat
  private var translator = EventTranslator()
  private var cursors: [PointerShape: OpaquePointer] = [:]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ configuration: WindowConfiguration) throws {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let centered = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
    let usable = Self.usableSize
    func units(_ size: CGSize) -> (width: Int32, height: Int32) {
      (Int32(min(size.width * configuration.scale, usable.width)), Int32(min(size.height * configuration.scale, usable.height)))
    }
    let size = units(configuration.size)
    guard let handle = SDL_CreateWindow(configuration.title, centered, centered, size.width, size.height, flags) else {
      throw Failure(description: "No window can be opened: \(String(cString: SDL_GetError()))")
    }
    userScale = configuration.scale
    let minimum = units(configuration.minimumSize)
    SDL_SetWindowMinimumSize(handle, minimum.width, minimum.height)
    self.handle = handle
    if let icon = configuration.icon { Self.setIcon(icon, of: handle) }
    updateGeometry()
  }

  /// Sets the icon of a window from an SVG file. If the file can't be read, the desktop's own icon stays.
  private static func setIcon(_ path: String, of window: OpaquePointer) {
    guard let file = SDL_RWFromFile(path, "rb") else { return }
    defer { SDL_RWclose(file) }
    guard let picture = IMG_LoadSVG_RW(file) else { return }
    SDL_SetWindowIcon(window, picture)
    SDL_FreeSurface(picture)
  }

  func close() {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
    SDL_DestroyWindow(handle)
  }

  func show() { SDL_ShowWindow(handle) }

  private(set) var pixelSize = (width: 1, height: 1)
  private(set) var scale: CGFloat = 1
  var size: CGSize { CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale) }

  /// The size of the desktop without its panels, in SDL's units.
  private static var usableSize: CGSize {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0 else { return CGSize(width: 4096, height: 4096) }
    return CGSize(width: CGFloat(bounds.w), height: CGFloat(bounds.h))
  }

  /// The frames per second of the window's display, or 60 if it doesn't report them.
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = max(SDL_GetWindowDisplayIndex(handle), 0)
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate >= 24 else { return 60 }
    return Double(mode.refresh_rate)
  }

  private func updateGeometry() {
    var units: (Int32, Int32) = (0, 0)
    var pixels: (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &units.0, &units.1)
    SDL_GetWindowSizeInPixels(handle, &pixels.0, &pixels.1)
    pixelSize = (max(Int(pixels.0), 1), max(Int(pixels.1), 1))
    // If the desktop itself scales (Wayland), a unit is more than a pixel.
    let pixelsPerUnit = units.0 > 0 ? CGFloat(pixels.0) / CGFloat(units.0) : 1
    scale = userScale * pixelsPerUnit
    translator.pointsPerUnit = pixelsPerUnit / scale
    translator.size = size
  }

  /// Events that arrived during a wait, with their times.
  private var received: [WindowEvent] = []

  var hasPress: Bool { translator.hasPress }

  /// Returns all events since the last call. Those that haven't been received yet happen at `time`.
  func pendingEvents(at time: TimeInterval) -> [WindowEvent] {
    SDL_PumpEvents()
    // SDL_PollEvent would stop at a mark that a wait leaves in front of the event that ended it.
    var event = SDL_Event()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1 { receive(event, at: time) }
    defer { received = [] }
    return received
  }

  /// Sleeps until an event arrives, but at most for a number of seconds if it isn't nil, and receives the event. Returns true if something
  /// happened to the window, and false for an event that only ends the sleep, or none.
  func waitForEvent(seconds: TimeInterval?, clock: any HostClock) -> Bool {
    var event = SDL_Event()
    let timeout = seconds.map { Int32(($0 * 1000).rounded(.up).clamped(to: 0...60_000)) } ?? -1
    guard SDL_WaitEventTimeout(&event, timeout) == 1 else { return false }
    return receive(event, at: clock.now)
  }

  @discardableResult
  private func receive(_ event: SDL_Event, at time: TimeInterval) -> Bool {
    let events = translator.translate(event, at: time)
    for translated in events {
      if translated == .resized { updateGeometry() }
      if let last = received.last, translated.supersedes(last) { received.removeLast() }
      received.append(translated)
    }
    return !events.isEmpty
  }

  var pointerShape = PointerShape.arrow {
    didSet {
      guard pointerShape != oldValue else { return }
      let cursor = cursors[pointerShape] ?? SDL_CreateSystemCursor(pointerShape.systemCursor)
      cursors[pointerShape] = cursor
      SDL_SetCursor(cursor)
    }
  }
}

extension WindowEvent {
  /// Returns whether this event makes the earlier one redundant. Moves of a drag at different times are kept, because the velocity is
  /// measured from them.
  func supersedes(_ earlier: WindowEvent) -> Bool {
    switch (earlier, self) {
    case (.input(.pointer(let old)), .input(.pointer(let new))):
      old.phase == .moved && new.phase == .moved && old.id == new.id && old.timestamp == new.timestamp
    case (.input(.pinch(let old)), .input(.pinch(let new))):
      old.phase == .moved && new.phase == .moved && old.timestamp == new.timestamp
    case (.input(.hover), .input(.hover)), (.resized, .resized), (.exposed, .exposed): true
    default: false
    }
  }
}
