import Foundation

/// What a presentation takes place in. It covers the presenter and lets no touch through, even when it is empty.
final class PresentationContainerView: UIView {
  private weak var controller: UIPresentationController?
  /// What the Esc key does, unless something inside uses it.
  var escape: (() -> Void)?

  init(frame: CGRect, controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? {
    escape == nil ? nil : [UIKeyCommand(input: UIKeyCommand.inputEscape, action: PresentationContainerView.pressEscape)]
  }

  private func pressEscape() { escape?() }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
