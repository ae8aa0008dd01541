import Foundation

enum PipeReading {
  /// The maximum to read from a pipe after its program has ended, in bytes. It is more than a pipe holds.
  private static let rest = 1 << 20

  /// The time between two checks of a program that writes nothing, in milliseconds.
  private static let pause: Int32 = 20

  /// Returns what is written into pipes until all writers have closed them, or until the program has ended: other processes that it has
  /// started may keep the pipes open for any time.
  static func contents(of pipes: [Pipe], writtenBy program: Int32) -> [Data] {
    let descriptors = pipes.map { $0.fileHandleForReading.fileDescriptor }
    var contents = pipes.map { _ in Data() }
    var open = Set(pipes.indices)
    var hasEnded = false
    while !open.isEmpty, !hasEnded {
      let indices = open.sorted()
      var waiting = indices.map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
      let count = poll(&waiting, nfds_t(waiting.count), pause)
      guard count >= 0 || errno == EINTR else { break }
      hasEnded = count == 0 && ProcessEnd.hasEnded(program)
      for (place, index) in indices.enumerated() where waiting[place].revents != 0 {
        if !append(from: descriptors[index], to: &contents[index]) { open.remove(index) }
      }
    }
    // What the program itself has written is available by now.
    for index in open {
      let descriptor = descriptors[index]
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      let limit = contents[index].count + rest
      while contents[index].count < limit, append(from: descriptor, to: &contents[index]) {}
    }
    return contents
  }

  /// Appends the contents of a pipe, and returns whether there may be more.
  private static func append(from descriptor: Int32, to data: inout Data) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      var count: Int
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      if count > 0 { data.append(contentsOf: UnsafeRawBufferPointer(buffer).prefix(count)) }
      return count > 0
    }
  }
}
