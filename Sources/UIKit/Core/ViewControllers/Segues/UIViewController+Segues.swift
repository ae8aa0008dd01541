import Foundation

/// A closure that creates a segue from a controller, as a storyboard does on iOS.
package typealias SegueMaker = @MainActor (_ source: UIViewController) -> UIStoryboardSegue

extension UIViewController {
  /// Creates the segue, lets the controller prepare it, and performs it. Implements `performSegue(withIdentifier:sender:)`.
  func perform(segueWithIdentifier identifier: String, sender: Any?) {
    guard let make = origin.segues[identifier] else {
      let known = origin.segues.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
      return misuse(
        "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'"
          + (known.isEmpty ? "" : "; it has \(known)"), as: .invalidArgument)
    }
    TransitionCalls.reporting(.uikit, type: self, "performSegue(withIdentifier:sender:)", [identifier, sender]) {
      let segue = make(self)
      TransitionCalls.ask(self, .controller, "prepare(for:sender:)", [segue, sender]) { prepare(for: segue, sender: sender) }
      segue.perform()
    }
  }
}
