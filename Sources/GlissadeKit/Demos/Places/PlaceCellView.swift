import Transitions
import UIKit

/// A place, laid out as a list's row or, expanded, around a large icon. Switching inside an animation animates the whole layout.
final class PlaceCellView: UIView {
  let icon = PlaceIconView()
  let titleLabel = UILabel()
  let textLabel = UILabel()
  let separator = UIView()

  /// Whether the icon is large, at the top in the middle, and all but the title has faded.
  var isExpanded = false { didSet { if isExpanded != oldValue { update() } } }

  private let parameters: CellToMap.Parameters
  private lazy var iconWidth = icon.widthAnchor.constraint(equalToConstant: parameters.smallIcon)
  private lazy var row: [NSLayoutConstraint] = [
    icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
    icon.centerYAnchor.constraint(equalTo: centerYAnchor),
    titleLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 14),
    titleLabel.bottomAnchor.constraint(equalTo: centerYAnchor),
  ]
  private lazy var expanded: [NSLayoutConstraint] = [
    icon.centerXAnchor.constraint(equalTo: centerXAnchor),
    icon.topAnchor.constraint(equalTo: topAnchor, constant: parameters.topPadding),
    titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
    titleLabel.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 16),
  ]

  init(_ parameters: CellToMap.Parameters) {
    self.parameters = parameters
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    textLabel.font = .systemFont(ofSize: 14)
    textLabel.textColor = .secondaryLabel
    separator.backgroundColor = .separator
    for content in [icon, titleLabel, textLabel, separator] {
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
    }
    NSLayoutConstraint.activate([
      iconWidth,
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20 + parameters.smallIcon + 14),
      textLabel.topAnchor.constraint(equalTo: centerYAnchor, constant: 3),
      separator.leadingAnchor.constraint(equalTo: textLabel.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    NSLayoutConstraint.activate(row)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A place's cell is made in code.") }

  func show(_ place: Place) {
    icon.kind = place.kind
    titleLabel.text = place.name
    textLabel.text = place.text
  }

  private func update() {
    NSLayoutConstraint.deactivate(isExpanded ? row : expanded)
    NSLayoutConstraint.activate(isExpanded ? expanded : row)
    iconWidth.constant = isExpanded ? parameters.largeIcon : parameters.smallIcon
    icon.layer.cornerRadius = isExpanded ? parameters.iconRadius : 0
    // A label's letters do not grow by themselves in an animation; the label as a whole does.
    titleLabel.transform = isExpanded ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity
    textLabel.alpha = isExpanded ? 0 : 1
    separator.alpha = isExpanded ? 0 : 1
  }
}
