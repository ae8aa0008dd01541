import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("UIScrollEdgeElementContainerInteraction") struct ScrollEdgeContainerTests {
  private let harness = SceneHarness()
  private let scroll = UIScrollView()
  private let header = UIView()
  private let interaction = UIScrollEdgeElementContainerInteraction()

  init() {
    harness.perform {
      scroll.frame = harness.rootView.bounds
      scroll.contentSize = CGSize(width: 390, height: 2000)
      scroll.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 80, right: 0)
      scroll.contentOffset.y = -100
      header.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      harness.rootView.addSubview(scroll)
      harness.rootView.addSubview(header)
      interaction.scrollView = scroll
      interaction.edge = .top
      header.addInteraction(interaction)
    }
    harness.turn()
  }

  private var effects: [ScrollEdgeEffectView] { harness.views(ScrollEdgeEffectView.self) }

  /// The effect that is seen behind the header, or nil.
  private var effect: UIVisualEffect? {
    guard let view = effects.first, !view.isHidden, view.alpha > 0 else { return nil }
    return harness.views(UIVisualEffectView.self, in: view).first?.effect
  }

  private func scroll(to y: CGFloat) {
    harness.perform { scroll.contentOffset.y = y }
    harness.turn()
  }

  @Test("Content below the view is blurred from the edge to the view's end, and content that ends before it isn't")
  func place() throws {
    #expect(effect == nil)
    scroll(to: -96)
    #expect(effects.first?.alpha == 0.5)
    scroll(to: 300)
    #expect(effect is ScrollEdgeBlur)
    let view = try #require(effects.first)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 100) && view.alpha == 1)
    #expect(harness.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === scroll)
  }

  @Test("The style of the scroll view's edge decides, and a hidden effect shows the content")
  func styles() {
    scroll(to: 300)
    harness.perform { scroll.topEdgeEffect.style = .hard }
    harness.turn()
    #expect(effect is UIBlurEffect)
    harness.perform { scroll.topEdgeEffect.style = .soft }
    harness.turn()
    #expect(effect is ScrollEdgeBlur)
    harness.perform { scroll.topEdgeEffect.isHidden = true }
    harness.turn()
    #expect(effect == nil)
  }

  @Test("At each edge the effect reaches from that edge to the view", arguments: [0, 1, 2])
  func edges(index: Int) throws {
    let (edge, frame) = [
      (UIRectEdge.bottom, CGRect(x: 0, y: 764, width: 390, height: 80)), (.left, CGRect(x: 0, y: 0, width: 60, height: 844)),
      (.right, CGRect(x: 330, y: 0, width: 60, height: 844)),
    ][index]
    harness.perform {
      header.frame = frame
      interaction.edge = edge
    }
    scroll(to: 300)
    let view = try #require(effects.first)
    #expect(view.convert(view.bounds, to: nil) == frame && effect is ScrollEdgeBlur)
    guard edge == .bottom else { return }
    scroll(to: 2000 - 844 + 80)
    #expect(effect == nil, "the content ends above the view")
  }

  @Test("The effect stays in front of content that is added, goes with the interaction, and to another scroll view")
  func lifetime() {
    scroll(to: 300)
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    harness.perform { scroll.addSubview(added) }
    harness.turn()
    #expect(scroll.subviews.drop { $0 !== added }.contains { $0 === effects.first })
    harness.perform { header.isHidden = true }
    scroll(to: 301)
    #expect(effect == nil)
    harness.perform { header.isHidden = false }
    let other = UIScrollView(frame: scroll.frame)
    harness.perform {
      other.contentSize = CGSize(width: 390, height: 3000)
      harness.rootView.insertSubview(other, belowSubview: header)
      interaction.scrollView = other
    }
    harness.turn()
    #expect(effects.count == 1 && effects.first?.superview === other && effect is ScrollEdgeBlur)
    harness.perform { header.removeInteraction(interaction) }
    harness.turn()
    #expect(effects.isEmpty && interaction.view == nil)
  }
}
