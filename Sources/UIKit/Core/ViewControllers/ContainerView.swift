import Foundation

/// The view of a container, which lays out its parts whenever its size or its safe area changes.
final class ContainerView: InternalView {
  private let layOut: () -> Void

  /// Creates a view of the size of the screen, whose subviews `layOut` lays out.
  init(layOut: @escaping () -> Void) {
    self.layOut = layOut
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
