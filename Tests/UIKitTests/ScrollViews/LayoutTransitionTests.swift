import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Transitions between layouts of a collection view")
struct LayoutTransitionTests {
  let screen = TouchScene()

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()
  private let small = UICollectionViewFlowLayout()
  private let large = UICollectionViewFlowLayout()

  private func makeView() -> UICollectionView {
    for (layout, side) in [(small, 100.0), (large, 200.0)] {
      layout.itemSize = CGSize(width: side, height: side)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: small)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return screen.add(view, frame: view.frame)
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("Halfway, an item is halfway between its places, and it follows the progress both ways")
  func progress() {
    let view = makeView()
    let between: UICollectionViewTransitionLayout = screen.perform { view.startInteractiveTransition(to: large) }
    between.transitionProgress = 0.5
    screen.turn()
    // What is in the middle of the view, item 13, stays in sight.
    #expect(frame(view, 13) == CGRect(x: 150, y: 750, width: 150, height: 150))
    between.transitionProgress = 0
    screen.turn()
    #expect(frame(view, 3) == CGRect(x: 300, y: 0, width: 100, height: 100))
    #expect(view.visibleCells.count < 50)
  }

  @Test("Finished, it goes on to the new layout; cancelled, it goes back", arguments: [true, false])
  func end(isFinished: Bool) {
    let view = makeView()
    var result: [Bool] = []
    let between = screen.perform { view.startInteractiveTransition(to: large) { result = [$0, $1] } }
    between.transitionProgress = 0.3
    screen.turn()
    screen.perform { if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() } }
    screen.advance(by: 0.5)
    #expect(result == [true, isFinished] && view.collectionViewLayout === (isFinished ? large : small))
    #expect(frame(view, 13)?.width == (isFinished ? 200 : 100) && !view.animations.areRunning)
  }

  @Test("What is in the middle of the view stays there")
  func middle() {
    let view = makeView()
    view.contentOffset.y = 40_050
    screen.turn()
    let middle = view.indexPathForItem(at: CGPoint(x: 150, y: 40_450))
    let between = screen.perform { view.startInteractiveTransition(to: large) }
    between.transitionProgress = 1
    screen.turn()
    let place = middle.flatMap { view.cellForItem(at: $0) }.map { $0.convert($0.bounds, to: nil).midY } ?? 0
    #expect(abs(place - 400) < 1)
  }

  @Test("Given a transition that is going on to its end, when code sets another layout, then that one stays")
  func otherLayout() {
    let view = makeView()
    let other = UICollectionViewFlowLayout()
    var result: [Bool] = []
    _ = screen.perform { view.startInteractiveTransition(to: large) { result = [$0, $1] } }
    screen.perform { view.finishInteractiveTransition() }
    screen.perform { view.collectionViewLayout = other }
    screen.advance(by: 0.5)
    #expect(view.collectionViewLayout === other && !view.animations.areRunning && result == [false, true])
  }

  @Test("Given a transition that is going on to its end, when it is cancelled as well, then it ends where it was going")
  func endedTwice() {
    let view = makeView()
    _ = screen.perform { view.startInteractiveTransition(to: large) }
    screen.perform { view.finishInteractiveTransition() }
    screen.perform { view.cancelInteractiveTransition() }
    screen.advance(by: 1)
    #expect(view.collectionViewLayout === large && !view.animations.areRunning)
  }
}
