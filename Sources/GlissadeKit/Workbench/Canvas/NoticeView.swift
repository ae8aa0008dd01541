import UIKit

/// A line of text that appears at the bottom of the canvas briefly.
final class NoticeView: KitView {
  private let label = UILabel(.systemFont(ofSize: 13), .white)
  private var area = CGRect.zero
  /// Counts the notices, so that the end of an older one doesn't hide a newer one.
  private var serial = 0

  /// The duration of a notice, in seconds.
  private static let staying: TimeInterval = 3

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    backgroundColor = UIColor(white: 0.1, alpha: 0.9)
    layer.cornerRadius = 8
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
  }

  func show(_ text: String) {
    label.text = text
    place(in: area)
    serial += 1
    let shown = serial
    UIView.animate(withDuration: 0.15) { self.alpha = 1 }
    window?.windowScene?.perform(after: Self.staying) { [weak self] in
      guard let self, serial == shown else { return }
      UIView.animate(withDuration: 0.3) { self.alpha = 0 }
    }
  }

  /// Places the notice at the bottom of an area of its superview.
  func place(in area: CGRect) {
    self.area = area
    let text = label.sizeThatFits(CGSize(width: area.width - 80, height: 20))
    let size = CGSize(width: min(ceil(text.width), area.width - 80) + 32, height: 36)
    frame = CGRect(x: (area.midX - size.width / 2).rounded(), y: area.maxY - size.height - 16, width: size.width, height: size.height)
    label.frame = bounds.insetBy(dx: 16, dy: 8)
  }
}
