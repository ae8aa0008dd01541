import Foundation

/// One call between UIKit and the code that customises a transition: who called whom, with what, and what came back.
///
/// What UIKit does for itself is not listed: the standard animators, say, or the callbacks of its own containers.
package struct TransitionCall: Equatable, Sendable {
  /// A part that an object plays in a transition. One object may play several.
  package enum Role: String, CaseIterable, Sendable {
    /// UIKit itself.
    case uikit = "UIKit"
    /// What animators and interaction controllers know of the transition.
    case context
    /// What everybody else knows of it.
    case coordinator
    /// A transitioning, navigation, tab bar or adaptive presentation delegate.
    case delegate
    case animator
    /// What drives the transition by a gesture.
    case interaction
    /// A presentation controller.
    case presentation
    /// A view controller.
    case controller
    /// Code that no call of UIKit's listed here has led to: a button's action, a gesture's, a completion.
    case code
  }

  /// What a call has returned.
  package enum Answer: Equatable, Sendable {
    /// It has not returned yet.
    case pending
    /// It returns nothing.
    case nothing
    case value(String)
    /// The code does not implement the method; UIKit goes by this value, nil where the method returns nothing.
    case unimplemented(String?)
  }

  /// When it was made, on the scene's clock in seconds.
  package var time: TimeInterval
  /// How many listed calls it was made within.
  package var depth: Int
  package var caller: Role
  package var receiver: Role
  /// The receiver's type; nil where the role says it all.
  package var type: String?
  /// The method as Swift writes its name, `animationController(forPresented:presenting:source:)`, or a property's name, with “=” where it
  /// was set.
  package var method: String
  /// The arguments in words.
  package var arguments: [String]
  package var answer = Answer.pending
  /// The calls of the same method that followed at once, and are listed with this one; nil where there were none.
  package var repeats: Repeats?

  /// What is left to say of repeated calls besides the first one.
  package struct Repeats: Equatable, Sendable {
    /// How many calls there were in all.
    package var count: Int
    /// When the latest was made, on the scene's clock in seconds.
    package var time: TimeInterval
    /// The latest call's arguments.
    package var arguments: [String]
  }

  /// When it was made for the last time, on the scene's clock in seconds.
  package var latestTime: TimeInterval { repeats?.time ?? time }

  /// How often it was made.
  package var count: Int { repeats?.count ?? 1 }

  /// The method with its arguments: `finalFrame(for: ModalCard)`; of repeated calls the first and the latest: `update(0.1 … 0.9)`.
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

  /// Whether UIKit called code, or code UIKit.
  package var isFromUIKit: Bool { caller == .uikit }
}
