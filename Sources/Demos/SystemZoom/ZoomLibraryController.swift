import Components
import Transitions
import UIKit

final class ZoomLibraryController: KitViewController {
  enum Item {
    case photo(Int)
    case story(Int)
    case about(UIBarButtonItem)
  }

  static let photos = [
    "01-first-light", "02-fox", "03-harbour-lights", "05-dunes", "10-lake-at-the-pass", "07-aurora", "18-winter-moon", "24-whale",
    "25-red-canyon",
  ]
  /// The index of the photo that `present` opens.
  static let example = 4

  private let scrollView = UIScrollView()
  private let photosLabel = UILabel(.systemFont(ofSize: 22, weight: .bold), text: "Photos")
  private let storiesLabel = UILabel(.systemFont(ofSize: 22, weight: .bold), text: "Stories")
  private var thumbnails: [UIControl] = []
  private var cards: [UIControl] = []
  private let onChoose: (Item) -> Void

  init(onChoose: @escaping (Item) -> Void) {
    self.onChoose = onChoose
    super.init()
    title = "Library"
    let about = UIBarButtonItem()
    about.primaryAction = UIAction(title: "About") { [unowned about] _ in onChoose(.about(about)) }
    navigationItem.rightBarButtonItem = about
  }

  func thumbnail(of index: Int) -> UIView? { thumbnails.indices.contains(index) ? thumbnails[index] : nil }

  func card(of index: Int) -> UIView? { cards.indices.contains(index) ? cards[index] : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    thumbnails = Self.photos.indices.map { index in
      ZoomTile(UIImageView.filling(Self.photos[index]), radius: 12) { [weak self] in self?.onChoose(.photo(index)) }
    }
    cards = Story.all.indices.map { index in
      ZoomTile(ZoomStoryView(Story.all[index]), radius: 18) { [weak self] in self?.onChoose(.story(index)) }
    }
    for content in [photosLabel, storiesLabel] + thumbnails + cards { scrollView.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let (margin, gap) = (CGFloat(20), CGFloat(10))
    let width = view.bounds.width - 2 * margin
    photosLabel.frame = CGRect(x: margin, y: 12, width: width, height: 30)
    let side = ((width - 2 * gap) / 3).rounded(.down)
    for (index, thumbnail) in thumbnails.enumerated() {
      thumbnail.frame = CGRect(
        x: margin + CGFloat(index % 3) * (side + gap), y: photosLabel.frame.maxY + 10 + CGFloat(index / 3) * (side + gap), width: side,
        height: side)
    }
    storiesLabel.frame = CGRect(x: margin, y: (thumbnails.last?.frame.maxY ?? 0) + 26, width: width, height: 30)
    var y = storiesLabel.frame.maxY + 10
    for card in cards {
      card.frame = CGRect(x: margin, y: y, width: width, height: ZoomStoryView.height(in: width))
      y = card.frame.maxY + 16
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}

/// A control that is slightly smaller while it is pressed.
private final class ZoomTile: KitControl {
  private let content: UIView

  init(_ content: UIView, radius: CGFloat, action: @escaping () -> Void) {
    self.content = content
    super.init(frame: .zero)
    layer.cornerRadius = radius
    clipsToBounds = true
    content.isUserInteractionEnabled = false
    arrange(content)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [self] in
        transform = isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }
    }
  }
}
