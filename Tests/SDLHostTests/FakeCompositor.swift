import Foundation

/// A socket that answers one client like a Wayland compositor with some globals.
final class FakeCompositor {
  let path: String

  /// Listens in a temporary folder until a client has been answered.
  init(globals: [String]) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("wl-\(UInt32.random(in: 0 ... .max))").path
    self.path = path
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 }
    }
    guard isBound, listen(listener, 1) == 0 else { throw CocoaError(.fileWriteUnknown) }
    var answer: [UInt8] = []
    for (index, name) in globals.enumerated() { answer += Self.global(UInt32(index + 1), name) }
    answer += Self.words([3, 12 << 16, 0])
    DispatchQueue.global().async { [answer] in
      let client = accept(listener, nil, nil)
      var request = [UInt8](repeating: 0, count: 24)
      _ = recv(client, &request, request.count, Int32(MSG_WAITALL))
      // In two parts, as a busy compositor's answer may arrive.
      _ = send(client, answer, answer.count / 2, 0)
      usleep(20_000)
      _ = answer[(answer.count / 2)...].withUnsafeBytes { send(client, $0.baseAddress, $0.count, 0) }
      close(client)
      close(listener)
      unlink(path)
    }
  }

  private static func global(_ id: UInt32, _ name: String) -> [UInt8] {
    let text = Array(name.utf8) + [0]
    let padded = text + [UInt8](repeating: 0, count: (4 - text.count % 4) % 4)
    let size = UInt32(8 + 4 + 4 + padded.count + 4)
    return words([2, size << 16, id, UInt32(text.count)]) + padded + words([1])
  }

  private static func words(_ words: [UInt32]) -> [UInt8] { words.withUnsafeBytes(Array.init) }
}
