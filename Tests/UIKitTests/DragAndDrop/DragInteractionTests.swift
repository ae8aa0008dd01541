import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Drag and drop between views")
struct DragInteractionTests {
  let screen = DragScene()

  /// The side from which items are dragged.
  private final class Source: NSObject, UIDragInteractionDelegate {
    var journal: [String] = []
    var texts = ["one"]
    var allowsMove = true
    var usesProvider = false

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
      texts.map { text in
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
        item.localObject = text
        if usesProvider { item.previewProvider = { UIDragPreview(view: UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))) } }
        return item
      }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { allowsMove }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { journal.append("begin") }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
      journal.append("will end \(operation)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
      journal.append("did end \(operation)")
    }
  }

  /// The side onto which they are dropped.
  private final class Target: NSObject, UIDropInteractionDelegate {
    var journal: [String] = []
    var received: [String] = []
    var operation = UIDropOperation.copy
    var canHandle = true
    var keepsSize = false
    var place: CGPoint?

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      canHandle && session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { journal.append("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
      let proposal = UIDropProposal(operation: operation)
      proposal.prefersFullSizePreview = keepsSize
      return proposal
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { journal.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      journal.append("perform")
      session.loadObjects(ofClass: NSString.self) { [weak self] objects in
        self?.received += objects.compactMap { ($0 as? NSString)?.description }
      }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { journal.append("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { journal.append("end") }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      guard let place, let view = interaction.view else { return defaultPreview }
      return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: view, center: place))
    }
  }

  private let source = Source()
  private let target = Target()

  /// Shows a card that can be dragged at the top, and returns it; below is a view that takes items.
  private func show() -> UIView {
    let card = UIView()
    card.backgroundColor = .red
    card.addInteraction(UIDragInteraction(delegate: source))
    let area = UIView()
    area.addInteraction(UIDropInteraction(delegate: target))
    _ = screen.add(area, frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    return screen.add(card, frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  }

  private let middle = CGPoint(x: 150, y: 150)

  @Test("Given a press, when it is held, then a preview is lifted, and when it is released without moving, then it is put down again")
  func lift() throws {
    _ = show()
    screen.press(middle)
    screen.advance(by: 0.2)
    #expect(screen.previews.isEmpty)
    screen.advance(by: 0.6)
    let preview = try #require(screen.previews.first)
    let shown = screen.shownState(of: preview.layer)
    #expect(shown.transform.m11 > 1.05 && shown.shadow.opacity > 0.2 && source.journal.isEmpty)
    screen.drop()
    #expect(screen.previews.isEmpty && source.journal.isEmpty && !screen.scene.drags.isActive)
  }

  @Test("Given a lifted view, when the pointer moves, then the preview is at the pointer in the same turn, where it was gripped")
  func follow() throws {
    _ = show()
    screen.lift(CGPoint(x: 130, y: 150))
    screen.move(to: CGPoint(x: 160, y: 250))
    let preview = try #require(screen.previews.first)
    let stack = try #require(preview.superview)
    #expect(screen.shownState(of: stack.layer).position == CGPoint(x: 160, y: 250) && source.journal == ["begin"])
    screen.advance(by: 1)
    screen.move(to: CGPoint(x: 200, y: 300))
    // The grip was 20 points left of the middle.
    #expect(abs(screen.middle(of: preview).x - 220) < 1 && abs(screen.middle(of: preview).y - 300) < 1)
  }

  @Test("Given a view that copies, when an item is dropped, then it gets its object, both sides are told in order, and the badge says so")
  func drop() {
    _ = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    #expect(screen.badge == .copy(count: 1) && target.journal == ["enter"])
    screen.release()
    #expect(target.journal == ["enter", "perform"] && source.journal == ["begin", "will end copy"])
    screen.advance(by: 1.5)
    #expect(target.received == ["one"] && target.journal == ["enter", "perform", "conclude", "end"])
    #expect(source.journal.last == "did end copy" && screen.previews.isEmpty)
    #expect(screen.scene.windows.allSatisfy { !($0 is DragWindow) })
  }

  @Test("Given a large item, then its preview is smaller while it is dragged, and has the item's size above a view that asks for that")
  func fullSize() throws {
    target.keepsSize = true
    let card = show()
    screen.perform { card.frame = CGRect(x: 20, y: 20, width: 360, height: 360) }
    screen.lift(middle, to: CGPoint(x: 150, y: 390))
    screen.advance(by: 1)
    let preview = try #require(screen.previews.first)
    #expect(abs(screen.shownState(of: preview.layer).transform.m11 - 240.0 / 360) < 0.01)
    screen.move(to: CGPoint(x: 150, y: 600))
    screen.advance(by: 1)
    #expect(screen.shownState(of: preview.layer).transform.m11 >= 1)
    screen.move(to: CGPoint(x: 150, y: 390))
    screen.advance(by: 1)
    #expect(abs(screen.shownState(of: preview.layer).transform.m11 - 240.0 / 360) < 0.01)
  }

  @Test("Given a place for the dropped item, then the preview springs there")
  func place() throws {
    target.place = CGPoint(x: 50, y: 60)
    _ = show()
    screen.lift(middle, to: CGPoint(x: 300, y: 700))
    let preview = try #require(screen.previews.first)
    screen.release()
    screen.advance(by: 0.1)
    let way = screen.shownState(of: preview.layer).position
    #expect(way.x < 295 && way.x > 55)
    screen.advance(by: 0.8)
    #expect(preview.center == CGPoint(x: 50, y: 460))
  }

  @Test("Given several items, then they are all dropped, and the badge counts them")
  func several() {
    source.texts = ["one", "two", "three"]
    target.operation = .move
    _ = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    #expect(screen.previews.count == 3 && screen.badge == .count(3))
    screen.drop()
    #expect(target.received == ["one", "two", "three"] && source.journal.last == "did end move")
  }

  @Test("Given items that may only be copied, then a view that would move them can't have them")
  func onlyCopies() {
    source.allowsMove = false
    target.operation = .move
    _ = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    #expect(screen.badge == .forbidden)
    screen.drop()
    #expect(target.received.isEmpty && source.journal.last == "did end cancel")
  }

  @Test("Given a drag over nothing that takes it, when it is released, then the preview flies back")
  func flyBack() throws {
    target.canHandle = false
    let card = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    let preview = try #require(screen.previews.first)
    screen.release()
    screen.advance(by: 0.7)
    #expect(preview.center == card.center && target.journal.isEmpty)
    screen.advance(by: 1)
    #expect(screen.previews.isEmpty && source.journal == ["begin", "will end cancel", "did end cancel"])
  }

  @Test("Given a drag, when a person presses Esc, then it is cancelled, and the pointer's release does nothing more")
  func escape() {
    _ = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    screen.key(.keyboardEscape)
    screen.drop()
    #expect(source.journal == ["begin", "will end cancel", "did end cancel"] && target.journal == ["enter", "exit", "end"])
    #expect(target.received.isEmpty && screen.previews.isEmpty)
  }

  @Test("Given a drag, when its touch is cancelled, then it is cancelled, and a new one can begin")
  func cancelled() {
    _ = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    screen.cancel()
    screen.advance(by: 0.1)
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    screen.drop()
    #expect(target.received == ["one"])
  }

  @Test("Given a drag, when the view it began in is removed, then the drag goes on, and a cancelled one fades where it is")
  func sourceRemoved() {
    let card = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    screen.turn { card.removeFromSuperview() }
    screen.drop()
    #expect(target.received == ["one"])
    screen.turn { screen.window.addSubview(card) }
    screen.lift(middle, to: CGPoint(x: 200, y: 300))
    screen.turn { card.removeFromSuperview() }
    screen.drop()
    #expect(screen.previews.isEmpty && source.journal.last == "did end cancel")
  }

  @Test("Given a drag, when the screen is resized, then it goes on; and what flies to its place is there at once")
  func resize() {
    _ = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 600))
    screen.scene.resize(to: CGSize(width: 500, height: 700))
    screen.turn()
    #expect(screen.scene.drags.isActive && screen.previews.count == 1)
    screen.release()
    screen.advance(by: 0.05)
    screen.scene.resize(to: CGSize(width: 400, height: 800))
    #expect(target.journal.suffix(2) == ["conclude", "end"])
  }

  @Test("Given an item with a preview of its own, then that is what is dragged")
  func previewProvider() {
    source.usesProvider = true
    _ = show()
    screen.lift(middle, to: CGPoint(x: 200, y: 300))
    #expect(screen.previews.first?.bounds.size == CGSize(width: 60, height: 20))
  }

  @Test("Given a disabled interaction, then a press lifts nothing")
  func disabled() {
    let card = show()
    (card.interactions.first as? UIDragInteraction)?.isEnabled = false
    screen.lift(middle, to: CGPoint(x: 200, y: 300))
    #expect(screen.previews.isEmpty)
  }
}
