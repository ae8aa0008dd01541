import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Places of searches in bars") struct SearchPlacementTests {
  private let page = ScrollingPage()
  private let search = UISearchController(searchResultsController: nil)
  private let navigation: UINavigationController
  private let harness: SceneHarness

  init() {
    page.title = "Library"
    navigation = UINavigationController(rootViewController: page)
    page.navigationItem.searchController = search
    harness = SceneHarness(pace: .framePerEvent, root: navigation)
  }

  private var field: CGRect { search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: nil) }
  private var isFieldShown: Bool { search.searchBar.window != nil && search.searchBar.alpha > 0 }

  private func place(_ placement: UINavigationItem.SearchBarPlacement, size: CGSize = PresentedScreen.phone) {
    harness.perform {
      if size != PresentedScreen.phone { harness.scene.resize(to: size) }
      page.navigationItem.preferredSearchBarPlacement = placement
    }
    harness.advance(by: 0.5)
  }

  private func click(_ point: CGPoint) {
    harness.click(point)
    harness.advance(by: 1)
  }

  @Test("Integrated in a wide window, the field is at the trailing edge of the row, which isn't higher, and doesn't move with the content")
  func wide() {
    place(.integrated, size: PresentedScreen.tablet)
    #expect(page.navigationItem.searchBarPlacement == .integrated && search.searchBarPlacement == .integrated)
    #expect(navigation.navigationBar.frame.height == 44 && field.maxX == 804 && field.width == 320 && field.midY == 22)
    harness.perform { page.scroll.contentOffset.y += 200 }
    harness.advance(by: 0.1)
    #expect(field.height == 36)
    click(CGPoint(x: field.midX, y: field.midY))
    #expect(search.isActive && field.midY == 22, "the row of buttons stays")
    #expect(UINavigationItem.SearchBarPlacement.inline == .integrated)
  }

  @Test("The field is before the buttons at the right, and at the other side where text is read from right to left")
  func besideButtons() throws {
    let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = button
    place(.integrated, size: PresentedScreen.tablet)
    let edit = try #require(harness.views(BarButton.self).first { harness.views(UILabel.self, in: $0).contains { $0.text == "Edit" } })
    #expect(edit.convert(edit.bounds, to: nil).maxX < field.minX)
    harness.perform { harness.window.traitOverrides.layoutDirection = .rightToLeft }
    harness.advance(by: 0.1)
    #expect(field.minX == 16 && edit.convert(edit.bounds, to: nil).minX > field.maxX)
  }

  @Test("On a phone it is in the toolbar, for which the page makes room, and goes back up as the window gets wide")
  func toolbar() {
    place(.integrated)
    #expect(navigation.navigationBar.frame.height == 44 && page.view.safeAreaInsets.bottom == 44)
    #expect(field.minX == 16 && field.maxX == 374 && field.midY == 844 - 22)
    click(CGPoint(x: field.midX, y: field.midY))
    #expect(search.isActive && field.midY == 844 - 22 && field.maxX < 340, "beside Cancel")
    harness.perform { search.isActive = false }
    harness.advance(by: 1)
    place(.integrated, size: PresentedScreen.tablet)
    #expect(field.midY == 22 && page.view.safeAreaInsets.bottom == 0)
  }

  @Test("It is the last item of the toolbar, unless its item says where")
  func amongItems() {
    let first = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    page.toolbarItems = [first]
    place(.integrated)
    #expect(field.minX > 40 && field.maxX == 374)
    page.toolbarItems = [page.navigationItem.searchBarPlacementBarButtonItem, first]
    harness.advance(by: 0.1)
    #expect(field.minX == 16 && field.maxX < 340)
    harness.perform { page.navigationItem.searchController = nil }
    harness.advance(by: 0.1)
    #expect(navigation.toolbar.items == [first])
  }

  @Test(
    "As a button it becomes a field while searching, and a button again",
    arguments: [CGSize(width: 390, height: 844), CGSize(width: 820, height: 1180)])
  func button(size: CGSize) {
    place(.integratedButton, size: size)
    #expect(!isFieldShown)
    let y: CGFloat = size == PresentedScreen.phone ? 844 - 22 : 22
    click(CGPoint(x: size.width - 38, y: y))
    #expect(search.isActive && isFieldShown && search.searchBar.isFirstResponder && field.width > 200)
    harness.perform { search.isActive = false }
    harness.advance(by: 0.1)
    #expect(search.searchBar.layer.presentation().map { $0.opacity > 0 && $0.opacity < 1 } ?? false, "it fades")
    harness.advance(by: 1)
    #expect(!isFieldShown)
  }

  @Test("A phone whose search may not be in the toolbar has it as a button of the navigation bar")
  func withoutToolbar() {
    page.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    place(.integrated)
    #expect(!isFieldShown && page.view.safeAreaInsets.bottom == 0)
    click(CGPoint(x: 352, y: 22))
    #expect(search.isActive && isFieldShown && field.midY == 22)
  }

  @Test("In the middle only inside a tab bar controller, in a wide window")
  func centered() {
    place(.integratedCentered, size: PresentedScreen.tablet)
    #expect(field.maxX == 804)
    let tabs = UITabBarController()
    harness.perform {
      harness.window.rootViewController = nil
      tabs.viewControllers = [navigation]
      harness.window.rootViewController = tabs
    }
    harness.advance(by: 0.5)
    harness.perform { page.navigationItem.title = "Books" }
    harness.advance(by: 0.1)
    #expect(field.midX == 410)
  }

  @Test("Automatic is below the title before iOS 26, and integrated since")
  func automatic() {
    #expect(page.navigationItem.searchBarPlacement == .stacked && navigation.navigationBar.frame.height == 96)
    harness.perform {
      harness.scene.settings.systemVersion = 26
      page.navigationItem.title = "New"
    }
    harness.advance(by: 0.1)
    #expect(page.navigationItem.searchBarPlacement == .integrated && field.midY == 844 - 22)
  }

  @Test("The toolbar comes with a page that has a search in it, and goes with it")
  func pushed() {
    place(.integrated)
    let next = UIViewController()
    harness.turn { navigation.pushViewController(next, animated: true) }
    harness.advance(by: 1)
    #expect(next.view.safeAreaInsets.bottom == 0 && navigation.toolbar.frame.minY >= 844)
    harness.turn { navigation.popViewController(animated: true) }
    harness.advance(by: 1)
    #expect(abs(field.midY - 822) < 0.01)
  }
}
