import Components
import UIKit

/// The header of a section: a date, on a background as wide as the collection view, so that photos disappear behind it as a whole.
final class DateHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "date"
  static let height: CGFloat = 40

  private let background = UIView()
  private let label = UILabel(.systemFont(ofSize: 17, weight: .semibold))

  required init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = .systemBackground
    addSubview(background)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A date header is made in code.") }

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    // The header is as wide as the content, which the collection view insets.
    let area = superview.map { convert($0.bounds, from: $0) } ?? bounds
    background.frame = CGRect(x: area.minX, y: 0, width: area.width, height: bounds.height)
  }
}
