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
    arrange(Column(titleLabel.sized(height: 30).inset(top: 6, left: 20, bottom: 8, right: 20), scrollView))
    rows.add(to: scrollView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
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
