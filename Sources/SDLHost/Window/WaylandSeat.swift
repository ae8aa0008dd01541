import CSDL2
import Foundation

/// Determines whether a Wayland compositor has a seat: a mouse or a keyboard.
///
/// SDL 2.26 dereferences a null pointer if there is none, as in a compositor that only records or shares its screen. The query uses
/// Wayland's wire protocol (a registry and a round trip), which takes less than a millisecond.
enum WaylandSeat {
  /// Prevents SDL from using a compositor without a seat: selects X11 if there is one, otherwise throws an error with a user-facing
  /// message.
  @MainActor
  static func require(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let requestedDriver = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) } ?? ""
    guard requestedDriver.isEmpty || requestedDriver.split(separator: ",").contains("wayland"), let path = socketPath(environment),
      isMissing(at: path)
    else {
      return
    }
    guard requestedDriver != "wayland", environment["DISPLAY"]?.isEmpty == false else {
      throw SDLWindow.Failure(
        description: "The Wayland compositor at \(path) has no seat, neither mouse nor keyboard, so no window can be used there.")
    }
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
  }

  /// Returns the path of the compositor's socket, or nil if the environment doesn't name one.
  static func socketPath(_ environment: [String: String]) -> String? {
    guard let name = environment["WAYLAND_DISPLAY"], !name.isEmpty else { return nil }
    if name.hasPrefix("/") { return name }
    return environment["XDG_RUNTIME_DIR"].map { $0 + "/" + name }
  }

  /// Returns whether there is no longer a compositor at the socket that the environment names.
  static func hasEnded(environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    guard let path = socketPath(environment) else { return false }
    guard let socket = connect(to: path) else { return true }
    defer { close(socket) }
    // A compositor that is ending may still accept connections, but it doesn't answer wl_display.sync(2).
    var answer: UInt8 = 0
    return !send([1, 12 << 16 | 0, 2], to: socket) || recv(socket, &answer, 1, 0) <= 0
  }

  /// Returns whether a compositor answers at `path` and lists its globals, none of which is a seat.
  static func isMissing(at path: String) -> Bool {
    guard let socket = connect(to: path) else { return false }
    defer { close(socket) }
    // wl_display.get_registry(2), then wl_display.sync(3), whose answer comes after all of the registry's.
    guard send([1, 12 << 16 | 1, 2, 1, 12 << 16 | 0, 3], to: socket) else { return false }
    var events: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(socket, &chunk, chunk.count, 0)
      guard count > 0 else { return false }
      events += chunk[..<count]
      switch globals(in: &events) {
      case .seat: return false
      case .end: return true
      case .more: continue
      }
    }
  }

  private enum Globals {
    case seat
    case end
    case more
  }

  /// Removes complete events from the front of `bytes`.
  private static func globals(in bytes: inout [UInt8]) -> Globals {
    func word(_ offset: Int) -> Int { bytes.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) } }
    while bytes.count >= 8 {
      let object = word(0)
      let size = word(4) >> 16
      guard size >= 8, bytes.count >= size else { return .more }
      if object == 3 { return .end }
      // wl_registry.global: name, interface, version. An interface begins with its length, including the final zero.
      if object == 2, size >= 20, String(decoding: bytes[16..<min(16 + max(word(12) - 1, 0), size)], as: UTF8.self) == "wl_seat" {
        return .seat
      }
      bytes.removeFirst(size)
    }
    return .more
  }

  /// Sends a request, and returns whether it was sent completely.
  private static func send(_ request: [UInt32], to socket: Int32) -> Bool {
    let sent = request.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    return sent == request.count * MemoryLayout<UInt32>.size
  }

  private static func connect(to path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return nil }
    // A compositor that doesn't answer must not prevent the program from starting.
    var patience = timeval(tv_sec: 1, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else {
      close(socket)
      return nil
    }
    return socket
  }
}
