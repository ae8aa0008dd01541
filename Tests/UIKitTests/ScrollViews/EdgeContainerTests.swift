import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Views in front of scroll edges") struct EdgeContainerTests {
  private let harness = SceneHarness(size: CGSize(width: 400, height: 800))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let header = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
  private let interaction = UIScrollEdgeElementContainerInteraction()

  init() {
    scroll.contentSize = CGSize(width: 400, height: 2000)
    scroll.contentInset.top = 60
    interaction.scrollView = scroll
    header.addInteraction(interaction)
    harness.perform { for view in [scroll, header] { harness.rootView.addSubview(view) } }
    harness.perform { scroll.contentOffset.y = -60 }
    harness.advance(by: 0.1)
  }

  private var effect: ScrollEdgeEffectView? { harness.views(ScrollEdgeEffectView.self).first }

  private func scroll(to offset: CGFloat) {
    harness.perform { scroll.contentOffset.y = offset }
    harness.advance(by: 0.1)
  }

  @Test("Content that reaches below the view is blurred there, and stays so while it scrolls")
  func top() {
    #expect(effect?.alpha == 0)
    scroll(to: -56)
    #expect(effect?.alpha == 0.5)
    scroll(to: 300)
    #expect(effect?.alpha == 1 && effect.map { $0.convert($0.bounds, to: nil) } == CGRect(x: 0, y: 0, width: 400, height: 60))
  }

  @Test("The bottom edge is that below the view")
  func bottom() {
    harness.perform {
      header.frame = CGRect(x: 0, y: 720, width: 400, height: 80)
      interaction.edge = .bottom
    }
    harness.advance(by: 0.1)
    #expect(effect?.alpha == 1 && effect.map { $0.convert($0.bounds, to: nil) } == header.frame)
    scroll(to: 1280)
    #expect(effect?.alpha == 0)
  }

  @Test("The effect follows that of the scroll view, which can hide it, and goes away with the interaction")
  func effects() {
    scroll(to: 300)
    harness.perform { scroll.topEdgeEffect.isHidden = true }
    harness.advance(by: 0.1)
    #expect(effect?.alpha == 0)
    harness.perform { header.removeInteraction(interaction) }
    #expect(effect == nil)
  }
}

@MainActor
@Suite("Extended backgrounds") struct BackgroundExtensionTests {
  private let harness = SceneHarness(size: CGSize(width: 300, height: 600), safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  private let background = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @Test("The content is in the safe area, with mirror images beyond its edges")
  func place() {
    let picture = UIImageView(image: UIImage())
    background.contentView = picture
    harness.perform { harness.rootView.addSubview(background) }
    harness.advance(by: 0.1)
    #expect(picture.frame == CGRect(x: 0, y: 50, width: 300, height: 520))
    let copies = harness.views(UIImageView.self, in: background).filter { $0 !== picture && $0.superview?.isHidden == false }
    // Upside down, and edge to edge with the content.
    #expect(copies.map { $0.convert($0.bounds, to: background).midY } == [50 - 260, 570 + 260])
    #expect(copies.allSatisfy { $0.transform.d == -1 && $0.transform.a == 1 && $0.image === picture.image })
  }

  @Test("Code may place the content itself")
  func manual() {
    let content = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    background.automaticallyPlacesContentView = false
    background.contentView = content
    harness.perform { harness.rootView.addSubview(background) }
    harness.advance(by: 0.1)
    #expect(content.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
  }
}
