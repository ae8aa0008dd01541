import Foundation
import Synchronization

#if canImport(Runtime)
  import Runtime
#endif

package struct SourcePlace: Equatable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1.
  package let line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// Such as "Card.swift:42".
  package var shortName: String { "\(path.split(separator: "/").last ?? ""):\(line)" }

  /// Such as "/home/me/Card.swift:42".
  package var description: String { "\(path):\(line)" }
}

extension SourcePlace {
  /// The modules that contain no user code.
  private static let libraries: Set = [
    "CoreGraphics", "QuartzCore", "UIKit", "Photos", "SwiftUI", "Cassowary", "Host", "SDLHost", "Rehearsal", "GlissadeKit", "GlissadeLive",
    "UserCode",
  ]
  /// A part of the mangled name of `UIWindowScene.perform(_:)`. All code of a scene runs inside that method.
  private static let boundary = "13UIWindowSceneC7perform"
  /// The numbers of stack frames to examine, one after the other. User code is nearly always among the innermost few.
  private static let depths = [12, 96]

  /// The results for frames by address; nil for a frame without user code. Code that is tried repeatedly makes the same error repeatedly.
  private static let known = Mutex<[String: SourcePlace?]>([:])

  /// Returns the line of the user's code that is running: the innermost one on the call stack that isn't the library's.
  ///
  /// Nil if the library has called itself, as in a layout, or if the program was built without line numbers.
  package static func ofCallingUserCode() -> SourcePlace? {
    #if canImport(Runtime)
      for depth in depths {
        // The names first, because they are read once. Finding a line requires going through all line numbers of the program.
        guard let stack = try? Backtrace.capture(limit: depth, top: 0) else { return nil }
        for (index, frame) in (stack.symbolicated(options: .useSymbolCache)?.frames ?? []).enumerated() {
          guard let name = frame.symbol?.rawName else { continue }
          if name.contains(boundary) { return nil }
          guard mayContainUserCode(name) else { continue }
          let address = "\(frame.captured)"
          if let place = known.withLock({ $0[address] }) {
            guard let place else { continue }
            return place
          }
          // Captures only this frame. The second one stands for all outer frames.
          guard let stack = try? Backtrace.capture(limit: 2, offset: index, top: 0) else { continue }
          let place = innermostUserCode(in: stack)
          known.withLock { $0[address] = .some(place) }
          if let place { return place }
        }
      }
    #endif
    return nil
  }

  #if canImport(Runtime)
    private static func innermostUserCode(in stack: Backtrace) -> SourcePlace? {
      for frame in stack.symbolicated()?.frames ?? [] {
        guard let symbol = frame.symbol, isUserCode(symbol.rawName), let location = symbol.sourceLocation, location.line > 0 else {
          continue
        }
        return SourcePlace(path: location.path, line: location.line)
      }
      return nil
    }
  #endif

  /// Returns whether a mangled name belongs to a user's function, in a module that isn't part of the library.
  ///
  /// Functions of the standard library and of the compiler (`$sS…`, `$ss…`, thunks) name no module.
  static func isUserCode(_ mangledName: String) -> Bool {
    guard mangledName.hasPrefix("$s") else { return mangledName == "main" }
    // Extensions of Foundation's types.
    if mangledName.contains("5UIKitE") || mangledName.contains("12GlissadeLiveE") { return false }
    let rest = mangledName.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return false }
    return !libraries.contains(String(rest.dropFirst(digits.count).prefix(length)))
  }

  /// Returns whether a function is a user's, or names no module, so that the compiler may have inlined a user's function into it.
  private static func mayContainUserCode(_ mangledName: String) -> Bool {
    isUserCode(mangledName) || (mangledName.hasPrefix("$s") && mangledName.dropFirst(2).first?.isNumber == false)
  }
}
