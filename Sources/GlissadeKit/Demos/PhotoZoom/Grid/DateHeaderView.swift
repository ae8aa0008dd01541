import UIKit

/// The header of a section: a date, on a background that lets the photos behind it show a little.
final class DateHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "date"
  /// The height, in points.
  static let height: CGFloat = 40

  private let label = UILabel(.systemFont(ofSize: 17, weight: .semibold))

  required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.94)
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
  }
}
