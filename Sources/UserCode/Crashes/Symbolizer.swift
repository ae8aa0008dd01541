import Foundation
import Host
import Rehearsal
import SourceReport

/// Finds the user's lines of a crash record with the programs of the toolchain or of binutils.
struct Symbolizer: Sendable {
  /// The path of `llvm-symbolizer` or `addr2line`, or nil if there is none.
  private let symbolizer: String?
  /// The path of `swift-demangle`, or nil if there is none.
  private let demangler: String?

  /// Finds the programs, preferably next to the compiler, and otherwise in `PATH`.
  init(compiler: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folders = compiler.map { path in
      [path, URL(fileURLWithPath: path).resolvingSymlinksInPath().path].map { ($0 as NSString).deletingLastPathComponent }
    }
    let programs = ProgramFolders(environment: ["PATH": ((folders ?? []) + [environment["PATH"] ?? ""]).joined(separator: ":")])
    symbolizer = programs.program("llvm-symbolizer") ?? programs.program("addr2line")
    demangler = programs.program("swift-demangle")
  }

  /// The analysis of a record.
  struct Trace: Equatable {
    /// The user's lines, the innermost first and without repetitions, or none if they can't be found.
    var lines: [SourceMessage] = []
    /// The check by the compiler that stopped the code, such as "arithmetic overflow", or nil if there was none or it isn't known.
    var failure: String?
    /// A Boolean value that indicates whether the code waited for a queue that it was on.
    var isDeadlock = false
  }

  /// Returns the analysis of a record. `paths` are the user's files.
  func trace(of record: CrashRecord, in paths: [String]) -> Trace {
    var text = ""
    var places = record.places[...]
    // A stack passes from one version of the code to another at most a few times.
    while let library = places.first?.library {
      let offsets = places.prefix { $0.library == library }.map(\.offset)
      places = places.dropFirst(offsets.count)
      text += frames(at: offsets, in: library)
    }
    var trace = Self.trace(in: demangled(text), of: paths)
    if let library = record.dispatch?.path {
      let offsets = record.dispatchPlaces.prefix(4).map(\.offset)
      trace.isDeadlock = !offsets.isEmpty && frames(at: offsets, in: library).contains(CrashRecord.deadlockFunction)
    }
    return trace
  }

  /// Returns what the symbolizer prints about addresses of a library: for each function two lines, its name and its place.
  private func frames(at offsets: [UInt], in library: String) -> String {
    guard let symbolizer, FileKind(library) != .nothing else { return "" }
    let options = symbolizer.hasSuffix("llvm-symbolizer") ? ["--functions", "--inlines", "--no-demangle"] : ["-f", "-i"]
    let addresses = offsets.map { "0x" + String($0, radix: 16) }
    let result = try? ToolRun().run(symbolizer, options + ["-e", library] + addresses, limit: 10)
    return result.flatMap { $0 }.map { String(decoding: $0.output, as: UTF8.self) + "\n" } ?? ""
  }

  /// Returns a text with demangled function names.
  func demangled(_ text: String) -> String {
    let names = Set(text.split { $0.isWhitespace || $0 == "," }.filter { $0.hasPrefix("$s") }).sorted()
    guard let demangler, !names.isEmpty,
      let result = try? ToolRun().run(demangler, ["-simplified", "-compact"] + names.map(String.init), limit: 10), result.status == 0
    else { return text }
    let readable = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    guard readable.count == names.count else { return text }
    var text = text
    // A name may be the beginning of another one.
    for (name, new) in zip(names, readable).sorted(by: { $0.0.count > $1.0.count }) {
      text = text.replacingOccurrences(of: name, with: new)
    }
    return text
  }

  /// Returns the path that a compiler has written in escaped form, perhaps relative to its folder.
  private static func path(named name: String, in paths: [String]) -> String? {
    paths.first { path in [path, path.escapedForSwift].contains { $0 == name || $0.hasSuffix("/" + name) } }
  }

  /// Parses the symbolizer's output.
  static func trace(in text: String, of paths: [String]) -> Trace {
    var trace = Trace()
    let rows = text.split(whereSeparator: \.isNewline)
    // For the compiler these checks are functions, whose names describe the failure.
    let check = "Swift runtime failure: "
    trace.failure = rows.first { $0.hasPrefix(check) }.map { String($0.dropFirst(check.count)) }
    // Porting adds functions to the user's files.
    for (name, place) in zip(rows, rows.dropFirst()) where !name.hasPrefix(check) && !name.contains("_glissade") {
      // PATH:LINE or PATH:LINE:COLUMN, where the path may be relative to the compiler's folder.
      var parts = place.split(separator: ":", omittingEmptySubsequences: false)
      var numbers: [Int] = []
      while numbers.count < 2, let number = parts.last.flatMap({ Int($0.prefix { $0.isNumber }) }) {
        numbers.insert(number, at: 0)
        parts.removeLast()
      }
      let file = parts.joined(separator: ":")
      guard let line = numbers.first, line > 0, let path = Self.path(named: file, in: paths) else { continue }
      let column = numbers.count > 1 ? max(numbers[1], 1) : 1
      let function = name.hasPrefix("$s") || name == "??" ? "this line" : String(name)
      let message = SourceMessage(.error, path: path, line: line, column: column, text: "in \(function)")
      if !trace.lines.contains(message) { trace.lines.append(message) }
    }
    return trace
  }
}
