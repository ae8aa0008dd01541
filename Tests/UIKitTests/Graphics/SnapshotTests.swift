import Foundation
import Testing
import UIKit
import UITestSupport

// "Pass the value false if you want to capture the screen in its current state, which might not include recent changes" (Apple's
// documentation of `resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)`). What the screen has never shown has no picture:
// `_UISnapshotViewRectAfterCommit` of UIKitCore 26.1 then says the sentences below and returns nil, for programs built for a current
// system.
@MainActor @Suite("What a snapshot shows")
struct SnapshotTests {
  private let harness = SceneHarness()
  /// 100×100 points, red, on the screen, with a blue subview of 50×50.
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private let subview = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    view.backgroundColor = .red
    subview.backgroundColor = .blue
    subview.layer.name = "subview"
    view.addSubview(subview)
    harness.scene.perform { harness.rootView.addSubview(view) }
    harness.turn()
  }

  /// The copy of the view's own layer in a snapshot of the screen, or after updates; an empty layer where there is no snapshot.
  private func picture(of view: UIView, afterUpdates: Bool = false) -> CALayer {
    let copy = view.snapshotView(afterScreenUpdates: afterUpdates)?.subviews.first?.layer.sublayers?.first
    #expect(copy != nil)
    return copy ?? CALayer()
  }

  /// What the screen shows of the view.
  private var shown: CALayer { picture(of: view) }

  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "-" } }

  @Test("Given values changed in this turn, then the snapshot of the screen shows the old ones, and after the turn the new ones")
  func values() {
    harness.scene.perform {
      view.backgroundColor = .green
      view.layer.cornerRadius = 9
      subview.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      let shown = self.shown
      #expect(shown.backgroundColor == UIColor.red.cgColor && shown.cornerRadius == 0)
      #expect(shown.sublayers?.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(picture(of: view, afterUpdates: true).backgroundColor == UIColor.green.cgColor)
    }
    harness.turn()
    let shown = self.shown
    #expect(shown.backgroundColor == UIColor.green.cgColor && shown.cornerRadius == 9)
    #expect(shown.sublayers?.first?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("Given a source that is hidden in this turn, then the snapshot of the screen still shows it; with screen updates it does not")
  func hiding() {
    harness.scene.perform {
      subview.isHidden = true
      #expect(shown.sublayers?.first?.isHidden == false)
      #expect(picture(of: view, afterUpdates: true).sublayers?.first?.isHidden == true)
    }
  }

  @Test("Given a snapshot with screen updates, then its changes are on the screen: a later one without shows them")
  func updatesShowChanges() {
    harness.scene.perform {
      subview.isHidden = true
      _ = view.snapshotView(afterScreenUpdates: true)
      #expect(shown.sublayers?.first?.isHidden == true)
    }
  }

  @Test("Given subviews added, removed and reordered in this turn, then the snapshot of the screen has the old ones in the old order")
  func hierarchy() {
    let (second, third) = (UIView(), UIView())
    second.layer.name = "second"
    third.layer.name = "third"
    harness.scene.perform { view.addSubview(second) }
    harness.turn()
    harness.scene.perform {
      view.addSubview(third)
      view.bringSubviewToFront(subview)
      #expect(names(shown) == ["subview", "second"])
      second.removeFromSuperview()
      #expect(names(shown) == ["subview", "second"])
    }
    harness.turn()
    #expect(names(shown) == ["third", "subview"])
  }

  @Test("Given a subview moved to another view in this turn, then the screen has it in its old place")
  func moving() {
    let other = UIView(frame: CGRect(x: 200, y: 20, width: 100, height: 100))
    harness.scene.perform { harness.rootView.addSubview(other) }
    harness.turn()
    harness.scene.perform {
      other.addSubview(subview)
      #expect(names(shown) == ["subview"])
      #expect(names(picture(of: other)) == [])
      #expect(picture(of: subview).backgroundColor == UIColor.blue.cgColor)
    }
  }

  @Test("Given an animation begun in this turn, then the screen shows where it starts; given one that runs, where it is")
  func animations() {
    harness.scene.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { subview.center.x = 125 }
      #expect(shown.sublayers?.first?.position.x == 25)
    }
    harness.turn()
    harness.advance(by: 0.5)
    harness.scene.perform {
      #expect(abs((shown.sublayers?.first?.position.x ?? 0) - 75) < 1e-6)
      subview.layer.removeAllAnimations()
      subview.center.x = 300
      #expect(abs((shown.sublayers?.first?.position.x ?? 0) - 75) < 1e-6)
    }
  }

  @Test("Given a mask put on in this turn, then the screen has none yet")
  func masks() {
    harness.scene.perform {
      view.layer.mask = CALayer()
      #expect(shown.mask == nil)
    }
    harness.turn()
    #expect(shown.mask != nil)
    harness.scene.perform {
      view.layer.mask = nil
      #expect(shown.mask != nil)
    }
  }

  @Test("Given a view that has grown in this turn, then its snapshot has the size that the screen shows")
  func size() {
    harness.scene.perform {
      view.frame.size = CGSize(width: 200, height: 300)
      #expect(view.snapshotView(afterScreenUpdates: false)?.bounds.size == CGSize(width: 100, height: 100))
      let part = view.resizableSnapshotView(
        from: CGRect(x: 50, y: 50, width: 150, height: 150), afterScreenUpdates: false, withCapInsets: .zero)
      #expect(part?.bounds.size == CGSize(width: 50, height: 50))
    }
  }

  @Test("Given drawHierarchy without screen updates, then it draws what the screen shows")
  func drawing() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 1)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    harness.scene.perform {
      view.backgroundColor = .green
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
    let drawn = context.drawing.operations.compactMap { operation -> CALayer? in
      if case .foreign(let content) = operation.content { (content as? LayerSnapshot)?.layer } else { nil }
    }
    #expect(drawn.map(\.backgroundColor) == [UIColor.red.cgColor])
  }

  @Test("Given a view that is added in this turn, then the screen has no picture of it, and UIKit's words say so")
  func neverShown() {
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let said = warnings {
      harness.scene.perform {
        view.addSubview(new)
        #expect(new.snapshotView(afterScreenUpdates: false) == nil)
        #expect(new.snapshotView(afterScreenUpdates: true) != nil)
      }
    }
    #expect(said == ["Snapshotting a view (UIView) that has not been rendered at least once requires afterScreenUpdates:YES."])
  }

  @Test("Given a view in no window, then the screen has no picture of it, and UIKit's words say so")
  func inNoWindow() {
    let said = warnings {
      harness.scene.perform {
        view.removeFromSuperview()
        #expect(view.snapshotView(afterScreenUpdates: false) == nil)
        #expect(view.snapshotView(afterScreenUpdates: true) != nil)
      }
    }
    #expect(said == ["Snapshotting a view (UIView) that is not in a visible window requires afterScreenUpdates:YES."])
  }

  @Test("Given turns in which layers change, then nothing of the past is kept after them")
  func nothingIsKept() {
    weak var removed: CALayer?
    do {
      let layer = CALayer()
      view.layer.addSublayer(layer)
      harness.turn()
      layer.removeFromSuperlayer()
      removed = layer
    }
    harness.turn()
    #expect(removed == nil)
  }

  // Explosions and folds cut a snapshot that they never add to the window into pieces.
  @Test("Given a snapshot that isn't in a window, then pieces of it show what it shows, with or without updates", arguments: [false, true])
  func snapshotOfSnapshot(afterUpdates: Bool) throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    let piece = snapshot.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 50, height: 50), afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    #expect(piece?.bounds.size == CGSize(width: 50, height: 50))
    #expect(piece?.layer.contents is LayerPicture)
  }
}
