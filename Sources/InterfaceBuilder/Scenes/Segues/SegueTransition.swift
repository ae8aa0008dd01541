import UIKit

/// What happens when a segue is performed.
@MainActor
struct SegueTransition {
  let kind: SegueKind
  let segue: InterfaceSegue
  /// The view or bar button item to which a popover points, or nil.
  let anchor: AnyObject?
  /// The view in which a controller is embedded, or nil.
  let container: UIView?

  /// Sets up the destination, and what the segue does unless its class overrides `perform()`.
  func prepare(_ made: UIStoryboardSegue) {
    setStyles(of: made.destination)
    made.performHandler = { [self, unowned made] in perform(from: made.source, to: made.destination) }
    if kind == .custom, type(of: made) != UIStoryboardSegue.self { made.performHandler = nil }
  }

  private func text(_ key: String) -> String? { if case .text(let text)? = segue.attributes[key] { text } else { nil } }

  private var isAnimated: Bool { text("animates") != "NO" }

  private func setStyles(of destination: UIViewController) {
    if kind == .popover { setPopover(of: destination) }
    guard kind == .present else { return }
    if let style = text("modalPresentationStyle").flatMap({ ControllerAttributes.presentationStyles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = text("modalTransitionStyle").flatMap({ ControllerAttributes.transitionStyles[$0] }) {
      destination.modalTransitionStyle = style
    }
  }

  private func setPopover(of destination: UIViewController) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    switch anchor {
    case let view as UIView: (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    case let item as UIBarButtonItem: popover.barButtonItem = item
    default: break
    }
    if case .options(let names)? = segue.attributes["popoverArrowDirection"] {
      let directions: [String: UIPopoverArrowDirection] = ["up": .up, "down": .down, "left": .left, "right": .right]
      popover.permittedArrowDirections = UIPopoverArrowDirection(names.compactMap { directions[$0] })
    }
  }

  private func perform(from source: UIViewController, to destination: UIViewController) {
    switch kind {
    case .show: source.show(destination, sender: anchor)
    case .push:
      guard let stack = source.navigationController else {
        return misuse(
          "Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
          as: .invalidArgument)
      }
      stack.pushViewController(destination, animated: isAnimated)
    case .showDetail: source.showDetailViewController(destination, sender: anchor)
    case .present, .popover: source.present(destination, animated: isAnimated)
    case .embed: embed(destination, in: source)
    case .unwind, .custom: break
    }
  }

  private func embed(_ destination: UIViewController, in source: UIViewController) {
    guard let container else { return }
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}
