import Foundation

// The report about a crash of the program itself. It is written in the signal handler, with the same restrictions.
extension CrashHandler {
  /// Writes the stack of the crash to a file and to standard error.
  static func report(_ number: Int32, _ memory: UnsafeMutablePointer<Memory>) {
    guard let path = memory.pointee.report else { return }
    let count = stackAddresses(memory.pointee.frames, Int32(frameCapacity))
    makeFolders(above: path)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if file >= 0 {
      if let heading = memory.pointee.heading { _ = write(file, heading, strlen(heading)) }
      writeLine("signal ", UInt(number), radix: 10, memory.pointee.line, to: file)
      writeNames(memory.pointee.frames, count, file)
      close(file)
    }
    say("glissade: Glissade itself has crashed, and this is where; please report it")
    if file >= 0 {
      say(" with the file ")
      _ = write(2, path, strlen(path))
    }
    say("\n")
    writeNames(memory.pointee.frames, count, 2)
  }

  private static func say(_ text: StaticString) { _ = write(2, text.utf8Start, text.utf8CodeUnitCount) }

  private static func makeFolders(above path: UnsafeMutablePointer<CChar>) {
    var index = 1
    while path[index] != 0 {
      if path[index] == 47 {
        path[index] = 0
        _ = mkdir(path, 0o700)
        path[index] = 47
      }
      index += 1
    }
  }
}

/// Stores the return addresses on the stack, the innermost first, and returns their number.
@_silgen_name("backtrace")
func stackAddresses(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ capacity: Int32) -> Int32

/// Writes a line for each address, with the file and the function that it belongs to, as far as known.
@_silgen_name("backtrace_symbols_fd")
private func writeNames(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32, _ file: Int32)
