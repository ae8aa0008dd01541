import Foundation

/// The record that a program wrote about its own end, in its signal handler: a text of lines, so that it can be written without memory.
///
/// The lines are `signal NUMBER`, `exit STATUS`, `memory BYTES`, `closed 1`, `library START END PATH`, `dispatch START END PATH` and `at ADDRESS`, with
/// addresses in hexadecimal digits.
struct CrashRecord: Equatable, Sendable {
  /// A library of a user's code, which was loaded.
  struct Library: Equatable, Sendable {
    /// The addresses of the library.
    var addresses: Range<UInt>
    /// The path of the file.
    var path: String

    /// Returns the line about the library in a record, which begins with a word.
    func line(_ word: String = "library") -> String {
      "\(word) \(String(addresses.lowerBound, radix: 16)) \(String(addresses.upperBound, radix: 16)) \(path)\n"
    }
  }

  /// The signal, or 0 for none. `hangSignal` is one of code that didn't return, or that needed too much memory.
  var signal: Int32
  /// The status with which the code called `exit`, or nil if it didn't.
  var exitStatus: Int32?
  /// A Boolean value that indicates whether the code has closed file descriptors that aren't its own.
  var hasClosedFiles = false
  /// The limit of the memory that the code exceeded, in bytes, or nil if it didn't.
  var memoryLimit: Int?
  /// The user's libraries.
  var libraries: [Library]
  /// Dispatch's library, or nil if it isn't known.
  var dispatch: Library?
  /// The address of the instruction at which the signal came, followed by the return addresses on the stack, the innermost first.
  var addresses: [UInt]

  /// The signal that asks the main thread where it is. Nobody is harmed if it comes too late, as it is ignored by default.
  static let hangSignal = SIGURG

  /// Reads a record. Lines that were written only in part are left out.
  ///
  /// - Returns: Nil if the text isn't a record.
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

  /// A Boolean value that indicates whether the code didn't return.
  var isHang: Bool { signal == Self.hangSignal && memoryLimit == nil }

  /// An instruction of a user's code.
  struct Place: Equatable, Sendable {
    /// The path of the library.
    var library: String
    /// The instruction's address in the library.
    var offset: UInt
  }

  /// The places of the user's code on the stack, the innermost first.
  var places: [Place] { places(in: libraries) }

  /// The places in Dispatch's library that the program was in itself, without having called the user's code again.
  var dispatchPlaces: [Place] {
    let first = addresses.prefix { address in !libraries.contains { $0.addresses.contains(address) } }.count
    var inner = self
    inner.addresses = Array(addresses.prefix(first))
    return inner.places(in: dispatch.map { [$0] } ?? [])
  }

  private func places(in libraries: [Library]) -> [Place] {
    addresses.enumerated().compactMap { index, address in
      guard let library = libraries.first(where: { $0.addresses.contains(address) }) else { return nil }
      // A call that returns to an address is the instruction before it. The first address is that of a call, too, if nothing was interrupted.
      return Place(library: library.path, offset: address - library.addresses.lowerBound - (index == 0 && exitStatus == nil ? 0 : 1))
    }
  }

  /// The reason why the program ended, such as "bad memory access", or nil if the signal says nothing about it.
  var reason: String? {
    switch signal {
    case SIGSEGV, SIGBUS: "bad memory access, or recursion without end"
    case SIGFPE: "division by zero"
    case SIGABRT: "abort"
    // Swift stops code by the other signals if a check fails.
    default: nil
    }
  }
}

extension CrashRecord.Library {
  /// Creates the entry of a library that this program has loaded, or returns nil if it isn't loaded.
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

  /// The library of Dispatch, or nil if it isn't found.
  static var dispatch: Self? {
    maps.first { $0.hasSuffix("/libdispatch.so") }.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
      .flatMap { Self(loadedFrom: $0) }
  }

  /// What this program has in memory, a line each: START-END PERMISSIONS OFFSET DEVICE INODE PATH
  private static var maps: [Substring] {
    // Foundation reads only the first part of a file of the kernel's, unless it is told to read to the end.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return [] }
    return String(decoding: file.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
  }
}
