import Components
import UIKit

final class PlaceController: KitViewController {
  private let place: Place
  private let scrollView = UIScrollView()
  private let icon = PlaceIconView()
  private let article: ArticleView

  private static let iconSize: CGFloat = 120

  init(_ place: Place) {
    self.place = place
    let near = Place.all.filter { $0.name != place.name }.prefix(4)
    article = ArticleView(
      kicker: "OPEN TODAY", title: place.name, byline: place.text,
      paragraphs: ["Drag anywhere to the right to go back, also while the page is still on its way in."]
        + near.map { "\($0.name): \($0.text.lowercased())." })
    super.init()
    title = place.name
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    icon.kind = place.kind
    icon.layer.cornerRadius = 26
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for content in [icon, article] { scrollView.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    icon.frame = CGRect(x: 24, y: 24, width: Self.iconSize, height: Self.iconSize)
    let height = article.height(in: width)
    article.frame = CGRect(x: 0, y: icon.frame.maxY, width: width, height: height)
    scrollView.contentSize = CGSize(width: width, height: article.frame.maxY + 24)
  }
}
