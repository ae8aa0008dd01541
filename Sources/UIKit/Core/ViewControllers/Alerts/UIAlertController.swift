import Foundation

/// On a tablet, an action sheet is a popover, so it needs a source: set the `sourceView`, `sourceItem` or `barButtonItem` of
/// `popoverPresentationController`. With a `sourceItem`, it is anchored on a phone as well.
///
/// Return chooses the preferred action, and Esc the cancel action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public private(set) var preferredStyle = Style.actionSheet
  @Observed open var message: String? { didSet { textDidChange() } }
  open override var title: String? { didSet { textDidChange() } }
  public private(set) var actions: [UIAlertAction] = []
  /// Return chooses it. It must be one of `actions`. Without one, the title of the cancel action is bold.
  @Observed open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        misuse("The preferredAction of \(self) must be one of its actions")
        return _preferredAction.wrappedValue = nil
      }
      viewIfLoaded?.setNeedsLayout()
      alertView?.contentDidChange()
    }
  }
  /// Nil if there are none.
  public private(set) var textFields: [UITextField]?

  private var hasChosen = false
  var alertView: AlertView? { viewIfLoaded as? AlertView }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      return misuse("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    alertView?.contentDidChange()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return misuse("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: AlertStyle.messageSize)
    field.addAction(UIAction { [weak self, weak field] _ in self?.returnFromField(field) }, for: .editingDidEndOnExit)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    alertView?.contentDidChange()
  }

  open override func loadView() {
    let view = AlertView(self)
    view.accessibilityViewIsModal = true
    self.view = view
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hasChosen = false
    _ = textFields?.first?.becomeFirstResponder()
  }

  private func textDidChange() { alertView?.contentDidChange() }

  // MARK: Choosing

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action that Return chooses: the preferred one, the only one, or the only one of the default style.
  private var returnAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let others = actions.filter { $0.style == .default }
    return actions.count == 1 ? actions.first : others.count == 1 ? others.first : nil
  }

  open override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape, action: UIAlertController.cancelByKey),
      UIKeyCommand(input: "\r", action: UIAlertController.returnByKey),
    ]
  }

  private func cancelByKey() { choose(cancelAction ?? (actions.count == 1 ? actions.first : nil)) }

  private func returnByKey() { choose(returnAction) }

  private func returnFromField(_ field: UITextField?) {
    guard let fields = textFields, let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count { _ = fields[index + 1].becomeFirstResponder() } else { returnByKey() }
  }

  /// Dismisses the alert, and then performs an action. Does nothing during a presentation that can't be interrupted, or for a disabled
  /// action.
  func choose(_ action: UIAlertAction?) {
    guard let action, action.isEnabled else { return }
    dismissByPerson { action.perform() }
  }

  func dismissByPerson(_ completion: @escaping () -> Void) {
    guard !hasChosen, presentation != nil, canBeDismissedByPerson else { return }
    hasChosen = true
    TransitionCalls.asUIKit { dismiss(animated: true, completion: completion) }
  }
}
