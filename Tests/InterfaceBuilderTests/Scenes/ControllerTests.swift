import Testing
import UIKit
import UITestSupport

@testable import InterfaceBuilder

@MainActor
@Suite("Controllers of storyboards") struct ControllerTests {
  @Test("A storyboard without an initial controller gives none, and a sentence says how to choose one")
  func noInitialController() throws {
    let sample = try StoryboardSample(StoryboardSample.scene("a"))
    #expect(sample.make() == nil)
    #expect(
      sample.code.warnings == [
        "Main.storyboard:1: The storyboard has no initial view controller: "
          + "choose Is Initial View Controller for one of its scenes in Xcode"
      ])
  }

  @Test("A controller has its attributes at once, and its view and outlets when the view is loaded, before viewDidLoad()")
  func loading() throws {
    let code = SampleCode()
    code.types["NotingPage"] = NotingPage.self
    code.add("setLabel:", of: NotingPage.self) { page, values in page.label = values[0] as? UILabel }
    let sample = try StoryboardSample(
      StoryboardSample.scene(
        "a",
        #"title="Cards" customClass="NotingPage" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" hidesBottomBarWhenPushed="YES""#,
        view: ##"<subviews><label id="l" text="Hello"><rect key="frame" x="10" y="20" width="80" height="21"/></label></subviews>"##,
        connections: #"<outlet property="label" destination="l" id="o"/>"#), initial: "a", code: code)
    let page = try #require(sample.make() as? NotingPage)
    #expect(page.title == "Cards" && page.modalPresentationStyle == .fullScreen && page.modalTransitionStyle == .crossDissolve)
    #expect(page.hidesBottomBarWhenPushed && page.storyboard != nil)
    #expect(!page.isViewLoaded && page.take() == ["awake"])
    sample.harness.perform { page.loadViewIfNeeded() }
    #expect(page.take() == ["did load, label there, 0 children"])
    #expect(page.label?.text == "Hello" && page.view.bounds.width == 375)
    #expect(code.warnings.isEmpty)
  }

  @Test(
    "Of a controller without a style, a file of Xcode before 11 says that it is presented full screen, a later file that it is a sheet",
    arguments: [
      ("7706", UIModalPresentationStyle.fullScreen), ("14490.70", .fullScreen), ("15400", .automatic), ("23727", .automatic),
    ])
  func style(version: String, expected: UIModalPresentationStyle) throws {
    let sample = try StoryboardSample(
      StoryboardSample.scene("a")
        + StoryboardSample.scene("b", #"storyboardIdentifier="b" modalPresentationStyle="pageSheet""#), initial: "a",
      toolsVersion: version)
    #expect(sample.make()?.modalPresentationStyle == expected)
    #expect(sample.make("b")?.modalPresentationStyle == .pageSheet)
  }

  @Test("A controller that nobody shows anymore is released with its view")
  func released() throws {
    let sample = try StoryboardSample(
      StoryboardSample.scene(
        "a", view: #"<subviews><button id="b"><connections><segue destination="a" kind="show" id="s"/></connections></button></subviews>"#,
        parts:
          #"<navigationItem key="navigationItem" id="n" title="A"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i"/></navigationItem>"#
      ),
      initial: "a")
    weak var page: UIViewController?
    sample.harness.perform {
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      made?.loadViewIfNeeded()
      page = made
      #expect(page != nil)
    }
    #expect(page == nil)
  }

  @Test("Containers are created with the controllers to which their relationships lead, also in other storyboards")
  func relationships() throws {
    let sample = try StoryboardSample(
      """
      <scene sceneID="1"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="2"><objects><navigationController id="nav"><tabBarItem key="tabBarItem" title="First" id="t"/>
      <navigationBar key="navigationBar" id="nb" largeTitles="YES"/>
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r3"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="3"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="page" id="other"/></objects></scene>
      """ + StoryboardSample.scene("a", #"title="A""#),
      initial: "tabs", others: ["Other": (StoryboardSample.scene("x", #"title="X" storyboardIdentifier="page""#), "x")])
    let tabs = try #require(sample.make() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(tabs.viewControllers?.last?.title == "X" && navigation.viewControllers.map(\.title) == ["A"])
    #expect(navigation.tabBarItem.title == "First" && navigation.navigationBar.prefersLargeTitles)
  }

  @Test("Navigation items, their buttons and toolbar items come from the file, and actions reach the controller")
  func barItems() throws {
    let code = SampleCode()
    var presses = 0
    code.types["NotingPage"] = NotingPage.self
    code.add("save:", of: NotingPage.self) { _, _ in presses += 1 }
    let sample = try StoryboardSample(
      StoryboardSample.scene(
        "a", #"customClass="NotingPage""#,
        parts: """
          <navigationItem key="navigationItem" title="Mail" largeTitleDisplayMode="never" id="n">
          <leftBarButtonItems><barButtonItem title="One" id="l1"/><barButtonItem title="Two" id="l2"/></leftBarButtonItems>
          <barButtonItem key="rightBarButtonItem" systemItem="save" id="r"><connections>
          <action selector="save:" destination="a" id="x"/></connections></barButtonItem>
          <label key="titleView" text="T" id="tv"/>
          </navigationItem><toolbarItems><barButtonItem systemItem="flexibleSpace" id="t1"/><barButtonItem title="End" id="t2"/></toolbarItems>
          """), initial: "a", code: code)
    let page = try #require(sample.make() as? NotingPage)
    let item = page.navigationItem
    #expect(item.title == "Mail" && item.largeTitleDisplayMode == .never && item.titleView is UILabel)
    #expect(item.leftBarButtonItems?.map(\.title) == ["One", "Two"] && page.toolbarItems?.last?.title == "End")
    let button = try #require(item.rightBarButtonItem)
    #expect(button.target === page && button.action == Selector("save:"))
    sample.harness.perform { UIApplication.shared.sendAction(button.action!, to: button.target, from: button, for: nil) }
    #expect(presses == 1 && code.warnings.isEmpty)
  }

  @Test("A class that doesn't exist, and an initializer that returns nil, leave UIKit's controller and a sentence with the line")
  func badClasses() throws {
    final class Refusing: UIViewController {
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    let code = SampleCode()
    code.types["Refusing"] = Refusing.self
    let sample = try StoryboardSample(
      StoryboardSample.scene("a", #"customClass="Lost" storyboardIdentifier="lost""#)
        + StoryboardSample.scene("b", #"customClass="Refusing" storyboardIdentifier="refusing""#), code: code)
    #expect(sample.make("lost").map { type(of: $0) == UIViewController.self } == true)
    #expect(sample.make("refusing").map { type(of: $0) == UIViewController.self } == true)
    #expect(code.warnings.count == 2 && code.warnings[0].hasSuffix(": Unknown class Lost in Interface Builder file (in the scene “Lost”)"))
    #expect(code.warnings[1].hasSuffix(": init(coder:) of Refusing returned nil (in the scene “Refusing”)"))
  }

  @Test("A storyboard of 500 scenes creates only the scene that is asked for")
  func manyScenes() throws {
    let scenes = (0..<500).map { StoryboardSample.scene("c\($0)", #"customClass="Lost\#($0)" storyboardIdentifier="page\#($0)""#) }.joined()
    let sample = try StoryboardSample(scenes)
    #expect(sample.make("page400") != nil)
    #expect(sample.code.warnings.count == 1)
  }

  @Test("A navigation controller has bars of the classes of the file, with their attributes")
  func barClasses() throws {
    final class ThickBar: UINavigationBar {}
    final class PlainToolbar: UIToolbar {}
    let code = SampleCode()
    (code.types["ThickBar"], code.types["PlainToolbar"]) = (ThickBar.self, PlainToolbar.self)
    let sample = try StoryboardSample(
      """
      <scene sceneID="1"><objects><navigationController toolbarHidden="NO" id="nav">
      <navigationBar key="navigationBar" customClass="ThickBar" largeTitles="YES" id="nb"><rect key="frame" x="9" y="9" width="9" height="9"/>
      <color key="barTintColor" systemColor="systemRedColor"/></navigationBar>
      <toolbar key="toolbar" customClass="PlainToolbar" id="tb"/>
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """ + StoryboardSample.scene("a", #"title="A""#), initial: "nav", code: code)
    let navigation = try #require(sample.show() as? UINavigationController)
    #expect(navigation.navigationBar is ThickBar && navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.navigationBar.barTintColor == .systemRed && navigation.navigationBar.frame.width > 9)
    #expect(navigation.toolbar is PlainToolbar && navigation.toolbar.superview != nil && code.warnings.isEmpty)
  }

  @Test("What a class sets in its own init(coder:) takes precedence over the file, and stays if the file has no value")
  func ownPresentation() throws {
    final class Mover: NSObject, UIViewControllerTransitioningDelegate {}
    final class Sheet: UIViewController {
      let mover = Mover()
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .custom
        transitioningDelegate = mover
      }
    }
    let code = SampleCode()
    (code.types["Sheet"], code.types["NotingPage"]) = (Sheet.self, NotingPage.self)
    let sample = try StoryboardSample(
      StoryboardSample.scene(
        "a", connections: #"<segue destination="s" kind="presentation" identifier="sheet" id="s1"/>"#)
        + StoryboardSample.scene("s", #"modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" customClass="Sheet""#),
      initial: "a", code: code)
    let page = try #require(sample.show())
    sample.harness.perform { page.performSegue(withIdentifier: "sheet", sender: nil) }
    let sheet = try #require(page.presentedViewController as? Sheet)
    #expect(sheet.modalPresentationStyle == .custom && sheet.transitioningDelegate === sheet.mover)
    #expect(sheet.modalTransitionStyle == .crossDissolve)
  }

  @Test("A split view controller has its columns and style, and a page view controller its orientation and spacing")
  func splitAndPages() throws {
    let sample = try StoryboardSample(
      """
      <scene sceneID="1"><objects><splitViewController storyboardIdentifier="split" style="doubleColumn" id="split"><connections>
      <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController></objects></scene>
      <scene sceneID="2"><objects><pageViewController storyboardIdentifier="pages" navigationOrientation="vertical" transitionStyle="scroll"
      pageSpacing="12" id="pages"/></objects></scene>
      """ + StoryboardSample.scene("a", #"title="A""#) + StoryboardSample.scene("b", #"title="B""#))
    let split = try #require(sample.make("split") as? UISplitViewController)
    #expect(split.style == .doubleColumn && split.viewController(for: .primary)?.title == "A")
    #expect(split.viewController(for: .secondary)?.title == "B")
    let pages = try #require(sample.make("pages") as? UIPageViewController)
    #expect(pages.navigationOrientation == .vertical && sample.code.warnings.isEmpty)
  }

  @Test("An outlet that isn't there names its scene")
  func missingOutlet() throws {
    let code = SampleCode()
    code.types["NotingPage"] = NotingPage.self
    let sample = try StoryboardSample(
      StoryboardSample.scene("a", #"customClass="NotingPage""#, connections: #"<outlet property="gone" destination="v-a" id="o"/>"#),
      initial: "a", code: code)
    sample.harness.scene.misuseScope = .scene
    _ = sample.show()
    let misuse = try #require(sample.harness.scene.misuse)
    #expect(misuse.reason.hasSuffix("for the key gone (in the scene “NotingPage”)") && misuse.place?.shortName == "Main.storyboard:4")
  }
}
