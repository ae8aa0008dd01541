import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The edge effects of a scroll view") struct ScrollEdgeTests {
  private let page = ScrollingPage()
  private let navigation: UINavigationController
  private let harness: SceneHarness

  init() {
    navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: navigation)
    harness.perform { page.scroll.contentOffset.y = 300 }
    harness.advance(by: 0.1)
  }

  private func effect(of bar: UIView) -> UIVisualEffect? {
    let background = harness.views(BarBackground.self, in: bar).last
    return background?.alpha == 0 ? nil : harness.views(UIVisualEffectView.self, in: background).first { !$0.isHidden }?.effect
  }

  @Test("The automatic style is the bar's background, the soft one a light blur, the hard one a thick one; a hidden one shows the content")
  func styles() {
    #expect(effect(of: navigation.navigationBar) is UIBlurEffect && effect(of: navigation.toolbar) is UIBlurEffect)
    harness.perform {
      page.scroll.topEdgeEffect.style = UIScrollEdgeEffect.Style.soft
      page.scroll.bottomEdgeEffect.style = .soft
    }
    #expect(effect(of: navigation.navigationBar) is ScrollEdgeBlur && effect(of: navigation.toolbar) is ScrollEdgeBlur)
    harness.perform {
      page.scroll.topEdgeEffect.style = .hard
      page.scroll.bottomEdgeEffect.isHidden = true
    }
    #expect(effect(of: navigation.navigationBar) is UIBlurEffect && effect(of: navigation.toolbar) == nil)
  }

  @Test("When the screen gets another scale, then the bar's hairline is as thin as one of its pixels")
  func hairline() {
    harness.scene.setScale(2)
    harness.turn()
    let heights = harness.views(BarBackground.self).flatMap(\.subviews).map(\.frame.height)
    #expect(heights.contains(0.5) && !heights.contains(1))
  }

  @Test("A scroll view that nobody asks for its effects has none")
  func unused() { #expect(page.scroll.edgeEffects.top == nil && page.scroll.edgeEffects.bottom == nil) }
}
