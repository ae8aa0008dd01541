import Foundation
import Synchronization

#if canImport(Runtime)
  import Runtime
#endif

/// A line of somebody's source code.
package struct SourcePlace: Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// Counted from 1.
  package let line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// The file's name without its folders, and the line: "Card.swift:42".
  package var shortName: String { "\(path.split(separator: "/").last ?? ""):\(line)" }

  /// "/home/me/Card.swift:42".
  package var description: String { "\(path):\(line)" }
}

extension SourcePlace {
  /// The modules whose code is not the user's.
  private static let libraries: Set = [
    "CoreGraphics", "QuartzCore", "UIKit", "Cassowary", "Host", "SDLHost", "Rehearsal", "GlissadeKit",
  ]
  /// What the mangled name of `UIWindowScene.perform(_:)` contains: all that a scene's code does happens inside it.
  private static let boundary = "13UIWindowSceneC7perform"
  /// How many frames of the stack are looked at.
  private static let depth = 96

  /// What has been found for call stacks so far, by their addresses. Reading a program's line numbers takes about a second, and who tries
  /// a thing over and over makes the same error over and over.
  private static let known = Mutex<[[String]: SourcePlace?]>([:])

  /// Returns the line of the user's code that is being executed: the innermost one on the call stack that is not the library's.
  ///
  /// Nil where the library has called itself, as in a layout, or where the program was built without line numbers.
  package static func ofCallingUserCode() -> SourcePlace? {
    #if canImport(Runtime)
      guard let stack = try? Backtrace.capture(limit: depth) else { return nil }
      let addresses = stack.frames.map { "\($0)" }
      if let place = known.withLock({ $0[addresses] }) { return place }
      let place = place(in: stack)
      known.withLock { $0[addresses] = .some(place) }
      return place
    #else
      return nil
    #endif
  }

  #if canImport(Runtime)
    private static func place(in stack: Backtrace) -> SourcePlace? {
      for frame in stack.symbolicated()?.frames ?? [] {
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0 else { continue }
        if symbol.rawName.contains(boundary) { return nil }
        if isUserCode(symbol.rawName) { return SourcePlace(path: location.path, line: location.line) }
      }
      return nil
    }
  #endif

  /// Returns whether a mangled name is that of a user's function: one whose module is none of ours. What the standard library and the
  /// compiler have made (`$sS…`, `$ss…`, thunks) names no module.
  static func isUserCode(_ mangledName: String) -> Bool {
    guard mangledName.hasPrefix("$s") else { return mangledName == "main" }
    let rest = mangledName.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return false }
    return !libraries.contains(String(rest.dropFirst(digits.count).prefix(length)))
  }
}
