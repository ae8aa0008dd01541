import Components
import Transitions
import UIKit

final class TodayController: ScrollingController {
  let cards: [StoryCardButton]

  private let dateLabel = UILabel(.systemFont(ofSize: 13, weight: .semibold), .secondaryLabel, text: "MONDAY, FIRST OF MAY")
  private let titleLabel = UILabel(.systemFont(ofSize: 34, weight: .bold), text: "Today")
  /// Keeps the status bar readable over scrolled cards.
  private let statusBarBackground = UIView()

  init(_ stories: [Story], parameters: @escaping () -> AppStoreCard.Parameters, onChoose: @escaping (Int) -> Void) {
    cards = stories.map { StoryCardButton($0) }
    super.init()
    for (index, card) in cards.enumerated() {
      AppStoreCard.shrinkWhilePressed(card, parameters: parameters)
      card.addAction(UIAction { _ in onChoose(index) }, for: .touchUpInside)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = false
    statusBarBackground.backgroundColor = .systemBackground.withAlphaComponent(0.92)
    view.addSubview(statusBarBackground)
    for content in [dateLabel, titleLabel] + cards as [UIView] { scrollView.addSubview(content) }
  }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    statusBarBackground.frame = CGRect(x: 0, y: 0, width: width, height: view.safeAreaInsets.top)
    var top = view.safeAreaInsets.top + 8
    dateLabel.frame = CGRect(x: 20, y: top, width: width - 40, height: 18)
    titleLabel.frame = CGRect(x: 20, y: top + 18, width: width - 40, height: 42)
    top += 76
    for card in cards {
      // The frame has no meaning while the card is pressed.
      card.bounds.size = CGSize(width: width - 40, height: StoryCardView.cardHeight)
      card.center = CGPoint(x: width / 2, y: top + StoryCardView.cardHeight / 2)
      top += StoryCardView.cardHeight + 28
    }
    scrollView.contentSize = CGSize(width: width, height: top + view.safeAreaInsets.bottom)
  }
}

final class StoryCardButton: KitControl {
  private let card: StoryCardView

  init(_ story: Story) {
    card = StoryCardView(story)
    super.init(frame: .zero)
    card.isUserInteractionEnabled = false
    arrange(card)
  }
}
