import Foundation

/// The record that a program writes in its signal handler about its own end. It consists of lines, so that it can be written without
/// allocating memory.
///
/// The lines are `signal NUMBER`, `exit STATUS`, `memory BYTES`, `closed 1`, `library START END PATH`, `dispatch START END PATH` and `at
/// ADDRESS`, with hexadecimal addresses.
struct CrashRecord: Equatable, Sendable {
  /// A loaded library of the user's code.
  struct Library: Equatable, Sendable {
    var addresses: Range<UInt>
    var path: String

    /// Returns the line about the library in a record, which begins with a word.
    func line(_ word: String = "library") -> String {
      "\(word) \(String(addresses.lowerBound, radix: 16)) \(String(addresses.upperBound, radix: 16)) \(path)\n"
    }
  }

  /// The signal, or 0 for none. `hangSignal` means that the code didn't return, or needed too much memory.
  var signal: Int32
  /// The status with which the code called `exit`, or nil if it didn't.
  var exitStatus: Int32?
  /// A Boolean value that indicates whether the code has closed file descriptors that it doesn't own.
  var hasClosedFiles = false
  /// The memory limit that the code exceeded, in bytes, or nil if it didn't.
  var memoryLimit: Int?
  var libraries: [Library]
  /// Dispatch's library, or nil if it isn't found.
  var dispatch: Library?
  /// The address of the interrupted instruction, followed by the return addresses on the stack, the innermost first.
  var addresses: [UInt]

  /// The signal that makes the main thread report where it is. It does no harm if it comes too late, as it is ignored by default.
  static let hangSignal = SIGURG

  /// Reads a record, or returns nil if the text isn't one. Incomplete lines are left out.
  init?(_ text: String) {
    var signal: Int32?
    libraries = []
    addresses = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3)
      switch (words.first, words.count) {
      case ("signal", 2): signal = Int32(words[1])
      case ("exit", 2): (signal, exitStatus) = (0, Int32(words[1]))
      case ("closed", 2): (signal, hasClosedFiles) = (0, true)
      case ("memory", 2): memoryLimit = Int(words[1])
      case ("library", 4): if let library = Self.library(words) { libraries.append(library) }
      case ("dispatch", 4): dispatch = Self.library(words)
      case ("at", 2): if let address = UInt(words[1], radix: 16) { addresses.append(address) }
      default: continue
      }
    }
    guard let signal else { return nil }
    self.signal = signal
  }

  private static func library(_ words: [Substring]) -> Library? {
    guard let start = UInt(words[1], radix: 16), let end = UInt(words[2], radix: 16), start < end else { return nil }
    return Library(addresses: start..<end, path: String(words[3]))
  }

  var isHang: Bool { signal == Self.hangSignal && memoryLimit == nil }

  /// An instruction of the user's code.
  struct Place: Equatable, Sendable {
    var library: String
    /// The address of the instruction in the library.
    var offset: UInt
  }

  /// The places of the user's code on the stack, the innermost first.
  var places: [Place] { places(in: libraries) }

  /// The places in Dispatch's library where the program was, above the topmost call of the user's code.
  var dispatchPlaces: [Place] {
    let first = addresses.prefix { address in !libraries.contains { $0.addresses.contains(address) } }.count
    var inner = self
    inner.addresses = Array(addresses.prefix(first))
    return inner.places(in: dispatch.map { [$0] } ?? [])
  }

  private func places(in libraries: [Library]) -> [Place] {
    addresses.enumerated().compactMap { index, address in
      guard let library = libraries.first(where: { $0.addresses.contains(address) }) else { return nil }
      // A call is the instruction before its return address. Without an interruption, the first address is also a return address.
      return Place(library: library.path, offset: address - library.addresses.lowerBound - (index == 0 && exitStatus == nil ? 0 : 1))
    }
  }

  /// The reason why the program ended, such as "bad memory access", or nil if the signal doesn't tell.
  var reason: String? {
    switch signal {
    case SIGSEGV, SIGBUS: "bad memory access, or recursion without end"
    case SIGFPE: "division by zero"
    case SIGABRT: "abort"
    // Swift stops code with the other signals if a check fails.
    default: nil
    }
  }
}

extension CrashRecord.Library {
  /// Creates the entry of a library, or returns nil if this program hasn't loaded it.
  init?(loadedFrom path: String) {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var found: Range<UInt>?
    for line in Self.maps where line.hasSuffix(path) || line.hasSuffix(resolved) {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2 else { continue }
      found = min(found?.lowerBound ?? ends[0], ends[0])..<max(found?.upperBound ?? ends[1], ends[1])
    }
    guard let found else { return nil }
    self.init(addresses: found, path: path)
  }

  /// Dispatch's library, or nil if it isn't found.
  static var dispatch: Self? {
    maps.first { $0.hasSuffix("/libdispatch.so") }.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
      .flatMap { Self(loadedFrom: $0) }
  }

  /// The memory map of this program, with lines of the form START-END PERMISSIONS OFFSET DEVICE INODE PATH.
  private static var maps: [Substring] {
    // Foundation reads only the first part of one of the kernel's files, unless it is told to read to the end.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return [] }
    return String(decoding: file.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
  }
}
