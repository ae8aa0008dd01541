import Foundation

/// The record that a program wrote about its own end, in its signal handler: a text of lines, so that it can be written without memory.
///
/// The lines are `signal NUMBER`, `library START END PATH` and `at ADDRESS`, with addresses in hexadecimal digits.
struct CrashRecord: Equatable, Sendable {
  /// A library of a user's code, which was loaded.
  struct Library: Equatable, Sendable {
    /// The addresses of the library.
    var addresses: Range<UInt>
    /// The path of the file.
    var path: String

    /// The line about the library in a record.
    var line: String {
      "library \(String(addresses.lowerBound, radix: 16)) \(String(addresses.upperBound, radix: 16)) \(path)\n"
    }
  }

  /// The signal. `hangSignal` is one of code that didn't return.
  var signal: Int32
  var libraries: [Library]
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
      case ("library", 4):
        guard let start = UInt(words[1], radix: 16), let end = UInt(words[2], radix: 16), start < end else { continue }
        libraries.append(Library(addresses: start..<end, path: String(words[3])))
      case ("at", 2): if let address = UInt(words[1], radix: 16) { addresses.append(address) }
      default: continue
      }
    }
    guard let signal else { return nil }
    self.signal = signal
  }

  /// An instruction of a user's code.
  struct Place: Equatable, Sendable {
    /// The path of the library.
    var library: String
    /// The instruction's address in the library.
    var offset: UInt
  }

  /// The places of the user's code on the stack, the innermost first.
  var places: [Place] {
    addresses.enumerated().compactMap { index, address in
      guard let library = libraries.first(where: { $0.addresses.contains(address) }) else { return nil }
      // A call that returns to an address is the instruction before it.
      return Place(library: library.path, offset: address - library.addresses.lowerBound - (index == 0 ? 0 : 1))
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
    // Foundation reads only the first part of a file of the kernel's, unless it is told to read to the end.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
    let maps = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
    var found: Range<UInt>?
    // START-END PERMISSIONS OFFSET DEVICE INODE PATH
    for line in maps.split(separator: "\n") where line.hasSuffix(path) || line.hasSuffix(resolved) {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2 else { continue }
      found = min(found?.lowerBound ?? ends[0], ends[0])..<max(found?.upperBound ?? ends[1], ends[1])
    }
    guard let found else { return nil }
    self.init(addresses: found, path: path)
  }
}
