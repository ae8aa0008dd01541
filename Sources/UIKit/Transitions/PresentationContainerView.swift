import Foundation

/// What a presentation takes place in. It covers the presenter and lets no touch through, even when it is empty.
final class PresentationContainerView: UIView {
  private weak var controller: UIPresentationController?

  init(frame: CGRect, controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
