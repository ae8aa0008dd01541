import UIKit

/// A presented view controller that the Escape key dismisses. It is created in code.
open class DismissibleController: UIViewController {
  /// Creates a controller.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Not available.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("The controller is created in code.") }

  /// An action for a button that dismisses the controller.
  public var dismissAction: UIAction { UIAction { [weak self] _ in self?.dismiss(animated: true) } }

  /// The controller can be first responder, so it receives keys.
  open override var canBecomeFirstResponder: Bool { true }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      dismiss(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
