import Components
import Transitions
import UIKit

final class GlassPhotoController: KitViewController {
  private static let photos = ["10-lake-at-the-pass", "07-aurora", "05-dunes", "03-harbour-lights", "25-red-canyon"]
  private static let side: CGFloat = 44

  private(set) lazy var menu = makeMenu()
  private let parameters: GlassMenu.Parameters
  private let photo = UIImageView.filling()
  private let bar = UIVisualEffectView(effect: UIGlassEffect())
  private let titleLabel = UILabel(.systemFont(ofSize: 15, weight: .semibold), text: nil, alignment: .center)
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private var favorites: Set<String> = []
  private var remaining = photos
  private var index = 0

  init(parameters: GlassMenu.Parameters) {
    self.parameters = parameters
    super.init()
  }

  private var name: String { remaining[index] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    photo.layer.name = "photo"
    photo.isUserInteractionEnabled = false
    heart.tintColor = .systemPink
    heart.contentMode = .center
    for content in [titleLabel, heart] { bar.contentView.addSubview(content) }
    for content in [photo, bar, menu] { view.addSubview(content) }
    menu.frame = view.bounds
    menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    show()
  }

  private func makeMenu() -> GlassMenu {
    func item(_ title: String, _ symbol: String, isDestructive: Bool = false, _ action: @escaping (GlassPhotoController) -> Void)
      -> GlassMenuItem
    {
      GlassMenuItem(title, image: UIImage(systemName: symbol), isDestructive: isDestructive) { [weak self] in self.map(action) }
    }
    return GlassMenu(
      shortcuts: [
        item("Favorite", "heart") { $0.toggleFavorite() },
        item("Turn left", "arrow.uturn.backward") { $0.turn() },
      ],
      items: [
        item("Next photo", "arrow.right") { $0.move(by: 1) }, item("Previous photo", "arrow.left") { $0.move(by: -1) },
        item("Fit or fill", "arrow.down.right.and.arrow.up.left") { $0.toggleFill() },
        item("Remove", "trash", isDestructive: true) { $0.remove() },
      ], parameters: parameters)
  }

  // MARK: Actions

  private func toggleFavorite() {
    favorites.formSymmetricDifference([name])
    show()
  }

  private func turn() {
    UIView.animate(springDuration: 0.5, bounce: 0.15, options: .allowUserInteraction) {
      photo.transform = photo.transform.rotated(by: -.pi / 2)
    }
  }

  private func toggleFill() { photo.contentMode = photo.contentMode == .scaleAspectFill ? .scaleAspectFit : .scaleAspectFill }

  private func move(by step: Int) {
    index = (index + step + remaining.count) % remaining.count
    UIView.transition(with: photo, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction]) {
      self.photo.transform = .identity
      self.show()
    }
  }

  /// Has no effect on the last photo.
  private func remove() {
    guard remaining.count > 1 else { return }
    remaining.remove(at: index)
    index -= 1
    move(by: 1)
  }

  private func show() {
    photo.image = UIImage(named: name)
    let words = name.split(separator: "-").dropFirst().joined(separator: " ")
    titleLabel.text = words.prefix(1).uppercased() + words.dropFirst()
    heart.isHidden = !favorites.contains(name)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photo.bounds.size = view.bounds.size
    photo.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let top = area.minY + 8
    menu.buttonFrame = CGRect(x: area.maxX - 16 - Self.side, y: top, width: Self.side, height: Self.side)
    // The open menu has two pieces next to the button.
    let room = menu.buttonFrame.minX - 2 * (Self.side + menu.parameters.gap) - 16 - (area.minX + 16)
    let width = min(titleLabel.intrinsicContentSize.width + 36 + (heart.isHidden ? 0 : 24), room)
    bar.frame = CGRect(x: area.minX + 16, y: top, width: max(width, Self.side), height: Self.side)
    heart.frame = CGRect(x: 14, y: 0, width: 22, height: Self.side)
    let start: CGFloat = heart.isHidden ? 14 : 36
    titleLabel.frame = CGRect(x: start, y: 0, width: max(bar.bounds.width - start - 14, 0), height: Self.side)
  }
}
