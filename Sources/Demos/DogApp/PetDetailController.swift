import Components
import Transitions
import UIKit

final class PetDetailController: ScrollingController, DogAppScreen {
  var movingCard: UIView? { header }
  var controlsOverCard: [UIView] { [backButton] }

  private let header: PetCardView
  private let facts: [FactView]
  private let article: ArticleView
  private lazy var backButton = BackButton { [weak self] in self?.onDone() }
  private lazy var meetButton = ActionButton.make(UIAction(title: "Meet \(pet.name)") { [weak self] _ in self?.onDone() })
  private let pet: PetProfile
  private let onDone: () -> Void

  init(_ pet: PetProfile, onDone: @escaping () -> Void) {
    self.pet = pet
    self.onDone = onDone
    header = PetCardView(pet)
    facts = pet.facts.map { FactView($0) }
    article = ArticleView(kicker: "HELLO", title: "About \(pet.name)", byline: "From the people at the shelter", paragraphs: pet.story)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for content in facts + [article, header] { scrollView.addSubview(content) }
    view.addSubview(meetButton)
    view.addSubview(backButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    header.frame = CGRect(x: 0, y: 0, width: width, height: PetCardView.height(forWidth: width))
    let gap: CGFloat = 12
    let side = (width - 48 - gap * CGFloat(facts.count - 1)) / CGFloat(facts.count)
    for (index, fact) in facts.enumerated() {
      fact.frame = CGRect(x: 24 + CGFloat(index) * (side + gap), y: header.frame.maxY + 24, width: side, height: 66)
    }
    let height = article.height(in: width)
    article.frame = CGRect(x: 0, y: header.frame.maxY + 96, width: width, height: height)
    scrollView.contentSize = CGSize(width: width, height: article.frame.maxY + view.safeAreaInsets.bottom + 100)
    meetButton.frame = ActionButton.frame(in: view)
    backButton.place(in: view)
  }
}

private final class FactView: KitView {
  private let titleLabel = UILabel(.systemFont(ofSize: 12), .secondaryLabel, alignment: .center)
  private let valueLabel = UILabel(.systemFont(ofSize: 16, weight: .semibold), alignment: .center)

  init(_ fact: PetProfile.Fact) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    titleLabel.text = fact.title
    valueLabel.text = fact.value
    arrange(Column(gap: 3, titleLabel.sized(height: 16), valueLabel.sized(height: 20)).inset(top: 13))
  }
}
