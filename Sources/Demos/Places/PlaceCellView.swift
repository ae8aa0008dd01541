import Components
import Transitions
import UIKit

/// A place, laid out as a row of a list or, expanded, around a large icon. A change of the layout inside an animation block is animated.
///
/// Both layouts share only the icon. The row's text keeps its distance from the icon and fades. The expanded cell has a separate, larger
/// title.
final class PlaceCellView: KitView {
  let icon = PlaceIconView()
  let titleLabel = UILabel(.systemFont(ofSize: 17, weight: .semibold))
  let textLabel = UILabel(.systemFont(ofSize: 14), .secondaryLabel)
  let separator = UIView()
  let largeTitleLabel = UILabel(.systemFont(ofSize: 26, weight: .semibold))

  /// A Boolean value that indicates whether the icon is large, centered at the top.
  var isExpanded = false { didSet { if isExpanded != oldValue { update() } } }
  var showsRow = true { didSet { for view in [titleLabel, textLabel, separator] { view.alpha = showsRow ? 1 : 0 } } }
  /// A Boolean value that indicates whether the large title is visible.
  var showsTitle = false { didSet { largeTitleLabel.alpha = showsTitle ? 1 : 0 } }

  private let parameters: CellToMap.Parameters
  private lazy var iconWidth = icon.widthAnchor.constraint(equalToConstant: parameters.smallIcon)
  private lazy var row: [NSLayoutConstraint] = [
    icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
    icon.topAnchor.constraint(equalTo: topAnchor, constant: (Self.rowMiddle - parameters.smallIcon / 2).rounded()),
  ]
  private lazy var expanded: [NSLayoutConstraint] = [
    icon.centerXAnchor.constraint(equalTo: centerXAnchor),
    icon.topAnchor.constraint(equalTo: topAnchor, constant: parameters.topPadding),
  ]

  /// In points from the top of the row.
  private static let rowMiddle = PlaceListController.rowHeight / 2
  /// The distance of the row's text from the icon, in points.
  private static let textDistance: CGFloat = 14

  init(_ parameters: CellToMap.Parameters) {
    self.parameters = parameters
    super.init(frame: .zero)
    separator.backgroundColor = .separator
    largeTitleLabel.alpha = 0
    for content in [titleLabel, textLabel, separator, largeTitleLabel, icon] {
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
    }
    NSLayoutConstraint.activate([
      iconWidth,
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: Self.textDistance),
      titleLabel.bottomAnchor.constraint(equalTo: topAnchor, constant: Self.rowMiddle),
      textLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      textLabel.topAnchor.constraint(equalTo: topAnchor, constant: Self.rowMiddle + 3),
      separator.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20 + parameters.smallIcon + Self.textDistance),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: topAnchor, constant: PlaceListController.rowHeight),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      largeTitleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      largeTitleLabel.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 16),
    ])
    NSLayoutConstraint.activate(row)
  }

  func show(_ place: Place) {
    icon.kind = place.kind
    titleLabel.text = place.name
    textLabel.text = place.text
    largeTitleLabel.text = place.name
  }

  private func update() {
    NSLayoutConstraint.deactivate(isExpanded ? row : expanded)
    NSLayoutConstraint.activate(isExpanded ? expanded : row)
    iconWidth.constant = isExpanded ? parameters.largeIcon : parameters.smallIcon
    icon.layer.cornerRadius = isExpanded ? parameters.iconRadius : 0
  }
}
