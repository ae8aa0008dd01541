import Foundation
import Synchronization

/// An error in the code that uses the library, in the words in which UIKit and Core Animation report it.
///
/// On an iPhone it is an exception that ends the app. Here it stops only the stage that made it, if that stage is in a window. A program
/// that only runs its own scene ends, with the same sentence.
package struct Misuse: Error, Equatable, Sendable, CustomStringConvertible {
  /// The names of exceptions that UIKit raises.
  package enum Exception: String, Sendable, CaseIterable {
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case range = "NSRangeException"
    case generic = "NSGenericException"
    case unknownKey = "NSUnknownKeyException"
    case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
    case invalidLayer = "CALayerInvalid"
  }

  package let exception: Exception
  package let reason: String
  /// The line of the user's code that made the error, or nil if the error was found later, as during a layout.
  package let place: SourcePlace?

  package init(_ exception: Exception, _ reason: String, at place: SourcePlace? = nil) {
    self.exception = exception
    self.reason = reason
    self.place = place
  }

  /// The sentence that Xcode's console shows when an app ends with the exception.
  package var description: String { "*** Terminating app due to uncaught exception '\(exception.rawValue)', reason: '\(reason)'" }

  /// The description, followed by the user's line if it is known.
  package var report: String { place.map { "\(description)\n    at \($0)" } ?? description }

  /// The exit status of a program that made such an error: `EX_SOFTWARE` of `sysexits.h`.
  package static let exitStatus: Int32 = 70

  /// Handles an error, and returns whether the code that made it may continue.
  ///
  /// If it returns true, the code's scene has been dealt with. UIKit sets the handler, because it knows whose code is running.
  package static var handler: @Sendable (Misuse) -> Bool {
    get { storedHandler.withLock { $0 } }
    set { storedHandler.withLock { $0 = newValue } }
  }

  private static let storedHandler = Mutex<@Sendable (Misuse) -> Bool>({ _ in false })

  /// The same error with its source line: the innermost line on the call stack in the user's code. Finding it takes about a second.
  package var placed: Misuse { place == nil ? Misuse(exception, reason, at: .ofCallingUserCode()) : self }

  package func endProgram() -> Never {
    FileHandle.standardError.write(Data((placed.report + "\n").utf8))
    exit(Self.exitStatus)
  }
}

/// Reports an error in the code that uses the library, after which the library itself can continue. `place` is that of the error, if it is
/// known already.
///
/// If the function returns, the scene that made the error has been stopped and no more of its code will be called. The caller ignores the
/// request, or returns the least harmful value. If there is nothing to return, use `Misuse(…).endProgram()`.
package func misuse(_ reason: String, as exception: Misuse.Exception = .internalInconsistency, at place: SourcePlace? = nil) {
  let misuse = Misuse(exception, reason, at: place)
  if !Misuse.handler(misuse) { misuse.endProgram() }
}
