import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The button of a split view") struct SplitButtonTests {
  private typealias Column = UISplitViewController.Column
  private let pages = [Column.primary: UIViewController(), .supplementary: UIViewController(), .secondary: UIViewController()]

  private func start(_ style: UISplitViewController.Style, _ size: CGSize) -> (UISplitViewController, SceneHarness) {
    let split = UISplitViewController(style: style)
    for (column, page) in pages where style == .tripleColumn || column != .supplementary { split.setViewController(page, for: column) }
    let harness = SceneHarness(size: size, root: split)
    harness.advance(by: 0.1)
    return (split, harness)
  }

  /// Returns the column in whose bar the button is visible, or nil.
  private func place(of split: UISplitViewController, _ harness: SceneHarness) -> Column? {
    guard let button = split.displayModeButtonItem.sourceView, button.window != nil else { return nil }
    let bars = pages.filter { $0.value.navigationController.map { button.isDescendant(of: $0.navigationBar) } ?? false }
    return bars.first?.key
  }

  private func press(_ split: UISplitViewController, _ harness: SceneHarness) {
    harness.click(harness.middle(of: split.displayModeButtonItem.sourceView))
    harness.advance(by: 1)
  }

  @Test("Given two columns, when it is pressed, then the primary column goes away, and the button in the other bar brings it back")
  func twoColumns() {
    let (split, harness) = start(.doubleColumn, CGSize(width: 1180, height: 820))
    #expect(place(of: split, harness) == .primary)
    press(split, harness)
    #expect(split.displayMode == .secondaryOnly && place(of: split, harness) == .secondary)
    press(split, harness)
    #expect(split.displayMode == .oneBesideSecondary && place(of: split, harness) == .primary)
  }

  @Test("Given three columns with room for all, when it is pressed, then it hides and shows the primary column")
  func threeColumns() {
    let (split, harness) = start(.tripleColumn, CGSize(width: 1366, height: 1024))
    #expect(place(of: split, harness) == .primary)
    press(split, harness)
    #expect(split.displayMode == .oneBesideSecondary && place(of: split, harness) == .supplementary)
    press(split, harness)
    #expect(split.displayMode == .twoBesideSecondary)
  }

  @Test("Given three columns with room for two, when it is pressed, then the primary column comes in front, and the button goes away")
  func overlay() {
    let (split, harness) = start(.tripleColumn, CGSize(width: 1024, height: 768))
    #expect(place(of: split, harness) == .supplementary)
    press(split, harness)
    #expect(split.displayMode == .twoOverSecondary && place(of: split, harness) == nil)
    harness.click(CGPoint(x: 900, y: 400))
    harness.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && place(of: split, harness) == .secondary)
  }

  @Test("Given columns that displace the secondary one, when it is pressed twice, then one comes after the other")
  func displacement() {
    let (split, harness) = start(.tripleColumn, CGSize(width: 1024, height: 768))
    split.preferredSplitBehavior = .displace
    harness.perform { split.preferredDisplayMode = .secondaryOnly }
    harness.advance(by: 1)
    press(split, harness)
    #expect(split.displayMode == .oneBesideSecondary)
    press(split, harness)
    #expect(split.displayMode == .twoDisplaceSecondary && place(of: split, harness) == nil)
  }

  @Test("It appears with the gesture, unless its visibility is never or always")
  func visibility() {
    let (split, harness) = start(.doubleColumn, CGSize(width: 1180, height: 820))
    harness.perform { split.presentsWithGesture = false }
    harness.advance(by: 0.5)
    #expect(place(of: split, harness) == nil)
    harness.perform { split.displayModeButtonVisibility = .always }
    harness.advance(by: 0.5)
    #expect(place(of: split, harness) == .primary)
    harness.perform { (split.presentsWithGesture, split.displayModeButtonVisibility) = (true, .never) }
    harness.advance(by: 0.5)
    #expect(place(of: split, harness) == nil)
  }

  @Test("It is before the back button, and both can be pressed")
  func backButton() throws {
    let (split, harness) = start(.doubleColumn, CGSize(width: 1180, height: 820))
    press(split, harness)
    let (page, next) = (try #require(pages[.secondary]), UIViewController())
    page.title = "Letters"
    harness.perform { page.navigationController?.pushViewController(next, animated: true) }
    harness.advance(by: 1)
    let bar = try #require(next.navigationController?.navigationBar)
    let back = try #require(harness.views(BackButton.self, in: bar).first)
    let button = try #require(split.displayModeButtonItem.sourceView)
    #expect(button.convert(button.bounds, to: bar).maxX <= back.convert(back.bounds, to: bar).minX)
    press(split, harness)
    #expect(split.displayMode == .oneBesideSecondary && next.viewIfLoaded?.window != nil)
    harness.click(harness.middle(of: harness.views(BackButton.self, in: bar).first))
    harness.advance(by: 1)
    #expect(next.viewIfLoaded?.window == nil)
  }

  @Test("There is none on a small screen, and one again on a large one")
  func collapsed() {
    let (split, harness) = start(.doubleColumn, CGSize(width: 390, height: 844))
    #expect(place(of: split, harness) == nil)
    harness.scene.resize(to: CGSize(width: 1180, height: 820))
    harness.advance(by: 1)
    #expect(place(of: split, harness) == .primary)
    harness.scene.resize(to: CGSize(width: 390, height: 844))
    harness.advance(by: 1)
    #expect(place(of: split, harness) == nil)
  }
}
