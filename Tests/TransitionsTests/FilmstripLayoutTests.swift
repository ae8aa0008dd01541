@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("The layout of the filmstrip") @MainActor
struct FilmstripLayoutTests {
  private let layout = FilmstripLayout()
  private let source = Thumbnails()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 40), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    layout.aspectRatio = { $0 == 50 ? 1.5 : 0.75 }
  }

  private func frame(_ item: Int) -> CGRect { view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null }

  @Test("The current thumbnail is as wide as its photo, in the middle, with space around it")
  func current() {
    layout.position = 50
    #expect(frame(50).width == 60)
    #expect(frame(50).midX - FilmstripLayout.offset(showing: 50, in: 390).x == 195)
    #expect(frame(49).width == 22 && frame(50).minX - frame(49).maxX == 10 && frame(51).minX - frame(50).maxX == 10)
    #expect(frame(48).maxX == frame(49).minX - 2)
  }

  @Test("Between two photos, no thumbnail overlaps another, and the widths go over into each other", arguments: [0.1, 0.5, 0.8])
  func between(fraction: CGFloat) {
    layout.position = 50 + fraction
    for item in 40..<60 { #expect(frame(item + 1).minX - frame(item).maxX >= 2 - 1e-9) }
    #expect(frame(50).width < 60 && frame(50).width > 22 && frame(51).width > 22 && frame(51).width < 30)
  }

  @Test("Without expansion, all thumbnails are narrow and equally far apart")
  func narrow() {
    layout.position = 50.3
    layout.expansion = 0
    #expect((40..<60).allSatisfy { abs(frame($0 + 1).minX - frame($0).minX - 24) < 1e-9 })
  }

  @Test("A drag ends on a photo, and only thumbnails in sight are asked for")
  func target() {
    view.layoutIfNeeded()
    let end = layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1000, y: 0), withScrollingVelocity: .zero)
    #expect(FilmstripLayout.position(at: end, in: 390).rounded() == FilmstripLayout.position(at: end, in: 390))
    let found = layout.layoutAttributesForElements(in: CGRect(x: 1000, y: 0, width: 390, height: 40)) ?? []
    #expect(found.count > 15 && found.count < 30)
  }
}

@MainActor
private final class Thumbnails: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
