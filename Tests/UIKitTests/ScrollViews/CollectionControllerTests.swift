import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Collection view controllers") struct CollectionControllerTests {
  private let controller = Tiles(collectionViewLayout: UICollectionViewFlowLayout())

  @Test("The view is a plain one that the collection view fills, so that it converts places of cells to places on the screen")
  func view() throws {
    let navigation = UINavigationController(rootViewController: controller)
    let harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: navigation)
    let collectionView = try #require(controller.collectionView)
    #expect(controller.view !== collectionView && collectionView.superview === controller.view)
    #expect(collectionView.frame == controller.view.bounds && collectionView.dataSource === controller)
    let cell = try #require(collectionView.cellForItem(at: [0, 0]))
    #expect(controller.view.convert(cell.frame, from: collectionView).minY == 91)
    harness.perform { collectionView.contentOffset.y += 30 }
    #expect(controller.view.convert(cell.frame, from: collectionView).minY == 61)
    harness.scene.resize(to: CGSize(width: 844, height: 390))
    harness.advance(by: 1)
    #expect(collectionView.frame == controller.view.bounds)
  }

  @Test("A large title collapses with the collection view, and the end of the content stays above the safe area")
  func largeTitle() throws {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: navigation)
    let collectionView = try #require(controller.collectionView)
    let whole = navigation.navigationBar.frame.height
    #expect(collectionView.adjustedContentInset == UIEdgeInsets(top: 47 + whole, left: 0, bottom: 34, right: 0))
    harness.perform { collectionView.contentOffset.y = 200 }
    harness.turn()
    #expect(navigation.navigationBar.frame.height == 44 && whole > 44)
  }

  @Test("Another collection view takes the place of the first, before or after the view is loaded")
  func replaced() throws {
    let first = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = first
    #expect(!controller.isViewLoaded)
    let harness = SceneHarness(root: controller)
    #expect(first.superview === controller.view && first.frame == controller.view.bounds && first.delegate === controller)
    #expect(first.visibleCells.count > 0)
    let second = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    second.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    harness.perform { controller.collectionView = second }
    harness.turn()
    #expect(first.superview == nil && controller.collectionView === second && second.visibleCells.count > 0)
  }

  @Test("A controller whose loadView makes a collection view its view has that one")
  func ownView() {
    final class Own: UICollectionViewController {
      override func loadView() { view = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout) }
    }
    let own = Own(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(own.collectionView === own.view)
  }
}

@MainActor
private final class Tiles: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 400 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}
