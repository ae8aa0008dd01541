import Foundation

/// A closure that creates a segue from a controller, as a storyboard does on iOS, or returns nil if there is nowhere to go.
package typealias SegueMaker = @MainActor (_ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?

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
      perform(make, sender: sender)
    }
  }

  /// Performs a segue that an element of the interface starts, if the controller lets it.
  package final func perform(_ make: SegueMaker, identifier: String?, fromElement element: Any?) {
    let identifier = identifier ?? ""
    let isAllowed = TransitionCalls.ask(self, .controller, "shouldPerformSegue(withIdentifier:sender:)", [identifier, element]) {
      shouldPerformSegue(withIdentifier: identifier, sender: element)
    }
    if isAllowed { perform(make, sender: element) }
  }

  private func perform(_ make: SegueMaker, sender: Any?) {
    guard let segue = make(self, sender) else { return }
    prepare(segue, sender: sender)
    segue.willPerform?()
    segue.perform()
  }

  /// Lets the controller prepare a segue, such as one that embeds a controller.
  package final func prepare(_ segue: UIStoryboardSegue, sender: Any?) {
    TransitionCalls.ask(self, .controller, "prepare(for:sender:)", [segue, sender]) { prepare(for: segue, sender: sender) }
  }
}
