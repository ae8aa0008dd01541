import Foundation

/// The sockets by which SDL is connected to the display. Code that closes descriptors that it doesn't own may close these, and files that
/// are opened next then have their numbers.
struct DisplayConnection {
  private struct Socket {
    let descriptor: Int32
    let inode: UInt64
  }

  private let sockets: [Socket]

  /// Finds the sockets that lead to an X server or to a compositor on this machine.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let compositor = WaylandSeat.socketPath(environment)
    sockets = (Int32(3)..<256).compactMap { descriptor in
      guard let path = Self.peer(of: descriptor), path.contains("/.X11-unix/") || path == compositor else { return nil }
      return Self.inode(of: descriptor).map { Socket(descriptor: descriptor, inode: $0) }
    }
  }

  /// A Boolean value that indicates whether all of the sockets are still open.
  var isIntact: Bool { sockets.allSatisfy { Self.inode(of: $0.descriptor) == $0.inode } }

  private static func inode(of descriptor: Int32) -> UInt64? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// Returns the path to which a local socket is connected, without the zero before an abstract one.
  private static func peer(of descriptor: Int32) -> String? {
    var address = sockaddr_un()
    var size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isConnected = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) == 0 }
    }
    let start = MemoryLayout<sa_family_t>.size
    guard isConnected, address.sun_family == sa_family_t(AF_UNIX), Int(size) > start else { return nil }
    return withUnsafeBytes(of: address) { bytes in
      String(decoding: bytes[start..<Int(size)].drop { $0 == 0 }.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
