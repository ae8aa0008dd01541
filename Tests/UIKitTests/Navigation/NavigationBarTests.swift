import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The navigation bar") struct NavigationBarTests {
  private func labels(in view: UIView) -> [String] {
    view.subviews.flatMap { labels(in: $0) } + ((view as? UILabel)?.text.map { $0.isEmpty ? [] : [$0] } ?? [])
  }

  private func backButton(_ navigation: UINavigationController) -> BackButton? {
    navigation.navigationBar.subviews.lazy.compactMap { ($0 as? NavigationBarContent)?.backButton }.first
  }

  @Test("It is 44 points high below the status bar, and the page's safe area begins below it")
  func place() {
    let scenario = NavigationScenario()
    #expect(scenario.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(scenario.a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    scenario.perform { scenario.navigation.isNavigationBarHidden = true }
    #expect(scenario.a.view.safeAreaInsets.top == 47 && scenario.navigation.navigationBar.isHidden)
  }

  @Test("Given a view that moves away from below the status bar and back, then the background ends at the top of the view")
  func movedBackground() {
    let scenario = NavigationScenario()
    let bar = scenario.navigation.navigationBar
    func top() -> CGFloat? { bar.subviews.lazy.compactMap { $0 as? BarBackground }.first.map { bar.frame.minY + $0.frame.minY } }
    for y in [0.0, 30, 100, 0] {
      scenario.perform { scenario.navigation.view.frame.origin.y = y }
      scenario.harness.turn()
      #expect(bar.frame.minY == max(47 - y, 0) && top() == 0, "at \(y)")
    }
  }

  @Test("The back button says where it leads, and leads there")
  func back() throws {
    let scenario = NavigationScenario().pushed()
    #expect(labels(in: scenario.navigation.navigationBar) == ["B", "A"])
    scenario.harness.click(CGPoint(x: 20, y: 69))
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.topViewController === scenario.a)
    #expect(labels(in: scenario.navigation.navigationBar) == ["A"])
  }

  @Test("A press close beside a bar button counts, and one farther away doesn't", arguments: [(334, 1), (326, 0)])
  func reach(x: CGFloat, presses: Int) throws {
    let scenario = NavigationScenario()
    var count = 0
    scenario.perform {
      let item = UIBarButtonItem(title: nil, primaryAction: UIAction { _ in count += 1 })
      item.image = UIGraphicsImageRenderer(size: CGSize(width: 34, height: 20)).image { _ in }
      scenario.a.navigationItem.rightBarButtonItem = item
    }
    scenario.harness.click(CGPoint(x: x, y: 69))
    #expect(count == presses)
  }

  @Test("In a bar that is read from right to left, the back button is at the right, and points there")
  func rightToLeft() throws {
    let scenario = NavigationScenario()
    scenario.b.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
    scenario.perform { scenario.harness.window.traitOverrides.layoutDirection = .rightToLeft }
    _ = scenario.pushed()
    let button = try #require(backButton(scenario.navigation))
    let content = try #require(button.superview as? NavigationBarContent)
    #expect(button.frame.maxX == 390 && button.label.frame.maxX < button.chevron.frame.minX)
    #expect(content.sideViews.map(\.frame.minX) == [16])
    #expect(content.titleView.frame.midX.rounded() == 195)
    scenario.harness.click(CGPoint(x: 370, y: 69))
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.topViewController === scenario.a)
  }

  @Test("Attributes of the title apply at the edge of the content, too, in a bar with a classic color")
  func classicTitle() throws {
    let scenario = NavigationScenario()
    let bar = scenario.navigation.navigationBar
    scenario.perform {
      bar.barTintColor = .blue
      bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    let content = try #require(bar.subviews.lazy.compactMap { $0 as? NavigationBarContent }.first)
    #expect((content.titleView as? UILabel)?.textColor == .white)
  }

  @Test("A back title of one's own, or none, or left items, replace it")
  func backTitles() {
    let scenario = NavigationScenario()
    scenario.a.navigationItem.backButtonTitle = "Home"
    scenario.push(scenario.b, animated: false)
    #expect(labels(in: scenario.navigation.navigationBar) == ["B", "Home"])
    scenario.perform { scenario.b.navigationItem.hidesBackButton = true }
    #expect(backButton(scenario.navigation) == nil)
    scenario.perform {
      scenario.b.navigationItem.hidesBackButton = false
      scenario.b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    }
    #expect(labels(in: scenario.navigation.navigationBar) == ["B", "Cancel"])
  }

  @Test("The title has the colour of the scroll edge until content scrolls below the bar, then the standard one")
  func titleColors() throws {
    let scenario = NavigationScenario()
    let bar = scenario.navigation.navigationBar
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    standard.titleTextAttributes = [.foregroundColor: UIColor.red]
    edge.titleTextAttributes = [.foregroundColor: UIColor.blue]
    scenario.perform { (bar.standardAppearance, bar.scrollEdgeAppearance) = (standard, edge) }
    let content = try #require(bar.subviews.lazy.compactMap { $0 as? NavigationBarContent }.first)
    let title = try #require(content.titleView as? UILabel)
    #expect(title.textColor == .blue)
    bar.contentDidScroll(to: 20)
    #expect(title.textColor == .red)
    bar.contentDidScroll(to: -5)
    #expect(title.textColor == .blue)
  }

  @Test("A bar button has its action's title and picture where it has none of its own")
  func actionsOfItems() {
    let image = UIImage(cgImage: CGImage(pixels: PixelBuffer(width: 1, height: 1)))
    let action = UIAction(title: "Share", image: image) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Share" && item.image === image)
    #expect(UIBarButtonItem(title: "Send", primaryAction: action).title == "Send")
  }

  @Test("A title that changes while the page is shown is shown; items call their targets")
  func changes() {
    let scenario = NavigationScenario()
    scenario.perform { scenario.a.title = "Renamed" }
    #expect(labels(in: scenario.navigation.navigationBar) == ["Renamed"])
    var taps = 0
    scenario.perform {
      scenario.a.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps += 1 })
    }
    scenario.harness.advance(by: 0.1)
    scenario.harness.click(CGPoint(x: 360, y: 69))
    #expect(taps == 1)
  }

  @Test("K15: nested pops leave the bar with the item of the page that is shown")
  func nestedPop() {
    let scenario = NavigationScenario().pushed()
    scenario.push(scenario.c, animated: false)
    scenario.pop()
    scenario.harness.advance(by: 0.1)
    scenario.pop()
    #expect(scenario.navigation.viewControllers == [scenario.a])
    scenario.harness.advance(by: 2)
    #expect(labels(in: scenario.navigation.navigationBar) == ["A"])
    #expect(scenario.navigation.navigationBar.items == [scenario.a.navigationItem] && scenario.isAtRest)
  }

  @Test("K15: the bar moves with a scrubbed pop, and is back at rest when it is called off")
  func scrubbed() throws {
    let scenario = NavigationScenario().pushed()
    scenario.dragEdge(to: 110, release: false)
    scenario.harness.advance(by: 0.1)
    let content = try #require(scenario.navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }.first)
    let moved = try #require(content.titleView.layer.presentation()).affineTransform().tx
    #expect(moved > 10)
    scenario.harness.pointer(.ended, at: CGPoint(x: 110, y: 400))
    scenario.harness.advance(by: 1)
    #expect(labels(in: scenario.navigation.navigationBar) == ["B", "A"])
    #expect(content.titleView.transform == .identity && content.titleView.alpha == 1)
    #expect(scenario.navigation.navigationBar.subviews.count { $0 is NavigationBarContent } == 1)
  }

  @Test("A bar hidden in willAppear leaves with the push and comes back when the pop is called off or carried out")
  func hiddenByPage() {
    let scenario = NavigationScenario()
    scenario.b.onAppearing = { scenario.navigation.setNavigationBarHidden(true, animated: true) }
    scenario.a.onAppearing = { scenario.navigation.setNavigationBarHidden(false, animated: true) }
    scenario.push(scenario.b)
    #expect(scenario.a.view.safeAreaInsets.top == 91 && scenario.b.view.safeAreaInsets.top == 47)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.navigationBar.isHidden && scenario.isAtRest)
    scenario.navigation.interactivePopGestureRecognizer?.delegate = nil
    scenario.dragEdge(to: 100)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.isNavigationBarHidden && scenario.navigation.navigationBar.isHidden)
    scenario.dragEdge(to: 300)
    scenario.harness.advance(by: 1)
    #expect(!scenario.navigation.isNavigationBarHidden && scenario.navigation.navigationBar.frame.origin == CGPoint(x: 0, y: 47))
    #expect(scenario.a.view.safeAreaInsets.top == 91)
  }

  @Test("The background comes when content scrolls below the bar")
  func background() throws {
    let scenario = NavigationScenario()
    let list = UIScrollView()
    let page = UIViewController()
    page.view.addSubview(list)
    list.frame = page.view.bounds
    list.contentSize = CGSize(width: 390, height: 3000)
    scenario.push(page, animated: false)
    scenario.harness.advance(by: 0.1)
    let background = try #require(scenario.navigation.navigationBar.subviews.compactMap { $0 as? BarBackground }.last)
    #expect(background.alpha == 0)
    scenario.perform { list.contentOffset.y = 100 }
    #expect(background.alpha == 1)
  }

  @Test(
    "Given a page that fills its item in updateProperties(), when it is pushed, then the bar shows it from the first frame and slides it in",
    arguments: [false, true])
  func updatedProperties(isLarge: Bool) throws {
    let scenario = NavigationScenario()
    scenario.perform { scenario.navigation.navigationBar.prefersLargeTitles = isLarge }
    let page = UpdatingPage {
      $0.title = "Cherry"
      $0.navigationItem.subtitle = "Red"
      $0.navigationItem.largeTitleDisplayMode = .never
      $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    }
    scenario.push(page)
    scenario.harness.advance(by: 0.1)
    let contents = scenario.navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
    let content = try #require(contents.last)
    #expect(contents.count == 2 && Set(["Cherry", "Red", "Edit"]).isSubset(of: labels(in: content)))
    let title = try #require(content.titleView.layer.presentation())
    #expect(title.affineTransform().tx > 5 && title.opacity > 0 && title.opacity < 1)
    #expect(page.view.safeAreaInsets.top == 91)
    scenario.harness.advance(by: 1)
    #expect(labels(in: scenario.navigation.navigationBar) == ["Cherry", "Red", "Edit", "A"])
    #expect(scenario.navigation.navigationBar.frame.height == 44 && content.titleView.transform == .identity)
  }

  @Test("When a title changes while its page arrives or leaves, then the bar shows it at once, in its place")
  func changesDuringTransition() throws {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.1)
    scenario.perform { (scenario.a.title, scenario.b.title) = ("Start", "Cherry") }
    scenario.harness.advance(by: 1.0 / 60)
    let contents = scenario.navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
    #expect(contents.map { labels(in: $0.titleView) } == [["Start"], ["Cherry"]])
    let title = try #require(contents.last?.titleView.layer.presentation())
    #expect(title.affineTransform().tx > 5 && title.bounds.width == contents.last?.titleView.bounds.width)
    scenario.harness.advance(by: 1)
    #expect(labels(in: scenario.navigation.navigationBar) == ["Cherry", "Start"] && scenario.isAtRest)
  }
}
