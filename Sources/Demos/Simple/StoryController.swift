import Components
import UIKit

final class StoryController: ScrollingController {
  private let scenery = SceneryView("12-misty-forest", scrimFrom: 0.7, darkness: 0.25)
  private let article = ArticleView(
    kicker: "ON FOOT", title: "The slow way up\nto the lake",
    byline: "Words by Ida Holm  ·  11 minutes",
    paragraphs: [
      "The bus goes as far as the sawmill. There it turns, opens its doors to let the warm air out, and leaves you with the sound "
        + "of water and a yellow sign that says four hours to the lake. It has said so since before there was a road.",
      "It takes nine, if it is done well. The path was made for mules, and mules see no sense in hurry: it goes to every meadow that "
        + "the sun reaches, and rests at each spring.",
      "By noon the mist has come down to meet us. The forest gives up its colours one by one, the far ones first, until there is "
        + "only the next tree, and the next.",
    ])
  private lazy var backButton = BackButton { [weak self] in self?.onDone() }
  private let onDone: () -> Void

  private static let pictureHeight: CGFloat = 330

  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.addSubview(scenery)
    scrollView.addSubview(article)
    view.addSubview(backButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    scenery.frame = CGRect(x: 0, y: 0, width: width, height: Self.pictureHeight)
    let height = article.height(in: width)
    article.frame = CGRect(x: 0, y: Self.pictureHeight, width: width, height: height)
    scrollView.contentSize = CGSize(width: width, height: article.frame.maxY + view.safeAreaInsets.bottom + 24)
    backButton.place(in: view)
  }
}
