import Foundation

/// The container view of a presentation. It covers the presenter and blocks all touches, even where it is empty.
final class PresentationContainerView: InternalView, TransitionScaffolding {
  weak var controller: UIPresentationController?
  /// Called when the Esc key is pressed, unless a view inside the container handles it.
  var escape: (() -> Void)?

  /// Returns whether touches outside the presented view reach the views behind the container.
  var passesTouchesThrough: () -> Bool = { false }
  /// Returns whether touches at a point outside the presented view reach the views behind the container.
  var passesThrough: (CGPoint) -> Bool = { _ in false }
  var sizeDidChange: () -> Void = {}

  init(frame: CGRect, controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override var keyCommands: [UIKeyCommand]? {
    escape == nil ? nil : [UIKeyCommand(input: UIKeyCommand.inputEscape, action: PresentationContainerView.pressEscape)]
  }

  private func pressEscape() { escape?() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if passesThrough(point), controller?.presentedView.map({ $0.point(inside: convert(point, to: $0), with: event) }) != true { return nil }
    let hit = super.hitTest(point, with: event) ?? (isBlockedByOwnAnimation && self.point(inside: point, with: event) ? self : nil)
    return hit === self && passesTouchesThrough() ? nil : hit
  }

  /// An animation of the container, such as one of its background, takes its touches away but doesn't uncover the presenter.
  private var isBlockedByOwnAnimation: Bool {
    touching.animations > 0 && touching.transitions == 0 && isUserInteractionEnabled && !isHidden
  }

  private var laidOutSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      sizeDidChange()
    }
    controller?.notifyContainerWillLayOut()
    controller?.notifyContainerDidLayOut()
  }
}
