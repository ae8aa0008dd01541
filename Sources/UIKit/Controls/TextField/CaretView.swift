import Foundation

/// The mark between two characters at which typing goes on: shown for half a second, hidden for half a second, and so on.
final class CaretView: UIView {
  /// In points.
  static let width: CGFloat = 2
  private static let blink: TimeInterval = 0.5

  /// Goes up whenever blinking begins anew or ends, so that earlier blinking ends.
  private var run = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.width / 2
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

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
    window?.windowScene?.perform(after: Self.blink) { [weak self] in
      guard let self, run == self.run else { return }
      isHidden.toggle()
      toggleLater(run)
    }
  }
}
