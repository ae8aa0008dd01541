import Foundation

/// Returns a view and its superviews, innermost first.
@MainActor
func viewChain(from view: UIView?) -> some Sequence<UIView> { chain(from: view, next: \.superview) }

/// Returns a responder and those that follow it.
@MainActor
func responderChain(from responder: UIResponder?) -> some Sequence<UIResponder> { chain(from: responder, next: \.next) }

/// What follows an element is asked for only after the element has been used, which may change it.
@MainActor
private func chain<Element>(from first: Element?, next: @escaping (Element) -> Element?) -> UnfoldSequence<Element, (Element?, Bool)> {
  sequence(state: (first, false)) { state in
    if state.1 { state.0 = state.0.flatMap(next) }
    state.1 = true
    return state.0
  }
}

extension UIResponder {
  /// The nearest view controller in the responder chain, or nil.
  var nearestViewController: UIViewController? { responderChain(from: self).first(UIViewController.self) }
}

extension Sequence {
  /// Returns the first element of a type.
  func first<Result>(_ type: Result.Type) -> Result? {
    for case let element as Result in self { return element }
    return nil
  }
}
