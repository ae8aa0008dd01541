import Components
import Transitions
import UIKit

final class PetListController: ScrollingController, DogAppScreen {
  var chosen: PetProfile?
  var movingCard: UIView? { cards.first { $0.pet == chosen }?.view }

  private let titleLabel = UILabel(.systemFont(ofSize: 32, weight: .bold), text: "Looking for a home")
  private let subtitleLabel = UILabel(.systemFont(ofSize: 16), .secondaryLabel, text: "Four friends near you")
  private let cards: [(pet: PetProfile, view: PetCardView)]
  private let onChoose: (PetProfile) -> Void

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 18

  init(onChoose: @escaping (PetProfile) -> Void) {
    self.onChoose = onChoose
    cards = PetProfile.all.map { ($0, PetCardView($0)) }
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.addSubview(titleLabel)
    scrollView.addSubview(subtitleLabel)
    for card in cards {
      card.view.layer.cornerRadius = 22
      card.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PetListController.tap))
      scrollView.addSubview(card.view)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 2 * Self.margin
    let top = view.safeAreaInsets.top
    titleLabel.frame = CGRect(x: Self.margin + 4, y: top + 12, width: width, height: 40)
    subtitleLabel.frame = CGRect(x: Self.margin + 4, y: top + 52, width: width, height: 22)
    let size = CGSize(width: width, height: PetCardView.height(forWidth: width))
    for (index, card) in cards.enumerated() {
      let y = top + 94 + CGFloat(index) * (size.height + Self.gap)
      card.view.frame = CGRect(origin: CGPoint(x: Self.margin, y: y), size: size)
    }
    let bottom = cards.last?.view.frame.maxY ?? 0
    scrollView.contentSize = CGSize(width: view.bounds.width, height: bottom + Self.gap + view.safeAreaInsets.bottom)
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    guard let card = cards.first(where: { $0.view === recognizer.view }) else { return }
    onChoose(card.pet)
  }
}
