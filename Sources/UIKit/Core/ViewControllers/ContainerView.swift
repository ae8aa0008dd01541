import Foundation

/// The view of a container that lays out its parts itself whenever its size or its safe area changes.
final class ContainerView: UIView {
  private let layOut: () -> Void

  /// Creates a view of the size of the screen.
  ///
  /// - Parameter layOut: The closure that lays out the subviews.
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
