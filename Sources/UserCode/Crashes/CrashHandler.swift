import Foundation
import Rehearsal
import Synchronization

/// Records where the user's code was when it crashed the program, and starts the program again. If the program itself was at fault, it
/// reports where it crashed.
///
/// The user's code runs in the program's own process. A trap, a bad address or an endless loop in it can't be undone, but at its next start
/// the program can report it and leave that version out.
package enum CrashHandler {
  /// The action after the record was written.
  enum Response: Sendable {
    /// The program ends by the signal.
    case end
    /// The program starts again with the same arguments, in the same process.
    case restart
  }

  /// The memory that the signal handler uses. It exists until the program ends.
  struct Memory {
    let record: UnsafeMutablePointer<CChar>
    /// The path of the program to start again, or nil to end.
    let program: UnsafeMutablePointer<CChar>?
    /// The path of the report about a crash of the program itself, or nil for none.
    let report: UnsafeMutablePointer<CChar>?
    /// The first line of that report, or nil for none.
    let heading: UnsafeMutablePointer<CChar>?
    /// The line in the record about Dispatch's library, or nil if it isn't found.
    var dispatch: UnsafeMutablePointer<CChar>?
    let frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    /// A buffer for a line of the record.
    let line: UnsafeMutablePointer<UInt8>
    /// Three words for each library: its start, its end, and the address of its line in the record.
    let libraries: UnsafeMutablePointer<UInt>
    let mainThread: pthread_t
  }

  static let frameCapacity = 192
  static let lineCapacity = 64
  static let libraryCapacity = 2048

  /// The address of the memory, or 0 until the handler is prepared.
  private static let memoryAddress = Atomic<UInt>(0)
  private static let libraryCount = Atomic(0)
  private static let isInstalled = Atomic(false)

  /// Nil until the handler is prepared.
  static var memory: UnsafeMutablePointer<Memory>? { UnsafeMutablePointer(bitPattern: memoryAddress.load(ordering: .acquiring)) }

  /// The number of libraries in memory.
  static var numberOfLibraries: Int { libraryCount.load(ordering: .acquiring) }

  /// The path of this program's record, or nil until the handler is prepared.
  static var recordPath: String? { memory.map { String(cString: $0.pointee.record) } }

  /// Makes this program's window start again after a crash of the user's code, and report a crash of its own.
  ///
  /// `heading` is the first line of that report, such as the version of the program.
  @MainActor
  package static func protectWindow(heading: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folder = CrashGuard.folder(environment: environment)
    let name = "\(getpid())-\(UUID().uuidString)"
    let report = folder.deletingLastPathComponent().appendingPathComponent("crashes/\(name).txt")
    prepare(record: folder.appendingPathComponent(name + ".crash").path, response: .restart, report: report.path, heading: heading + "\n")
    if let memory { install(memory) }
  }

  /// Prepares the handler on the main thread. `report` is the path of the report about a crash of the program itself, with the first line
  /// `heading`, or nil for none.
  @MainActor
  static func prepare(record: String, response: Response, report: String? = nil, heading: String? = nil) {
    guard memory == nil, let path = strdup(record) else { return }
    let new = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    new.initialize(
      to: Memory(
        record: path, program: response == .restart ? strdup(AssetFolders.executable) : nil,
        report: report.flatMap { strdup($0) }, heading: heading.flatMap { strdup($0) },
        frames: .allocate(capacity: frameCapacity), line: .allocate(capacity: lineCapacity),
        libraries: .allocate(capacity: 3 * libraryCapacity), mainThread: pthread_self()))
    memoryAddress.store(UInt(bitPattern: new), ordering: .releasing)
  }

  /// Adds a loaded library of the user's code, and handles its crashes from now on.
  @MainActor
  static func add(_ library: CrashRecord.Library) {
    let index = numberOfLibraries
    guard let memory, index < libraryCapacity, let line = strdup(library.line()) else { return }
    if index == 0 { memory.pointee.dispatch = CrashRecord.Library.dispatch.flatMap { strdup($0.line("dispatch")) } }
    memory.pointee.libraries[3 * index] = library.addresses.lowerBound
    memory.pointee.libraries[3 * index + 1] = library.addresses.upperBound
    memory.pointee.libraries[3 * index + 2] = UInt(bitPattern: line)
    libraryCount.store(index + 1, ordering: .releasing)
    install(memory)
    if index == 0 { observe(memory) }
  }

  private static func observe(_ memory: UnsafeMutablePointer<Memory>) {
    on_exit({ status, _ in CrashHandler.handleExit(status) }, nil)
    let thread = memory.pointee.mainThread
    if memory.pointee.program == nil { MemoryObserver.start(thread) } else { HangObserver.start(thread) }
  }

  private static func install(_ memory: UnsafeMutablePointer<Memory>) {
    guard !isInstalled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // Endless recursion leaves no room on the usual stack.
    var stack = stack_t()
    stack.ss_size = 256 << 10
    stack.ss_sp = .allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    // The first call of each function may load a library or allocate memory, which the handler may not do.
    rehearse(memory)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, _, context in CrashHandler.handle(number, context) }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
    var signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, CrashRecord.hangSignal]
    // The program that runs a trial sends this signal to find out where the code is.
    if memory.pointee.program == nil { signals.append(SIGQUIT) }
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in signals {
      sigaction(signal, &action, nil)
      sigaddset(&mask, signal)
    }
    // The thread that started this program may have blocked signals, and the program inherits that.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }
}
