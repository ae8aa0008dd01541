import UIKit

extension TransitionCall {
  func shifted(by seconds: Double) -> TransitionCall {
    var call = self
    call.time += seconds
    call.repeats?.time += seconds
    return call
  }

  package var asksForTransition: Bool { depth == 0 && Self.requests.contains(method) }

  private static let requests: Set = [
    "present(_:animated:)", "performSegue(withIdentifier:sender:)", "dismiss(animated:)", "pushViewController(_:animated:)",
    "popViewController(animated:)",
    "popToViewController(_:animated:)", "popToRootViewController(animated:)", "setViewControllers(_:animated:)", "selectedIndex=",
    "selectedViewController=",
  ]

  /// A Boolean value that indicates whether the code implements the method. It is true for calls from the code to UIKit.
  package var isImplemented: Bool { if case .unimplemented = answer { false } else { true } }

  /// The result of the call in words, or nil if it returns nothing.
  var answerText: String? {
    switch answer {
    case .pending: "has not returned"
    case .nothing: nil
    case .value(let value): value
    case .unimplemented(let value): value
    }
  }

  /// UIKit's behavior without an answer, or nil if there was one.
  var consequence: String? {
    switch answer {
    case .value("nil"), .unimplemented: CallMeaning.of(self)?.otherwise
    case .pending, .nothing, .value: nil
    }
  }

  /// The result with its effect, such as "→ 0.44", "→ nil: the standard animation" or "not implemented: it runs by itself".
  package var outcome: String? {
    switch answer {
    case .pending: "…"
    case .nothing: nil
    case .value(let value): "→ " + value + (consequence.map { ": \($0)" } ?? "")
    case .unimplemented(let value): "not implemented" + ((consequence ?? value).map { ": \($0)" } ?? "")
    }
  }

  /// The call for a narrow row: its name and the rest.
  ///
  /// All methods of a container's delegate begin with the container, so the name is what follows it: for example, the name
  /// “animationControllerFor” and the rest “: .push, from: …”.
  package var title: (name: String, rest: String) {
    let signature = signature
    if method.hasPrefix("navigationController(_:") || method.hasPrefix("tabBarController(_:"), let comma = signature.firstIndex(of: ",") {
      let own = signature[comma...].dropFirst(2).dropLast()
      let name = own.prefix { $0 != ":" }
      return (String(name), String(own.dropFirst(name.count)))
    }
    let name = signature.prefix { $0 != "(" && $0 != " " }
    return (String(name), String(signature.dropFirst(name.count)))
  }

  /// The call with its arguments, after the receiver's type.
  package var fullSignature: String { type.map { "\($0).\(signature)" } ?? signature }
}
