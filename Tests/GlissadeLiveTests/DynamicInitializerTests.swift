import GlissadeLive
import Testing
import UIKit
import UITestSupport

@Suite("Objects of classes that are known only at run time") @MainActor
struct DynamicInitializerTests {
  private class Page: UIViewController {
    let label = UILabel()
    private(set) var name = ""

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      name = nibNameOrNil ?? "none"
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Chapter: Page { let paragraphs = [1, 2, 3] }

  private final class Generic<Value>: UIViewController { var values: [Value] = [] }

  private class Card: UIView {
    let badge = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Own: UIViewController {
    let number: Int

    init() {
      number = 7
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Animator: NSObject { let duration = 0.4 }

  init() { _ = SceneHarness() }

  @Test("A controller's own initializer is called, with its arguments, and its properties have their values")
  func controllers() throws {
    let types: [UIViewController.Type] = [Page.self, Chapter.self, UINavigationController.self, Generic<String>.self]
    let made = types.map { $0.liveInit() }
    #expect(zip(made, types).allSatisfy { type(of: $0) == $1 })
    #expect((made[0] as? Page)?.name == "none")
    #expect((made[1] as? Chapter)?.paragraphs == [1, 2, 3])
    let page: Page.Type = Chapter.self
    #expect(page.liveInit(nibName: String(repeating: "long name ", count: 5), bundle: nil).name.count == 50)
  }

  @Test("A view's own initializer is called by init() and init(frame:)")
  func views() {
    func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View { type.liveInit(frame: frame) }
    let card = make(Card.self, frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(card.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && card.badge.superview === card)
    let type: UIView.Type = Card.self
    #expect((type.liveInit() as? Card)?.subviews.count == 1)
    #expect(make(UILabel.self, frame: .zero).text == nil)
  }

  @Test("An init() that takes the place of the inherited one is called where it is registered, and other objects have theirs")
  func own() {
    LiveRegistry().addInitializer(of: Own.self) { Own() }
    let type: UIViewController.Type = Own.self
    #expect((type.liveInit() as? Own)?.number == 7)
    let other: NSObject.Type = Animator.self
    #expect((other.liveInit() as? Animator)?.duration == 0.4)
  }

  @Test("An object is retained by nobody else")
  func released() {
    let type: UIViewController.Type = Page.self
    weak var page: UIViewController?
    let bundle = Bundle.main
    for _ in 0..<100 {
      let made = type.liveInit(nibName: String(repeating: "long name ", count: 5), bundle: bundle)
      page = made
    }
    #expect(page == nil)
    let stack: UINavigationController.Type = UINavigationController.self
    weak var root: UIViewController?
    do {
      let controller = UIViewController()
      root = controller
      #expect(stack.liveInit(rootViewController: controller).viewControllers == [controller])
    }
    #expect(root == nil)
  }
}
