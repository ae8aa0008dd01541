import Components
import Transitions
import UIKit

/// A card shows only the top of the view, with the picture and its heading. The full screen also shows the article below.
final class StoryCardView: KitView, AppStoreCardContent {
  let scrollView = UIScrollView()
  let closeButton = UIButton(type: .custom)

  private let picture = UIImageView.filling()
  private let scrim = HeadingShade()
  private let kickerLabel = UILabel(.systemFont(ofSize: 14, weight: .semibold), UIColor.white.withAlphaComponent(0.8))
  private let titleLabel = UILabel(.systemFont(ofSize: 28, weight: .bold), .white, lines: 0)
  private let articleLabel = UILabel(.systemFont(ofSize: 18), lines: 0)
  private lazy var pictureHeight = picture.heightAnchor.constraint(equalToConstant: Self.cardHeight)
  private lazy var headingTop = kickerLabel.topAnchor.constraint(equalTo: picture.topAnchor, constant: 20)

  // A change of these widths would move the line breaks during the animation.
  private lazy var articleWidth = articleLabel.widthAnchor.constraint(equalToConstant: 350)
  private lazy var titleWidth = titleLabel.widthAnchor.constraint(equalToConstant: 300)

  static let cardHeight: CGFloat = 380
  private static let openPictureHeight: CGFloat = 460

  init(_ story: Story) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 16
    clipsToBounds = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.bounces = false
    scrollView.isScrollEnabled = false
    picture.image = UIImage(named: story.picture)
    kickerLabel.text = story.kicker
    titleLabel.text = story.title
    articleLabel.text = story.paragraphs.joined(separator: "\n\n")
    closeButton.setTitle("✕", for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .bold)
    closeButton.setTitleColor(.white, for: .normal)
    closeButton.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    closeButton.layer.cornerRadius = 16
    closeButton.alpha = 0
    titleWidth.priority = UILayoutPriority(999)
    build()
  }

  func setExpanded(_ isExpanded: Bool, width: CGFloat, topInset: CGFloat) {
    articleWidth.constant = width - 40
    pictureHeight.constant = isExpanded ? Self.openPictureHeight : Self.cardHeight
    headingTop.constant = isExpanded ? topInset + 16 : 20
    closeButton.alpha = isExpanded ? 1 : 0
    scrollView.isScrollEnabled = isExpanded
  }

  private func build() {
    addSubview(scrollView)
    for content in [picture, scrim, kickerLabel, titleLabel, articleLabel] { scrollView.addSubview(content) }
    addSubview(closeButton)
    for view in [scrollView, picture, scrim, kickerLabel, titleLabel, articleLabel, closeButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor), scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor), scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      picture.topAnchor.constraint(equalTo: content.topAnchor), picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: content.trailingAnchor), pictureHeight,
      scrim.topAnchor.constraint(equalTo: picture.topAnchor), scrim.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
      scrim.trailingAnchor.constraint(equalTo: picture.trailingAnchor), scrim.heightAnchor.constraint(equalToConstant: 240),
      headingTop, kickerLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      // As wide as its text: an animated width would stretch the label.
      kickerLabel.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -60),
      titleLabel.topAnchor.constraint(equalTo: kickerLabel.bottomAnchor, constant: 6),
      titleLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -20), titleWidth,
      articleLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 24),
      articleLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      articleWidth,
      articleLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -48),
      closeButton.topAnchor.constraint(equalTo: kickerLabel.topAnchor, constant: -8),
      closeButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      closeButton.widthAnchor.constraint(equalToConstant: 32), closeButton.heightAnchor.constraint(equalToConstant: 32),
    ])
  }
}
