import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Storyboards and nibs in code") struct StoryboardTests {
  private let files = FakeFiles()
  private let harness = SceneHarness()

  init() { harness.scene.code.interfaceFiles = files }

  /// Returns the reason of the misuse in a piece of code.
  private func misuse(_ body: () -> Void) -> String? {
    harness.scene.misuseScope = .scene
    _ = warnings { harness.perform(body) }
    return harness.scene.misuse?.reason
  }

  @Test("A storyboard creates its initial controller and others by identifier, with the initializer of the code if it has one")
  func storyboards() {
    final class Page: UIViewController {
      let number: Int
      init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
      }
      required init?(coder: NSCoder) { nil }
    }
    files.boards["Main"] = FakeFiles.Board(["start": UIViewController.init(coder:), "page": Page.init(coder:)], initial: "start")
    harness.perform {
      let board = UIStoryboard(name: "Main", bundle: nil)
      #expect(board.instantiateInitialViewController()?.title == "start")
      #expect(board.instantiateViewController(withIdentifier: "start").title == "start")
      let page = board.instantiateViewController(identifier: "page") { Page(coder: $0, number: 7) }
      #expect(page.number == 7 && page.title == "page")
      let start: UIViewController? = board.instantiateInitialViewController { UIViewController(coder: $0) }
      #expect(start?.title == "start")
    }
  }

  @Test("A storyboard, an identifier or a nib that doesn't exist is the exception of iOS, with the names that there are")
  func missing() {
    files.boards["Main"] = FakeFiles.Board(["start": UIViewController.init(coder:)])
    #expect(
      misuse { _ = UIStoryboard(name: "Mian", bundle: nil) }?.hasPrefix("Could not find a storyboard named 'Mian' in bundle") == true)
    #expect(harness.scene.misuse?.reason.hasSuffix("; the storyboards are 'Main'") == true)
    let other = StoryboardTests()
    other.files.boards["Main"] = FakeFiles.Board(["start": UIViewController.init(coder:)])
    #expect(
      other.misuse { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "strat") }
        == "Storyboard 'Main' doesn't contain a view controller with identifier 'strat'; the identifiers are 'start'")
    let third = StoryboardTests()
    #expect(third.misuse { _ = UINib(nibName: "Card", bundle: nil) }?.hasSuffix("with name 'Card'; there are no nibs") == true)
  }

  @Test("A storyboard or a nib that can't be read is the exception of one that doesn't exist, with the line at which reading ended")
  func unreadable() {
    files.failures["Main.storyboard"] = "Main.storyboard:4: The file is empty"
    #expect(
      misuse { _ = UIStoryboard(name: "Main", bundle: nil) }
        == "Could not load the storyboard named 'Main': Main.storyboard:4: The file is empty")
    let other = StoryboardTests()
    other.files.failures["Card.xib"] = "Card.xib:1: The file is empty"
    #expect(
      other.misuse { _ = UINib(nibName: "Card", bundle: nil) }?.hasSuffix("with name 'Card': Card.xib:1: The file is empty") == true)
  }

  @Test("A nib gives the controller that owns it its view: the nib that is named, or the one with the name of the class")
  func ownedNibs() {
    final class CardViewController: UIViewController {}
    func nib(_ tag: Int) -> FakeFiles.Nib {
      FakeFiles.Nib { owner in
        let view = UIView()
        view.tag = tag
        (owner as? UIViewController)?.takeLoadedView(view)
        return [view]
      }
    }
    (files.nibs["CardView"], files.nibs["Other"]) = (nib(1), nib(2))
    harness.perform {
      #expect(CardViewController().view.tag == 1 && CardViewController().nibName == "CardView")
      #expect(CardViewController(nibName: "Other", bundle: nil).view.tag == 2)
      #expect(UIViewController().view.tag == 0 && UIViewController().nibName == nil)
      #expect(Bundle.main.loadNibNamed("Other", owner: nil)?.count == 1)
      #expect(UINib(nibName: "Other", bundle: nil).instantiate(withOwner: nil).count == 1)
    }
    files.nibs["Empty"] = FakeFiles.Nib { _ in [] }
    #expect(
      misuse { UIViewController(nibName: "Empty", bundle: nil).loadViewIfNeeded() }
        == #"-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "Empty" nib but the view outlet was not set."#)
  }

  @Test("A table and a collection view create cells from nibs")
  func cells() {
    files.nibs["Row"] = FakeFiles.Nib { _ in [UITableViewCell(style: .value1, reuseIdentifier: nil)] }
    files.nibs["Tile"] = FakeFiles.Nib { _ in [UICollectionViewCell(frame: .zero)] }
    files.nibs["Head"] = FakeFiles.Nib { _ in [UICollectionReusableView(frame: .zero)] }
    files.nibs["Wrong"] = FakeFiles.Nib { _ in [UIView()] }
    harness.perform {
      let table = UITableView()
      table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      let cell = table.dequeueReusableCell(withIdentifier: "row")
      #expect(cell?.style == .value1 && cell?.reuseIdentifier == "row")
      table.register(UINib(nibName: "Wrong", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
      let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      grid.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
      #expect(grid.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0)).reuseIdentifier == "tile")
      let kind = UICollectionView.elementKindSectionHeader
      grid.register(UINib(nibName: "Head", bundle: nil), forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
      #expect(
        grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: IndexPath(item: 0, section: 0))
          .reuseIdentifier == "head")
    }
    let reason = misuse {
      let table = UITableView()
      table.register(UINib(nibName: "Wrong", bundle: nil), forCellReuseIdentifier: "row")
      _ = table.dequeueReusableCell(withIdentifier: "row")
    }
    #expect(
      reason == "invalid nib registered for identifier (row) - nib must contain exactly one top level object which must be a "
        + "UITableViewCell instance")
  }
}
