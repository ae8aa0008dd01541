import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Spring-loaded views")
struct SpringLoadingTests {
  let screen = DragScene()
  private let journal = Journal()
  private let source = Source()

  private final class Source: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "one")))]
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var selected: [Int] = []
    var refused: Set<Int> = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { !refused.contains(indexPath.row) }
  }

  private final class Watching: NSObject, UISpringLoadedInteractionEffect {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
      journal.note("\(context.state)")
    }
  }

  /// Begins to drag something.
  private func drag() {
    let card = screen.add(UIView(), frame: CGRect(x: 20, y: 700, width: 60, height: 40))
    card.addInteraction(UIDragInteraction(delegate: source))
    screen.lift(CGPoint(x: 40, y: 720))
  }

  /// Moves what is dragged to a point, and waits for some seconds.
  private func hover(_ point: CGPoint, for seconds: TimeInterval) {
    screen.move(to: CGPoint(x: point.x, y: point.y + 10))
    screen.move(to: point)
    screen.advance(by: seconds)
  }

  @Test("Items that stay above a button press it once; the effect shows the stages")
  func button() {
    let view = screen.add(UIView(), frame: CGRect(x: 100, y: 100, width: 100, height: 60))
    view.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: Watching(journal)) { [journal] _, context in
        journal.note("press \(context.targetView === view)")
      })
    drag()
    hover(CGPoint(x: 150, y: 130), for: 0.3)
    #expect(journal.take() == ["possible"])
    screen.move(to: CGPoint(x: 160, y: 140))
    screen.advance(by: 0.6)
    #expect(journal.take() == ["activating"], "moving inside it doesn't begin anew")
    screen.advance(by: 1)
    #expect(journal.take() == ["activated", "press true"])
    hover(CGPoint(x: 350, y: 400), for: 0.3)
    hover(CGPoint(x: 150, y: 130), for: 0.3)
    hover(CGPoint(x: 350, y: 400), for: 2)
    #expect(journal.take() == ["possible", "inactive"])
    hover(CGPoint(x: 150, y: 130), for: 0.3)
    screen.drop()
    screen.advance(by: 2)
    #expect(journal.take() == ["possible", "inactive"], "letting go activates nothing")
  }

  @Test("A spring-loaded button is pressed, highlighted before; one that isn't, or is disabled, isn't")
  func buttons() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [journal] _ in journal.note("open") })
    _ = screen.add(button, frame: CGRect(x: 100, y: 100, width: 100, height: 60))
    drag()
    hover(CGPoint(x: 150, y: 130), for: 2)
    #expect(journal.take() == [] && !button.isSpringLoaded)
    hover(CGPoint(x: 350, y: 400), for: 0.1)
    button.isSpringLoaded = true
    hover(CGPoint(x: 150, y: 130), for: 0.3)
    #expect(button.isHighlighted)
    screen.advance(by: 1)
    #expect(journal.take() == ["open"] && !button.isHighlighted)
    hover(CGPoint(x: 350, y: 400), for: 0.1)
    button.isEnabled = false
    hover(CGPoint(x: 150, y: 130), for: 2)
    #expect(journal.take() == [])
    button.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
  }

  @Test("Each row of a spring-loaded table takes its time, and is selected, unless the delegate refuses")
  func table() {
    let rows = Rows()
    let table = UITableView()
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    table.isSpringLoaded = true
    _ = screen.add(table, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    rows.refused = [2]
    drag()
    hover(CGPoint(x: 200, y: 25), for: 0.6)
    hover(CGPoint(x: 200, y: 75), for: 0.6)
    #expect(rows.selected == [])
    screen.advance(by: 1)
    #expect(rows.selected == [1])
    hover(CGPoint(x: 200, y: 125), for: 2)
    #expect(rows.selected == [1])
  }

  @Test("Segments and tabs are selected")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.isSpringLoaded = true
    _ = screen.add(control, frame: CGRect(x: 0, y: 100, width: 400, height: 40))
    let bar = UITabBar()
    bar.items = (0..<2).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    bar.isSpringLoaded = true
    _ = screen.add(bar, frame: CGRect(x: 0, y: 400, width: 400, height: 49))
    drag()
    hover(CGPoint(x: 300, y: 120), for: 1.5)
    #expect(control.selectedSegmentIndex == 1)
    hover(CGPoint(x: 300, y: 420), for: 1.5)
    #expect(bar.selectedItem?.tag == 1)
  }
}
