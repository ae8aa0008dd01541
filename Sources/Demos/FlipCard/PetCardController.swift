import Components
import UIKit

final class PetCardController: KitViewController {
  let pet: Pet
  let index: Int
  let card = UIControl()

  private let radius: CGFloat
  private let clueLabel = UILabel(.italicSystemFont(ofSize: 18), .white, lines: 0, alignment: .center)
  private let onTap: (PetCardController) -> Void

  init(_ pet: Pet, at index: Int, radius: CGFloat, onTap: @escaping (PetCardController) -> Void) {
    self.pet = pet
    self.index = index
    self.radius = radius
    self.onTap = onTap
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    card.backgroundColor = UIColor(red: 0, green: 0.502, blue: 0.251, alpha: 1)
    card.layer.cornerRadius = radius
    card.clipsToBounds = true
    card.addAction(UIAction { [weak self] _ in self.map { $0.onTap($0) } }, for: .touchUpInside)
    clueLabel.text = pet.clue
    card.addSubview(clueLabel)
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let page = view.bounds
    // Half of the page's width or height at most, with the aspect ratio of a playing card.
    let width = min(page.width / 2, page.height / 2 * 3 / 4).rounded()
    card.bounds.size = CGSize(width: width, height: (width * 4 / 3).rounded())
    card.center = CGPoint(x: page.midX, y: page.midY)
    clueLabel.frame = card.bounds.insetBy(dx: 16, dy: 16)
  }
}
