import Foundation

/// The view of a container that places its parts itself: whenever its size or its safe area is another.
final class ContainerView: UIView {
  private let layOut: () -> Void

  /// As large as the screen; `layOut` places what is inside.
  init(layOut: @escaping () -> Void) {
    self.layOut = layOut
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
