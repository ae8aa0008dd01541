import Foundation
import Rehearsal
import Synchronization

// The signal handler. It can interrupt other code anywhere, so it allocates no memory, takes no locks, and calls only functions that are
// safe in a signal handler. Loops use no iterators: they are generic types, which Swift's runtime builds when they are first needed.
extension CrashHandler {
  /// The thread whose crash is being handled, or 0 for none.
  private static let handlingThread = Atomic<UInt>(0)

  static func handle(_ number: Int32, _ context: UnsafeMutableRawPointer?) {
    let errorNumber = errno
    guard let memory else { return end(by: number) }
    if number == CrashRecord.hangSignal {
      // In a trial, all memory counts as the user code's, on all threads.
      let isAnywhere = memory.pointee.program == nil && MemoryObserver.exceededLimit > 0
      guard handlingThread.load(ordering: .acquiring) == 0, isAnywhere || isInUserCode(memory) else {
        errno = errorNumber
        return
      }
    }
    let thread = UInt(pthread_self())
    let (isFirst, other) = handlingThread.compareExchange(expected: 0, desired: thread, ordering: .acquiringAndReleasing)
    if isFirst {
      if number != CrashRecord.hangSignal, memory.pointee.report != nil, !isInUserCode(memory) { report(number, memory) }
      if numberOfLibraries > 0 { record(number, context, memory) }
    } else if other != thread {
      // Another thread has also crashed, and will end the program soon.
      while true { pause() }
    }
    // If the handler itself crashed, the record so far is enough.
    if numberOfLibraries > 0 { restart(memory) }
    end(by: number)
  }

  /// Handles the end of the program by `exit`, before any other exit handler. Does nothing unless the user's code has called it.
  static func handleExit(_ status: Int32) {
    guard let memory, handlingThread.load(ordering: .acquiring) == 0, isInUserCode(memory) else { return }
    handlingThread.store(UInt(pthread_self()), ordering: .releasing)
    let file = open(memory.pointee.record, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    writeLine("exit ", UInt(UInt8(truncatingIfNeeded: status)), radix: 10, memory.pointee.line, to: file)
    writeStack(nil, memory, to: file)
    close(file)
    restart(memory)
  }

  /// Records that the code of a file has closed descriptors that it doesn't own, and starts the program again. Returns if no such code is
  /// loaded.
  package static func restartAfterClosedFiles() {
    guard let memory, numberOfLibraries > 0 else { return }
    let file = open(memory.pointee.record, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    writeLine("closed ", 1, radix: 10, memory.pointee.line, to: file)
    writeStack(nil, memory, to: file)
    close(file)
    restart(memory)
  }

  /// Calls all functions that the handler calls, without an effect.
  static func rehearse(_ memory: UnsafeMutablePointer<Memory>) {
    _ = isInUserCode(memory)
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    writeRecord(SIGILL, nil, memory, to: null)
    close(null)
    _ = handlingThread.load(ordering: .acquiring)
  }

  private static func isInUserCode(_ memory: UnsafeMutablePointer<Memory>) -> Bool {
    let count = Int(stackAddresses(memory.pointee.frames, Int32(frameCapacity)))
    var index = 0
    while index < count {
      if isOfLibrary(UInt(bitPattern: memory.pointee.frames[index]), memory) { return true }
      index += 1
    }
    return false
  }

  private static func isOfLibrary(_ address: UInt, _ memory: UnsafeMutablePointer<Memory>) -> Bool {
    let libraries = memory.pointee.libraries
    var index = numberOfLibraries
    while index > 0 {
      index -= 1
      if address >= libraries[3 * index], address < libraries[3 * index + 1] { return true }
    }
    return false
  }

  private static func record(_ number: Int32, _ context: UnsafeMutableRawPointer?, _ memory: UnsafeMutablePointer<Memory>) {
    let file = open(memory.pointee.record, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    writeRecord(number, context, memory, to: file)
    close(file)
  }

  private static func writeRecord(
    _ number: Int32, _ context: UnsafeMutableRawPointer?, _ memory: UnsafeMutablePointer<Memory>, to file: Int32
  ) {
    writeLine("signal ", UInt(number), radix: 10, memory.pointee.line, to: file)
    let limit = MemoryObserver.exceededLimit
    if number == CrashRecord.hangSignal, limit > 0 { writeLine("memory ", UInt(limit), radix: 10, memory.pointee.line, to: file) }
    writeStack(context, memory, to: file)
  }

  private static func writeStack(_ context: UnsafeMutableRawPointer?, _ memory: UnsafeMutablePointer<Memory>, to file: Int32) {
    let line = memory.pointee.line
    if let text = memory.pointee.dispatch { _ = write(file, text, strlen(text)) }
    let libraries = memory.pointee.libraries
    var index = 0
    while index < numberOfLibraries {
      if let text = UnsafePointer<CChar>(bitPattern: libraries[3 * index + 2]) { _ = write(file, text, strlen(text)) }
      index += 1
    }
    let interrupted = context.map(programCounter) ?? 0
    if interrupted != 0 { writeLine("at ", interrupted, radix: 16, line, to: file) }
    let frames = memory.pointee.frames
    let count = Int(stackAddresses(frames, Int32(frameCapacity)))
    // The handler's own functions are above the interrupted one.
    var first = 0
    while first < count, UInt(bitPattern: frames[first]) != interrupted { first += 1 }
    index = first < count ? first + 1 : 0
    while index < count {
      writeLine("at ", UInt(bitPattern: frames[index]), radix: 16, line, to: file)
      index += 1
    }
  }

  /// Writes a line that consists of a word and a number.
  static func writeLine(_ word: StaticString, _ number: UInt, radix: UInt, _ line: UnsafeMutablePointer<UInt8>, to file: Int32) {
    // The digits are written backward.
    var start = lineCapacity - 1
    line[start] = 10
    var rest = number
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest % radix)
      start -= 1
      line[start] = digit < 10 ? 48 + digit : 87 + digit
      rest /= radix
    } while rest > 0
    _ = write(file, word.utf8Start, word.utf8CodeUnitCount)
    _ = write(file, line + start, lineCapacity - start)
  }

  /// Returns the address of the interrupted instruction, or 0 if it isn't known on this machine.
  private static func programCounter(_ context: UnsafeMutableRawPointer) -> UInt {
    // The offset of the register in the kernel's `ucontext_t`.
    #if arch(x86_64)
      return context.load(fromByteOffset: 168, as: UInt.self)
    #elseif arch(arm64)
      return context.load(fromByteOffset: 440, as: UInt.self)
    #else
      return 0
    #endif
  }

  /// Starts the program again if the record exists. Otherwise, the same version would run and crash again.
  private static func restart(_ memory: UnsafeMutablePointer<Memory>) {
    guard let program = memory.pointee.program, access(memory.pointee.record, F_OK) == 0 else { return }
    let message: StaticString = "glissade: the code of a file took the window down, which opens again without it\n"
    _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
    CleanupList.removeAllButNotes()
    // The connection to the display ends with the old window. Inherited descriptors stay open: some signal the end of the program to its
    // parent.
    var file: Int32 = 3
    while file < 4096 {
      if !InheritedFiles.contains(file) { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
      file += 1
    }
    // A new program inherits blocked signals.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(program, CommandLine.unsafeArgv)
  }

  private static func end(by number: Int32) {
    CleanupList.removeAllButNotes()
    // This signal is ignored unless it is handled.
    let number = number == CrashRecord.hangSignal ? SIGABRT : number
    signal(number, SIG_DFL)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    raise(number)
  }
}
