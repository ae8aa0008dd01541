import Foundation
import Synchronization

#if canImport(Runtime)
  import Runtime
#endif

/// A line of source code.
package struct SourcePlace: Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// The number of the line, counted from 1.
  package let line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// The file's name without its folders, and the line, such as "Card.swift:42".
  package var shortName: String { "\(path.split(separator: "/").last ?? ""):\(line)" }

  /// The file's path and the line, such as "/home/me/Card.swift:42".
  package var description: String { "\(path):\(line)" }
}

extension SourcePlace {
  /// The modules whose code is not the user's.
  private static let libraries: Set = [
    "CoreGraphics", "QuartzCore", "UIKit", "Cassowary", "Host", "SDLHost", "Rehearsal", "GlissadeKit", "GlissadeLive", "UserCode",
  ]
  /// A part of the mangled name of `UIWindowScene.perform(_:)`. All code of a scene runs inside that method.
  private static let boundary = "13UIWindowSceneC7perform"
  /// The numbers of frames of the stack that are examined, in turn. User code is nearly always among the innermost few, and these are
  /// the same however the scene came to run it.
  private static let depths = [12, 96]

  /// The result of examining the innermost frames of a call stack.
  private enum Finding {
    /// User code, at this line.
    case line(SourcePlace)
    /// The library's own code up to the boundary of a scene.
    case ownCode
    /// The library's own code as far as the frames go.
    case neither
  }

  /// The findings for call stacks so far, by their addresses. Reading a program's line numbers takes about a second, and code that is
  /// tried repeatedly makes the same error repeatedly.
  private static let known = Mutex<[[String]: Finding]>([:])

  /// Returns the line of the user's code that is running: the innermost one on the call stack that isn't the library's.
  ///
  /// Nil if the library has called itself, as in a layout, or if the program was built without line numbers.
  package static func ofCallingUserCode() -> SourcePlace? {
    #if canImport(Runtime)
      for depth in depths {
        guard let stack = try? Backtrace.capture(limit: depth, top: 0) else { return nil }
        let addresses = stack.frames.map { "\($0)" }
        let found = known.withLock { $0[addresses] } ?? search(stack)
        known.withLock { $0[addresses] = found }
        switch found {
        case .line(let place): return place
        case .ownCode: return nil
        case .neither: continue
        }
      }
      return nil
    #else
      return nil
    #endif
  }

  #if canImport(Runtime)
    private static func search(_ stack: Backtrace) -> Finding {
      for frame in stack.symbolicated()?.frames ?? [] {
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0 else { continue }
        if symbol.rawName.contains(boundary) { return .ownCode }
        if isUserCode(symbol.rawName) { return .line(SourcePlace(path: location.path, line: location.line)) }
      }
      return .neither
    }
  #endif

  /// Returns a Boolean value that indicates whether a mangled name belongs to a user's function, in a module that isn't part
  /// of the library.
  ///
  /// Functions of the standard library and of the compiler (`$sS…`, `$ss…`, thunks) name no module.
  static func isUserCode(_ mangledName: String) -> Bool {
    guard mangledName.hasPrefix("$s") else { return mangledName == "main" }
    let rest = mangledName.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return false }
    return !libraries.contains(String(rest.dropFirst(digits.count).prefix(length)))
  }
}
