import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Bars that hide") struct BarHidingTests {
  private let page = ScrollingPage()
  private let navigation: UINavigationController
  private let harness: SceneHarness

  init() {
    navigation = UINavigationController(rootViewController: page)
    harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: navigation)
  }

  @Test("A swipe up hides them while the content scrolls, and a swipe down shows them")
  func swipe() {
    harness.perform {
      navigation.hidesBarsOnSwipe = true
      navigation.isToolbarHidden = false
    }
    let top = page.scroll.contentOffset.y
    harness.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden && page.scroll.contentOffset.y > top + 50)
    harness.advance(by: 2)
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 340))
    harness.advance(by: 2)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden && !navigation.navigationBar.isHidden)
  }

  @Test("Bars that a swipe has hidden come back with the next page, and don't keep a drag from going back")
  func comeBack() {
    let next = ScrollingPage()
    harness.perform {
      navigation.hidesBarsOnSwipe = true
      navigation.pushViewController(next, animated: false)
    }
    harness.advance(by: 0.1)
    harness.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    harness.advance(by: 2)
    #expect(navigation.isNavigationBarHidden)
    harness.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
    harness.advance(by: 1)
    #expect(navigation.topViewController === page && !navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
  }

  @Test("Given content 49 points below the bar, when the bar hides, then its background is that of content 5 points below its top edge")
  func background() throws {
    harness.perform { page.scroll.contentOffset.y = -42 }
    harness.advance(by: 0.1)
    // The other background is that of content at its top edge.
    let background = try #require(navigation.navigationBar.subviews.last { $0 is BarBackground })
    #expect(background.alpha == 1)
    harness.perform { navigation.setNavigationBarHidden(true, animated: false) }
    harness.advance(by: 0.1)
    #expect(background.alpha == 5.0 / 8)
    harness.perform { navigation.setNavigationBarHidden(false, animated: false) }
    harness.advance(by: 0.1)
    #expect(background.alpha == 1)
  }

  @Test("A tap hides and shows them, but not one on a control")
  func tap() {
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    harness.perform {
      page.scroll.addSubview(button)
      navigation.hidesBarsOnTap = true
    }
    harness.click(CGPoint(x: 150, y: 420))
    harness.advance(by: 0.5)
    #expect(!navigation.isNavigationBarHidden)
    for hidden in [true, false] {
      harness.click(CGPoint(x: 300, y: 600))
      harness.advance(by: 0.5)
      #expect(navigation.isNavigationBarHidden == hidden)
    }
  }

  @Test("A compact height hides them, and a regular one shows them again")
  func compact() {
    harness.perform { navigation.hidesBarsWhenVerticallyCompact = true }
    #expect(!navigation.isNavigationBarHidden)
    harness.scene.resize(to: CGSize(width: 844, height: 390))
    harness.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    harness.scene.resize(to: CGSize(width: 390, height: 844))
    harness.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("A controller that doesn't ask for it has no recognizers for it")
  func unused() {
    #expect(navigation.hiding == nil && !navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
  }
}

@MainActor
@Suite("The back button and the looks of bars") struct BarLooksTests {
  private func backButton(_ scenario: NavigationScenario) -> BackButton? {
    scenario.harness.views(BackButton.self, in: scenario.navigation.navigationBar).first
  }

  @Test("Its text is the title, “Back” or none, and its image can be another one")
  func displayModes() {
    for (mode, text) in [(.default, "A"), (.generic, "Back"), (.minimal, "")] as [(UINavigationItem.BackButtonDisplayMode, String)] {
      let scenario = NavigationScenario()
      scenario.a.navigationItem.backButtonDisplayMode = mode
      scenario.push(scenario.b, animated: false)
      scenario.harness.advance(by: 0.1)
      #expect(backButton(scenario)?.label.text == text)
    }
  }

  @Test("A long press shows the pages below, and a choice goes back to one")
  func menu() {
    let scenario = NavigationScenario().pushed()
    scenario.push(scenario.c, animated: false)
    scenario.harness.advance(by: 0.1)
    scenario.harness.press(CGPoint(x: 20, y: 69))
    scenario.harness.advance(by: 0.7)
    scenario.harness.release()
    let rows = scenario.harness.scene.windows.flatMap { scenario.harness.views(MenuRowView.self, in: $0) }
    #expect(rows.count == 2 && scenario.navigation.topViewController === scenario.c)
    scenario.harness.advance(by: 0.5)
    if let row = rows.last, let window = row.window {
      scenario.harness.click(row.convert(CGPoint(x: 20, y: row.bounds.midY), toScreenOf: window))
    }
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.viewControllers == [scenario.a])
  }

  @Test("An action of one's own replaces going back")
  func backAction() {
    let scenario = NavigationScenario().pushed()
    var asked = 0
    scenario.perform { scenario.b.navigationItem.backAction = UIAction { _ in asked += 1 } }
    scenario.harness.advance(by: 0.1)
    scenario.harness.click(CGPoint(x: 20, y: 69))
    #expect(asked == 1 && scenario.navigation.topViewController === scenario.b)
  }

  @Test("Images are drawn in the background and in place of the hairline; an empty one removes it")
  func images() throws {
    let image = UIImage(cgImage: CGImage(pixels: PixelBuffer(width: 4, height: 3)))
    let scenario = NavigationScenario()
    let bar = scenario.navigation.navigationBar
    scenario.perform {
      bar.setBackgroundImage(image, for: .default)
      bar.shadowImage = image
    }
    scenario.harness.turn()
    #expect(bar.standardAppearance.backgroundImage === image && bar.standardAppearance.shadowImage === image)
    let views = scenario.harness.views(UIImageView.self, in: scenario.harness.views(BarBackground.self, in: bar).last)
    #expect(views.contains { $0.image === image && $0.frame.height == 3 })
    scenario.perform { bar.shadowImage = UIImage() }
    #expect(bar.standardAppearance.shadowImage == nil && bar.standardAppearance.shadowColor == nil)
  }

  @Test("In a compact height the bar has its compact appearance")
  func compact() {
    let scenario = NavigationScenario()
    let compact = UINavigationBarAppearance()
    compact.titleTextAttributes = [.foregroundColor: UIColor.red]
    scenario.perform { scenario.navigation.navigationBar.compactScrollEdgeAppearance = compact }
    func color() -> UIColor? { scenario.harness.views(UILabel.self, in: scenario.navigation.navigationBar).first?.textColor }
    #expect(color() == .label)
    scenario.harness.scene.resize(to: CGSize(width: 844, height: 390))
    scenario.harness.advance(by: 1)
    #expect(color() == .red)
  }
}
