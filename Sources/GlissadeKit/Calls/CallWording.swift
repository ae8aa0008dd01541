import UIKit

extension TransitionCall {
  /// The same call with its times counted from another moment, in seconds.
  func shifted(by seconds: Double) -> TransitionCall {
    var call = self
    call.time += seconds
    call.repeats?.time += seconds
    return call
  }

  /// Whether it asks for a transition.
  var asksForTransition: Bool { depth == 0 && Self.requests.contains(method) }

  private static let requests: Set = [
    "present(_:animated:)", "performSegue(withIdentifier:sender:)", "dismiss(animated:)", "pushViewController(_:animated:)",
    "popViewController(animated:)",
    "popToViewController(_:animated:)", "popToRootViewController(animated:)", "setViewControllers(_:animated:)", "selectedIndex=",
    "selectedViewController=",
  ]

  /// Whether the code has implemented what UIKit calls; true where code calls UIKit.
  var isImplemented: Bool { if case .unimplemented = answer { false } else { true } }

  /// What the call has returned, in words; nil where it returns nothing.
  var answerText: String? {
    switch answer {
    case .pending: "has not returned"
    case .nothing: nil
    case .value(let value): value
    case .unimplemented(let value): value
    }
  }

  /// What UIKit does where the code had no answer; nil where it had one.
  var consequence: String? {
    switch answer {
    case .value("nil"), .unimplemented: CallMeaning.of(self)?.otherwise
    case .pending, .nothing, .value: nil
    }
  }

  /// The answer with what comes of it: "→ 0.44", "→ nil: the standard animation", "not implemented: it runs by itself".
  var outcome: String? {
    switch answer {
    case .pending: "…"
    case .nothing: nil
    case .value(let value): "→ " + value + (consequence.map { ": \($0)" } ?? "")
    case .unimplemented(let value): "not implemented" + ((consequence ?? value).map { ": \($0)" } ?? "")
    }
  }

  /// The call in a narrow row: what it is called by, and the rest. Of a container's delegate that is what follows the container, which all
  /// its methods begin with: “animationControllerFor”, “: .push, from: …”.
  var title: (name: String, rest: String) {
    let signature = signature
    if method.hasPrefix("navigationController(_:") || method.hasPrefix("tabBarController(_:"), let comma = signature.firstIndex(of: ",") {
      let own = signature[comma...].dropFirst(2).dropLast()
      let name = own.prefix { $0 != ":" }
      return (String(name), String(own.dropFirst(name.count)))
    }
    let name = signature.prefix { $0 != "(" && $0 != " " }
    return (String(name), String(signature.dropFirst(name.count)))
  }

  /// Whose method it is: the receiver's type, and the call with its arguments.
  var fullSignature: String { type.map { "\($0).\(signature)" } ?? signature }
}
