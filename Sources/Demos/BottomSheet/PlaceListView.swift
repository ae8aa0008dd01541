import Components
import UIKit

final class PlaceListView: KitView {
  let scrollView = UIScrollView()
  private let titleLabel = UILabel(.systemFont(ofSize: 22, weight: .bold))
  private let rows: Column

  init(title: String, places: [Place]) {
    rows = Column(places.map { PlaceRowView($0).sized(height: 68) })
    super.init(frame: .zero)
    titleLabel.text = title
    scrollView.alwaysBounceVertical = true
    addSubview(scrollView)
    addSubview(titleLabel)
    rows.add(to: scrollView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 20, y: 6, width: bounds.width - 40, height: 30)
    let top = titleLabel.frame.maxY + 8
    scrollView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    scrollView.layOutContent(rows, width: bounds.width, bottom: safeAreaInsets.bottom)
  }
}

final class PlaceRowView: KitView {
  private let icon = PlaceIconView(frame: CGRect(x: 20, y: 12, width: 44, height: 44))
  private let nameLabel = UILabel(.systemFont(ofSize: 17, weight: .semibold))
  private let textLabel = UILabel(.systemFont(ofSize: 14), .secondaryLabel)
  private let separator = UIView()

  init(_ place: Place) {
    super.init(frame: .zero)
    icon.kind = place.kind
    icon.layer.cornerRadius = 10
    nameLabel.text = place.name
    textLabel.text = place.text
    separator.backgroundColor = .separator
    for content in [icon, nameLabel, textLabel, separator] { addSubview(content) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left: CGFloat = 78
    nameLabel.frame = CGRect(x: left, y: 13, width: bounds.width - left - 20, height: 22)
    textLabel.frame = CGRect(x: left, y: 36, width: bounds.width - left - 20, height: 19)
    let hairline = 1 / traitCollection.displayScale
    separator.frame = CGRect(x: left, y: bounds.height - hairline, width: bounds.width - left, height: hairline)
  }
}
