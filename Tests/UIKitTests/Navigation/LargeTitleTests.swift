import Testing
import UITestSupport

@testable import UIKit

/// A page with content that scrolls.
@MainActor
final class ScrollingPage: UIViewController {
  let scroll = UIScrollView()

  override func viewDidLoad() {
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
  }
}

@MainActor
@Suite("Large titles") struct LargeTitleTests {
  private let page = ScrollingPage()
  private let navigation: UINavigationController
  private let harness: SceneHarness

  init() {
    page.title = "Library"
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: navigation)
  }

  private var content: NavigationBarContent? { harness.views(NavigationBarContent.self).last }

  @Test("The bar is 52 points higher, the content begins below it, and the title in the row is out of sight")
  func place() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(page.view.safeAreaInsets.top == 143 && page.scroll.contentOffset.y == -143)
    #expect(content?.largeTitle?.label.text == "Library" && content?.titleView.alpha == 0)
  }

  @Test("The title moves out of sight with the content, and the bar's background comes after it", arguments: [(20, 32), (52, 0), (300, 0)])
  func collapse(by distance: CGFloat, height: CGFloat) {
    harness.perform { page.scroll.contentOffset.y = -143 + distance }
    harness.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 44 + height && content?.parts.large == height)
    #expect(page.view.safeAreaInsets.top == 91 + height && page.scroll.contentOffset.y == -143 + distance)
    #expect(content?.titleView.alpha == (height == 0 ? 1 : 0))
    #expect(harness.views(BarBackground.self, in: navigation.navigationBar).last?.alpha == (distance > 60 ? 1 : 0))
  }

  @Test("It comes back with the content, which comes to rest below it")
  func comesBack() {
    harness.perform { page.scroll.contentOffset.y = 100 }
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), steps: 10)
    harness.advance(by: 3)
    #expect(page.scroll.contentOffset.y == -143 && navigation.navigationBar.frame.height == 96)
  }

  @Test("A drag that ends in the middle of the title leaves it whole", arguments: [(22, -143), (50, -91)])
  func snaps(by distance: CGFloat, offset: CGFloat) {
    harness.press(CGPoint(x: 200, y: 500))
    harness.move(by: CGVector(dx: 0, dy: -distance), steps: 12)
    harness.advance(by: 0.3)
    harness.release()
    harness.advance(by: 2)
    #expect(page.scroll.contentOffset.y == offset)
  }

  @Test("Content that is pulled down takes the title along and makes it larger, up to a tenth")
  func pulled() throws {
    harness.perform { page.scroll.contentOffset.y = -143 - 50 }
    #expect(navigation.navigationBar.frame.height == 146 && page.view.safeAreaInsets.top == 143)
    let label = try #require(content?.largeTitle?.label)
    #expect(label.transform.a == 1.05 && label.center.y > 70)
  }

  @Test("A page without a large title has a bar of the usual height, which the transition and a drag lead to and back")
  func transition() throws {
    let detail = ScrollingPage()
    detail.navigationItem.largeTitleDisplayMode = .never
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.advance(by: 0.1)
    let height = try #require(navigation.navigationBar.layer.presentation()).bounds.height
    #expect(height > 44 && height < 96)
    harness.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 44 && detail.scroll.contentOffset.y == -91)
    harness.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400), steps: 10)
    harness.advance(by: 1)
    #expect(navigation.topViewController === page && navigation.navigationBar.frame.height == 96)
    #expect(page.scroll.contentOffset.y == -143)
  }

  @Test("Items without a mode of their own take the previous one's; a subtitle makes the bar higher; in a compact height no title is large")
  func modes() {
    let bar = navigation.navigationBar
    let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
    #expect(bar.isLarge(in: [first, second]))
    first.largeTitleDisplayMode = .never
    #expect(!bar.isLarge(in: [first, second]))
    second.largeTitleDisplayMode = .always
    #expect(bar.isLarge(in: [first, second]) && !bar.isLarge(in: [first]))
    harness.perform { page.navigationItem.subtitle = "12 photos" }
    #expect(bar.frame.height == 116)
    harness.scene.resize(to: CGSize(width: 844, height: 390))
    harness.advance(by: 1)
    #expect(bar.frame.height == 44)
  }

  @Test("A view below the large title takes the place of the subtitle there, with its own size")
  func largeSubtitleView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    harness.perform {
      page.navigationItem.subtitle = "12 photos"
      page.navigationItem.largeSubtitleView = view
    }
    harness.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 126)
    let frame = view.convert(view.bounds, to: nil)
    let title = try #require(content?.largeTitle?.label)
    #expect(frame.minX == 16 && frame.size == CGSize(width: 120, height: 30) && frame.maxY == 47 + 126 - 6)
    #expect(title.convert(title.bounds, to: nil).maxY == frame.minY)
  }

  @Test("In the row of buttons the subtitle is below the title, or a view in its place, and both are in the middle")
  func subtitleInRow() throws {
    harness.perform {
      navigation.navigationBar.prefersLargeTitles = false
      page.navigationItem.subtitle = "12 photos"
    }
    harness.advance(by: 0.1)
    func frame(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }
    #expect(navigation.navigationBar.frame.height == 44 && (content?.subtitleView as? UILabel)?.text == "12 photos")
    for isView in [false, true] {
      if isView { harness.perform { page.navigationItem.subtitleView = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 12)) } }
      harness.advance(by: 0.1)
      let (title, subtitle) = (frame(content?.titleView), frame(content?.subtitleView))
      #expect(abs(title.maxY - subtitle.minY) <= 1 && abs(title.minY - 47 - (91 - subtitle.maxY)) <= 1)
      #expect(abs(title.midX - 195) <= 0.5 && abs(subtitle.midX - 195) <= 0.5)
    }
    #expect(frame(content?.subtitleView).size == CGSize(width: 90, height: 12))
  }

  @Test(
    "Given content below a collapsed title, when the screen becomes lower, then the content stays in its range, and the title with it",
    arguments: [CGSize(width: 375, height: 667), CGSize(width: 390, height: 666), CGSize(width: 428, height: 700)])
  func lowerScreen(size: CGSize) {
    for distance in stride(from: 0, through: 1100, by: 26) as StrideThrough<CGFloat> {
      harness.perform {
        harness.scene.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: NavigationScenario.safeArea)
        page.scroll.contentSize = CGSize(width: 300, height: 1500)
        page.scroll.contentOffset.y = -143 + distance
      }
      harness.advance(by: 0.1)
      harness.perform { harness.scene.resize(to: size, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) }
      harness.advance(by: 0.5)
      let scroll = page.scroll
      #expect(scroll.contentOffset.y >= -scroll.adjustedContentInset.top)
      #expect(scroll.contentOffset.y <= 1500 - scroll.bounds.height + scroll.adjustedContentInset.bottom)
      #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    }
  }
}
