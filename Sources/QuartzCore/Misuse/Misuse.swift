import Foundation

/// An error in the code that uses the library, in the words in which UIKit and Core Animation report it.
///
/// On an iPhone it is an exception that ends the app. Here it ends what made it: a stage in a window stops and the window lives on;
/// a program that has nothing but its own scene ends, with the same sentence.
package struct Misuse: Error, Equatable, Sendable, CustomStringConvertible {
  /// The names of exceptions that UIKit raises.
  package enum Exception: String, Sendable, CaseIterable {
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case range = "NSRangeException"
    case generic = "NSGenericException"
    case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
    case invalidLayer = "CALayerInvalid"
  }

  /// What UIKit calls the exception.
  package let exception: Exception
  /// What is wrong.
  package let reason: String
  /// The line of the user's code that made the error; nil where it was found later, during a layout, say.
  package let place: SourcePlace?

  package init(_ exception: Exception, _ reason: String, at place: SourcePlace? = nil) {
    self.exception = exception
    self.reason = reason
    self.place = place
  }

  /// The sentence that Xcode's console shows when an app ends with the exception.
  package var description: String { "*** Terminating app due to uncaught exception '\(exception.rawValue)', reason: '\(reason)'" }

  /// The sentence, and below it the user's line where it is known.
  package var report: String { place.map { "\(description)\n    at \($0)" } ?? description }

  /// The status with which a program ends that has made such an error: `EX_SOFTWARE` of `sysexits.h`.
  package static let exitStatus: Int32 = 70

  /// Takes an error that has been made, and returns whether the code that made it may go on: what becomes of its scene is settled then.
  /// Set by UIKit, which knows whose code is running.
  nonisolated(unsafe) package static var handler: (Misuse) -> Bool = { _ in false }

  /// The same error with the line that made it: the innermost one on the call stack that is the user's. Finding it takes about a second.
  package var placed: Misuse { place == nil ? Misuse(exception, reason, at: .ofCallingUserCode()) : self }

  /// Writes the report to standard error and ends the program.
  package func endProgram() -> Never {
    FileHandle.standardError.write(Data((placed.report + "\n").utf8))
    exit(Self.exitStatus)
  }
}

/// Reports an error in the code that uses the library, after which the library itself can go on.
///
/// Where it returns, the scene that made the error is stopped and no more of its code will be called: the caller ignores the request, or
/// returns whatever does the least harm.
///
///     guard state == .stopped else { return misuse("finishAnimationAtPosition: should only be called on a stopped animator!") }
///
/// Where nothing can be returned, `Misuse(…).endProgram()` says the same sentence and ends the program.
package func misuse(_ reason: String, as exception: Misuse.Exception = .internalInconsistency) {
  let misuse = Misuse(exception, reason)
  if !Misuse.handler(misuse) { misuse.endProgram() }
}
