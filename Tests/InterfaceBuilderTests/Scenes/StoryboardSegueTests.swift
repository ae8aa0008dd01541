import Testing
import UIKit
import UITestSupport

@testable import InterfaceBuilder

@MainActor
@Suite("Segues of storyboards") struct StoryboardSegueTests {
  private func button(_ segue: String) -> String {
    """
    <subviews><button id="b" customClass=""><rect key="frame" x="20" y="100" width="200" height="50"/><connections>\(segue)</connections>
    </button></subviews>
    """
  }

  private func sample(_ source: String, others: String, code: SampleCode = SampleCode()) throws -> StoryboardSample {
    code.types["NotingPage"] = NotingPage.self
    return try StoryboardSample(
      """
      <scene sceneID="0"><objects><navigationController id="nav"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      """ + source + others, initial: "nav", code: code)
  }

  @Test("A button pushes by a show segue: it is asked, prepared, then shown; not if the controller refuses")
  func show() throws {
    let sample = try sample(
      StoryboardSample.scene(
        "a", #"customClass="NotingPage""#, view: button(#"<segue destination="d" kind="show" identifier="detail" id="s"/>"#)),
      others: StoryboardSample.scene("d", #"title="Detail""#))
    let navigation = try #require(sample.show() as? UINavigationController)
    let page = try #require(navigation.topViewController as? NotingPage)
    _ = page.take()
    page.allowsSegues = false
    let point = sample.harness.middle(of: sample.harness.views(UIButton.self, in: page.view).first)
    sample.harness.click(point)
    #expect(page.take() == ["should detail"] && navigation.viewControllers.count == 1)
    page.allowsSegues = true
    sample.harness.click(point)
    sample.harness.advance(by: 1)
    #expect(page.take() == ["should detail", "prepare detail to Detail for UIButton"])
    #expect(navigation.topViewController?.title == "Detail")
  }

  @Test("Code performs a segue by its identifier without being asked; a modal one has the styles of the file")
  func present() throws {
    let sample = try sample(
      StoryboardSample.scene(
        "a", #"customClass="NotingPage""#,
        connections: """
          <segue destination="d" kind="presentation" identifier="card" modalPresentationStyle="fullScreen" modalTransitionStyle="flipHorizontal" animates="NO" id="s"/>
          """), others: StoryboardSample.scene("d", #"title="Card""#))
    let navigation = try #require(sample.show() as? UINavigationController)
    let page = try #require(navigation.topViewController as? NotingPage)
    _ = page.take()
    sample.harness.perform { page.performSegue(withIdentifier: "card", sender: nil) }
    let card = try #require(page.presentedViewController)
    #expect(page.take() == ["prepare card to Card for nobody"])
    #expect(card.modalPresentationStyle == .fullScreen && card.modalTransitionStyle == .flipHorizontal)
  }

  @Test("A container view embeds a controller after the outlets are set and before viewDidLoad()")
  func embed() throws {
    let sample = try sample(
      StoryboardSample.scene(
        "a", #"customClass="NotingPage""#,
        view: """
          <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="200" height="100"/><connections>
          <segue destination="d" kind="embed" identifier="inner" id="s"/></connections></containerView></subviews>
          """), others: StoryboardSample.scene("d", #"title="Inner""#))
    let navigation = try #require(sample.show() as? UINavigationController)
    let page = try #require(navigation.topViewController as? NotingPage)
    #expect(
      page.take() == ["awake", "should inner", "prepare inner to Inner for nobody", "did load, label missing, 1 children"])
    #expect(page.children.first?.view.frame.size == CGSize(width: 200, height: 100))
  }

  @Test("Scenes that embed each other, or contain each other by relationships, end with a sentence")
  func cycles() throws {
    func container(_ id: String, _ other: String) -> String {
      StoryboardSample.scene(
        id,
        view: """
          <subviews><containerView id="c-\(id)"><connections><segue destination="\(other)" kind="embed" id="s-\(id)"/></connections>
          </containerView></subviews>
          """)
    }
    let embeds = try StoryboardSample(container("a", "b") + container("b", "a"), initial: "a")
    _ = embeds.show()
    #expect(
      embeds.code.warnings.contains { $0.hasSuffix("The scene embeds itself, which would never end (in the scene “View Controller”)") })
    let relations = try StoryboardSample(
      """
      <scene sceneID="0"><objects><navigationController id="nav"><connections>
      <segue destination="nav" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      """, initial: "nav")
    #expect(relations.make() is UINavigationController)
    #expect(relations.code.warnings.contains { $0.hasSuffix("The scene contains itself, which would never end") })
  }

  @Test("An unwind segue prepares its source, calls the method of an earlier page, and goes back to it")
  func unwind() throws {
    let code = SampleCode()
    code.add("backToList:", of: NotingPage.self) { page, values in
      guard page.title == "List" else { return }
      page.journal.append("unwind from \((values[0] as? UIStoryboardSegue)?.source.title ?? "")")
    }
    let sample = try sample(
      StoryboardSample.scene(
        "a", #"title="List" customClass="NotingPage""#, connections: #"<segue destination="m" kind="show" identifier="next" id="s1"/>"#),
      others: StoryboardSample.scene(
        "m", #"title="Middle""#, connections: #"<segue destination="d" kind="modal" identifier="next" id="s2"/>"#)
        + StoryboardSample.scene(
          "d", #"title="Detail""#,
          connections: #"<segue destination="x" kind="unwind" identifier="back" unwindAction="backToList:" id="s3"/>"#,
          beside: #"<exit id="x" userLabel="Exit"/>"#), code: code)
    let navigation = try #require(sample.show() as? UINavigationController)
    let list = try #require(navigation.topViewController as? NotingPage)
    for _ in 0..<2 {
      sample.harness.perform {
        let page = navigation.topViewController
        page?.performSegue(withIdentifier: "next", sender: nil)
      }
      sample.harness.advance(by: 1)
    }
    let detail = try #require(navigation.presentedViewController)
    #expect(navigation.viewControllers.count == 2 && detail.title == "Detail")
    _ = list.take()
    sample.harness.perform { detail.performSegue(withIdentifier: "back", sender: nil) }
    sample.harness.advance(by: 1)
    #expect(list.take() == ["unwind from Detail"])
    #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
  }

  @Test("A method of the source creates the destination, with the archive, the sender and the identifier")
  func creation() throws {
    final class Detail: UIViewController {
      let number: Int
      init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
      }
      required init?(coder: NSCoder) { nil }
    }
    let code = SampleCode()
    code.types["Detail"] = Detail.self
    let group = MethodTable.Group()
    defer { MethodTable.remove(group) }
    MethodTable.add("makeDetail:sender:segueIdentifier:", of: NotingPage.self, to: group) { _, values in
      (values[0] as? NSCoder).flatMap { Detail(coder: $0, number: values[2] as? String == "go" ? 7 : 0) }
    }
    let sample = try sample(
      StoryboardSample.scene(
        "a", #"customClass="NotingPage""#,
        connections:
          #"<segue destination="d" kind="show" identifier="go" destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="s"/>"#),
      others: StoryboardSample.scene("d", #"title="Detail" customClass="Detail""#), code: code)
    let navigation = try #require(sample.show() as? UINavigationController)
    sample.harness.perform { navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil) }
    #expect((navigation.topViewController as? Detail)?.number == 7 && navigation.topViewController?.title == "Detail")
  }

  @Test("A segue of a class of the code performs itself; its super performs the kind of the file")
  func customClass() throws {
    final class Fading: UIStoryboardSegue {
      override func perform() {
        destination.view.alpha = 0.5
        super.perform()
      }
    }
    let code = SampleCode()
    code.types["Fading"] = Fading.self
    let sample = try sample(
      StoryboardSample.scene("a", connections: #"<segue destination="d" kind="show" identifier="go" customClass="Fading" id="s"/>"#),
      others: StoryboardSample.scene("d", #"title="Detail""#), code: code)
    let navigation = try #require(sample.show() as? UINavigationController)
    sample.harness.perform { navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil) }
    #expect(navigation.topViewController?.view.alpha == 0.5)
  }

  @Test("A tap on a view starts the segue of its recognizer, which is beside the controller in its scene")
  func gesture() throws {
    let sample = try sample(
      StoryboardSample.scene(
        "a",
        view: """
          <subviews><view id="t"><rect key="frame" x="20" y="200" width="100" height="100"/><connections>
          <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections></view></subviews>
          """,
        beside: """
          <tapGestureRecognizer id="g"><connections><segue destination="d" kind="show" id="s"/></connections></tapGestureRecognizer>
          """), others: StoryboardSample.scene("d", #"title="Detail""#))
    let navigation = try #require(sample.show() as? UINavigationController)
    sample.harness.click(CGPoint(x: 60, y: 250))
    sample.harness.advance(by: 1)
    #expect(navigation.topViewController?.title == "Detail")
  }

  @Test("A popover points to the view or the bar button item of the file, with the arrows that it permits")
  func popovers() throws {
    let sample = try sample(
      StoryboardSample.scene(
        "a", view: #"<subviews><view tag="7" id="anchor"><rect key="frame" x="20" y="100" width="60" height="40"/></view></subviews>"#,
        parts: #"<navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="i"/></navigationItem>"#,
        connections: """
          <segue destination="d" kind="popoverPresentation" identifier="view" popoverAnchorView="anchor" id="s1">
          <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
          <segue destination="d" kind="popoverPresentation" identifier="item" popoverAnchorBarButtonItem="i" id="s2"/>
          """), others: StoryboardSample.scene("d", #"title="Detail""#))
    let navigation = try #require(sample.show() as? UINavigationController)
    let page = try #require(navigation.topViewController)
    sample.harness.perform { page.performSegue(withIdentifier: "view", sender: nil) }
    let popover = try #require(page.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView?.tag == 7 && popover.sourceRect == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(popover.permittedArrowDirections == [.up, .left])
    sample.harness.advance(by: 1)
    sample.harness.perform { page.dismiss(animated: false) }
    sample.harness.advance(by: 1)
    sample.harness.perform { page.performSegue(withIdentifier: "item", sender: nil) }
    let second = try #require(page.presentedViewController?.popoverPresentationController)
    #expect(second.barButtonItem === page.navigationItem.rightBarButtonItem && second.barButtonItem != nil)
  }
}
