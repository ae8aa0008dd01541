import Foundation

/// A message in front of the screen with actions to choose from: an alert in its middle, or an action sheet.
///
/// An action sheet rises from the bottom edge of a phone. On a tablet it is a popover, so it needs a source: set the `sourceView`,
/// `sourceItem` or `barButtonItem` of `popoverPresentationController`. With a `sourceItem` it is anchored to it on a phone as well.
///
/// Return chooses the preferred action, Esc the one that cancels.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// A sheet of actions that belongs to what a person has just done.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert = 1
  }

  public private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  @Observed open var message: String? { didSet { textDidChange() } }
  open override var title: String? { didSet { textDidChange() } }
  /// The actions, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The action that is emphasized, and that Return chooses. It must be one of `actions`.
  ///
  /// Without one, the title of the action that cancels is bold.
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
  /// The text fields, in the order in which they were added, or nil if there are none.
  public private(set) var textFields: [UITextField]?

  private var hasChosen = false
  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates an alert or action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  /// Adds an action, whose button comes after those of the others.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      return misuse("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    alertView?.contentDidChange()
  }

  /// Adds a text field to an alert, and calls `configurationHandler` with it.
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

  /// The action that Return chooses: the preferred one, or the only one that does something.
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

  /// Dismisses the alert, and then performs an action. Nothing happens during a presentation that can't be interrupted, or for a disabled
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
