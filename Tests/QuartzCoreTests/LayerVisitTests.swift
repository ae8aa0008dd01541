import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Which layers layout visits")
struct LayerVisitTests {
  private let stage = Stage()
  private let journal = Journal()
  private let layers: [JournalLayer]

  init() {
    layers = (0..<30).map { JournalLayer(number: $0) }
    for layer in layers {
      layer.journal = journal
      stage.root.addSublayer(layer)
    }
    stage.tree.commit()
    journal.entries = []
  }

  /// Performs what is due, and returns the numbers of the layers that have been laid out, in order.
  private func laidOut() -> [Int] {
    journal.entries = []
    stage.tree.commit()
    return journal.entries
  }

  @Test("Given one marked sublayer among many, then only that is visited")
  func one() {
    let before = CALayer.visits
    layers[20].setNeedsLayout()
    #expect(laidOut() == [20])
    // The root and the sublayer, each for layout and for display.
    #expect(CALayer.visits - before == 4)
    #expect(laidOut().isEmpty)
  }

  @Test("Given marked sublayers, few or many, then they are laid out from back to front", arguments: [2, 4, 5, 12])
  func several(count: Int) {
    let marked = (0..<count).map { ($0 * 7 + 3) % 30 }
    for index in marked { layers[index].setNeedsLayout() }
    #expect(laidOut() == marked.sorted())
    #expect(laidOut().isEmpty)
  }

  @Test("Given a layout that requests that of a sibling behind and of one in front, then both are laid out")
  func siblings() {
    layers[9].onLayout = { [layers] in
      layers[9].onLayout = nil
      layers[3].setNeedsLayout()
      layers[15].setNeedsLayout()
    }
    layers[9].setNeedsLayout()
    #expect(laidOut() == [9, 15, 3])
    #expect(laidOut().isEmpty)
  }

  @Test("Given a marked layer that leaves, then it is laid out where it arrives, and not before")
  func moving() {
    let inner = JournalLayer(number: 99)
    inner.journal = journal
    layers[4].addSublayer(inner)
    _ = laidOut()
    inner.setNeedsLayout()
    inner.removeFromSuperlayer()
    #expect(laidOut() == [4])
    layers[7].addSublayer(inner)
    #expect(laidOut() == [7, 99])
    layers[7].insertSublayer(CALayer(), at: 0)
    _ = laidOut()
    layers[7].insertSublayer(inner, at: 0)
    inner.setNeedsLayout()
    #expect(laidOut() == [7, 99])
  }

  @Test("Given a mask, then it is laid out after the sublayers")
  func masks() {
    let mask = JournalLayer(number: 50)
    mask.journal = journal
    stage.root.mask = mask
    _ = laidOut()
    mask.setNeedsLayout()
    layers[2].setNeedsLayout()
    #expect(laidOut() == [2, 50])
    #expect(laidOut().isEmpty)
  }
}

private final class Journal {
  var entries: [Int] = []
}

private final class JournalLayer: CALayer {
  private let number: Int
  var journal: Journal?
  var onLayout: (() -> Void)?

  init(number: Int) {
    self.number = number
    super.init()
  }

  required init() {
    number = -1
    super.init()
  }

  override func layoutSublayers() {
    journal?.entries.append(number)
    onLayout?()
  }
}
