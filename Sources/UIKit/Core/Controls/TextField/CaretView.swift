import Foundation

final class CaretView: InternalView {
  /// In points.
  static let width: CGFloat = 2
  private static let blink: TimeInterval = 0.5

  /// A counter that increases when blinking starts or stops, so that earlier timers end.
  private var run = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.width / 2
    isHidden = true
  }

  func startBlinking() {
    run += 1
    isHidden = false
    toggleLater(run)
  }

  func stopBlinking() {
    run += 1
    isHidden = true
  }

  private func toggleLater(_ run: Int) {
    window?.windowScene?.performEndlessly(after: Self.blink) { [weak self] in
      guard let self, run == self.run else { return }
      isHidden.toggle()
      toggleLater(run)
    }
  }
}
