import Components
import Transitions
import UIKit

final class ZoomPhotoController: KitViewController, SystemZoomPage {
  private let imageView: UIImageView

  init(_ name: String) {
    imageView = UIImageView(image: UIImage(named: name))
    super.init()
    title = name.split(separator: "-").dropFirst().joined(separator: " ").capitalized
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.name = "photo"
    view.addSubview(imageView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = imageView.image?.size ?? CGSize(width: 1, height: 1)
    imageView.frame = size.aspectFit(in: view.bounds)
  }

  func zoomedContentFrame(in view: UIView) -> CGRect { view.convert(imageView.bounds, from: imageView) }
}

final class ZoomArticleController: DismissibleController, SystemZoomPage {
  private let scrollView = UIScrollView()
  private let card: ZoomStoryView
  private let article: ArticleView
  private let close: UIButton

  init(_ story: Story) {
    card = ZoomStoryView(story)
    article = ArticleView(
      kicker: "SYSTEM ZOOM", title: "Drag it down, or pinch it",
      byline: "From its top, this page follows the pointer and lands in its card.",
      paragraphs: [
        "UIKit zooms from the view that preferredTransition names. The page can be taken at any time, also while it still grows.",
        "When the text is scrolled, a drag scrolls. Scroll back to the top, and the next drag takes the page.",
        "With Control, the wheel pinches. Turn it far enough, and the page flies back when the wheel rests.",
        "What lies behind can be scrolled while the page flies back. It lands where its card is then.",
      ])
    weak var page: UIViewController?
    close = ActionButton.make(UIAction(title: "Close") { _ in page?.dismiss(animated: true) })
    super.init()
    page = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for content in [card, article, close] as [UIView] { scrollView.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width
    card.frame = CGRect(x: 0, y: 0, width: width, height: ZoomStoryView.height(in: width))
    let height = article.height(in: width)
    article.frame = CGRect(x: 0, y: card.frame.maxY, width: width, height: height)
    close.frame = CGRect(x: 24, y: article.frame.maxY + 32, width: width - 48, height: 50)
    scrollView.contentSize = CGSize(width: width, height: close.frame.maxY + 40)
  }

  func zoomedContentFrame(in view: UIView) -> CGRect { view.convert(card.bounds, from: card) }
}

final class ZoomAboutController: DismissibleController {
  private let label = UILabel(.systemFont(ofSize: 17), text: nil, lines: 0, alignment: .center)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "This sheet has grown out of the button, and shrinks back into it."
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 32, y: 40, width: view.bounds.width - 64, height: label.height(in: view.bounds.width - 64))
  }
}
