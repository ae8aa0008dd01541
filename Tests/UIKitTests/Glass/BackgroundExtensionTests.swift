import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIBackgroundExtensionView") struct BackgroundExtensionTests {
  private let harness = SceneHarness(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  private let view = UIBackgroundExtensionView()
  private let content = UIView()

  init() {
    harness.perform {
      view.frame = harness.rootView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentView = content
      harness.rootView.addSubview(view)
    }
    harness.turn()
  }

  /// The frames of the visible extensions.
  private var extensions: [CGRect] { view.subviews.filter { $0 !== content && !$0.isHidden }.map(\.frame) }

  @Test("The content is in the safe area, and its extensions are around it where there is more")
  func place() {
    #expect(content.frame == CGRect(x: 0, y: 50, width: 390, height: 764))
    #expect(Set(extensions.map(\.minY)) == [0, 814] && Set(extensions.map(\.height)) == [50, 30])
    #expect(extensions.allSatisfy { $0.width == 390 })
    harness.perform { harness.window.rootViewController?.additionalSafeAreaInsets.left = 80 }
    harness.turn()
    #expect(content.frame == CGRect(x: 80, y: 50, width: 310, height: 764) && extensions.count == 5)
  }

  @Test("The extensions of a picture are its mirror images, edge to edge with it")
  func mirrorImages() {
    let picture = UIImageView(image: UIImage())
    harness.perform { view.contentView = picture }
    harness.turn()
    let copies = harness.views(UIImageView.self, in: view).filter { $0 !== picture && $0.superview?.isHidden == false }
    #expect(copies.map { $0.convert($0.bounds, to: view).midY } == [50 - 382, 814 + 382])
    #expect(copies.allSatisfy { $0.transform.d == -1 && $0.transform.a == 1 && $0.image === picture.image })
  }

  @Test("Unless it places its content automatically, that is where its frame is")
  func ownPlace() {
    harness.perform {
      view.automaticallyPlacesContentView = false
      content.frame = CGRect(x: 100, y: 100, width: 200, height: 600)
      view.setNeedsLayout()
    }
    harness.turn()
    #expect(content.frame == CGRect(x: 100, y: 100, width: 200, height: 600) && extensions.count == 8)
    let covered = extensions.reduce(content.frame) { $0.union($1) }
    #expect(covered == view.bounds)
  }

  @Test("Touches don't reach the extensions, and another content takes the place of the first")
  func replacement() {
    #expect(view.hitTest(CGPoint(x: 100, y: 20), with: nil) === view)
    let other = UIView()
    harness.perform { view.contentView = other }
    harness.turn()
    #expect(content.superview == nil && other.frame == CGRect(x: 0, y: 50, width: 390, height: 764))
    harness.perform { view.contentView = nil }
    harness.turn()
    #expect(view.subviews.isEmpty)
  }
}
