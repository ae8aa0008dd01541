import Foundation

/// One call between UIKit and the code that customizes a transition: caller, receiver, method, arguments and result.
///
/// Calls that UIKit makes to itself are not listed, for example to the standard animators or to the callbacks of its own containers.
package struct TransitionCall: Equatable, Sendable {
  /// The role of an object in a transition. One object may have several.
  package enum Role: String, CaseIterable, Sendable {
    case uikit = "UIKit"
    /// The transition context that animators and interaction controllers see.
    case context
    /// The transition coordinator that all other code sees.
    case coordinator
    /// A transitioning, navigation, tab bar or adaptive presentation delegate.
    case delegate
    case animator
    /// An interaction controller.
    case interaction
    /// A presentation controller.
    case presentation
    case controller
    /// Code outside any listed call from UIKit: the action of a button or a gesture, or a completion handler.
    case code
  }

  package enum Answer: Equatable, Sendable {
    case pending
    case nothing
    case value(String)
    /// The code does not implement the method. UIKit uses the given value, or nil if the method returns nothing.
    case unimplemented(String?)
  }

  /// The time of the call on the scene's clock, in seconds.
  package var time: TimeInterval
  /// The number of listed calls that enclose this one.
  package var depth: Int
  package var caller: Role
  package var receiver: Role
  /// The type of the receiver, or nil if the role is enough to identify it.
  package var type: String?
  /// The full name of the method, such as `animationController(forPresented:presenting:source:)`, or of the property, with "="
  /// appended if it was set.
  package var method: String
  package var arguments: [String]
  package var answer = Answer.pending
  /// The calls of the same method that directly followed and are listed with this one, or nil if there were none.
  package var repeats: Repeats?

  package struct Repeats: Equatable, Sendable {
    /// The total number of calls, including the first.
    package var count: Int
    /// The time of the latest call on the scene's clock, in seconds.
    package var time: TimeInterval
    /// The arguments of the latest call.
    package var arguments: [String]
  }

  package var latestTime: TimeInterval { repeats?.time ?? time }

  package var count: Int { repeats?.count ?? 1 }

  /// The method with its arguments, as in `finalFrame(for: ModalCard)`. Repeated calls show the first and latest values: `update(0.1 …
  /// 0.9)`.
  package var signature: String {
    let values = arguments.indices.map { index in
      let latest = repeats.map(\.arguments).flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return latest.map { $0 == arguments[index] ? $0 : "\(arguments[index]) … \($0)" } ?? arguments[index]
    }
    if method.hasSuffix("=") { return "\(method.dropLast()) = \(values.first ?? "")" }
    guard let open = method.firstIndex(of: "(") else { return method }
    let labels = method[method.index(after: open)...].dropLast().split(separator: ":")
    let list = zip(labels, values).map { label, value in label == "_" ? value : "\(label): \(value)" }
    return "\(method[..<open])(\(list.joined(separator: ", ")))"
  }

  /// A Boolean value that indicates whether UIKit called code, rather than code called UIKit.
  package var isFromUIKit: Bool { caller == .uikit }
}
