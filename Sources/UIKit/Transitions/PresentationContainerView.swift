import Foundation

/// What a presentation takes place in. It covers the presenter and lets no touch through, even when it is empty.
final class PresentationContainerView: UIView {
  private weak var controller: UIPresentationController?
  /// What the Esc key does, unless something inside uses it.
  var escape: (() -> Void)?

  /// Whether touches beside the presented view reach what is behind.
  var letsTouchesThrough: () -> Bool = { false }
  /// Called when the container's size has changed.
  var sizeDidChange: () -> Void = {}

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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && letsTouchesThrough() ? nil : hit
  }

  private var laidOutSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      sizeDidChange()
    }
    controller?.tellContainerWillLayOut()
    controller?.tellContainerDidLayOut()
  }
}
