import SourceReport
import Testing

@testable import Porting

@Suite("Finding roots")
struct RootTests {
  private func roots(_ sources: String, root: String? = nil, hasStoryboard: Bool = false) throws -> [String] {
    var options = PortingOptions()
    options.hasStoryboard = hasStoryboard
    return try PortingHarness(sources, root: root, options: options).report.roots.map { "\($0.kind.rawValue) \($0.name)" }
  }

  @Test("Given previews, a delegate, controllers and an animator, then they come in that order, and what other code creates doesn't")
  func order() throws {
    let source = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
      class Home: UIViewController { func a() { show(Detail(), sender: nil) } }
      class Detail: UIViewController {}
      class Scene: UIResponder, UIWindowSceneDelegate { func start() { window?.rootViewController = nil } }
      #Preview("Start") { Home2() }
      """
    #expect(try roots(source) == ["preview Start", "delegate Scene", "controller Home", "transition Fade"])
  }

  @Test("Given a scene's delegate, then the application's isn't a root, wherever it is declared; without one it is")
  func delegates() throws {
    let application = "@main class App: UIResponder, UIApplicationDelegate {}"
    let scene = "class Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }"
    #expect(try roots(application + "\n" + scene) == ["delegate Scene"])
    #expect(try roots(scene + "\n" + application) == ["delegate Scene"])
    #expect(try roots(application) == ["delegate App"])
    #expect(try roots("class Both: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {}\n" + application) == ["delegate Both"])
    #expect(try roots(application + "\n" + scene, root: "App") == ["delegate App", "delegate Scene"])
  }

  @Test("Given a delegate that sets no root view controller, then it comes last unless there is a main storyboard")
  func idleDelegates() throws {
    let home = "class Home: UIViewController {}\n"
    let idle = home + "class App: UIResponder, UIApplicationDelegate { var window: UIWindow? }"
    #expect(try roots(idle) == ["controller Home", "delegate App"])
    #expect(try roots(idle, hasStoryboard: true) == ["delegate App", "controller Home"])
    for start in ["window = UIWindow()", "window?.rootViewController = Home2()", "window?.makeKeyAndVisible()"] {
      let busy = home + "class App: UIResponder, UIApplicationDelegate { var window: UIWindow?; func start() { \(start) } }"
      #expect(try roots(busy) == ["delegate App", "controller Home"])
    }
    let inherited = idle + "\nclass Base: UIResponder, UIApplicationDelegate { let window = UIWindow() }\nclass Sub: Base {}"
    #expect(try roots(inherited).first == "delegate Sub")
  }

  @Test("Given a main storyboard and no delegate, then the storyboard is a root")
  func onlyStoryboard() throws {
    #expect(try roots("class Home: UIViewController {}", hasStoryboard: true) == ["storyboard Main storyboard", "controller Home"])
    #expect(try roots("", hasStoryboard: true) == ["storyboard Main storyboard"])
  }

  @Test("Given both delegates of an app with scenes, then the scene's root creates the application's before it")
  func bothDelegates() throws {
    let source = """
      class Scene: UIResponder, UIWindowSceneDelegate {}
      @main class App: UIResponder, UIApplicationDelegate {}
      """
    #expect(try PortingHarness(source).copies.joined().contains("[App(), Scene()] as [AnyObject]"))
    let one = "class Both: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {}"
    #expect(try PortingHarness(one).copies.joined().contains("in Both() }"))
  }

  @Test("Given controllers that create each other, then the first is the root")
  func cycle() throws {
    let source = "class A: UIViewController { let b = B() }\nclass B: UIViewController { func c() { A() } }"
    #expect(try roots(source) == ["controller A"])
  }

  @Test("Given a controller whose only initializer of its own is a convenience that can't be called, then an inherited one makes it")
  func convenience() throws {
    let source = "class Card { private init() {} }\nclass A: UIViewController { convenience init(card: Card) { self.init() } }"
    #expect(try roots(source) == ["controller A"])
  }

  @Test("Given a controller that only an archive can make, then it is made from one without anything in it")
  func onlyFromArchives() throws {
    let ported = try PortingHarness(
      """
      class Zoom: UIViewController { required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) } }
      final class Bar: UINavigationController { required init(coder: NSCoder) { super.init(coder: coder)! } }
      class Big: Zoom {}
      """)
    #expect(ported.copies[0].contains("setting in Big(coder: LiveArchive.empty)! }"))
    #expect(ported.copies[0].contains("setting in Bar(coder: LiveArchive.empty) }"))
  }

  @Test("Given a preferred type, then it comes first although other code creates it")
  func preferred() throws {
    let source = "class A: UIViewController { let b = B() }\nclass B: UIViewController {}"
    #expect(try roots(source, root: "B") == ["controller B", "controller A"])
  }

  @Test("Given a class between a controller and UIKit's, then it counts as a controller and its superclass doesn't")
  func subclasses() throws {
    #expect(try roots("class Base: UIViewController {}\nclass A: Base {}") == ["controller A"])
  }

  @Test(
    "Given an initializer with parameters, then the stage fills them by type and label",
    arguments: [
      ("init(isPresenting: Bool)", "isPresenting: setting.isPresenting"), ("init(dismissing: Bool)", "dismissing: !setting.isPresenting"),
      ("init(operation: UINavigationController.Operation)", "operation: (setting.isPresenting ? .push : .pop)"),
      ("init(_ from: CGRect, view: UIView)", "setting.sourceFrame, view: setting.sourceView"),
      ("init(mode: Mode)", "mode: (setting.isPresenting ? Mode.present : Mode.dismiss)"), ("init(duration: TimeInterval = 1)", ""),
      ("init(image: UIImage?, done: @escaping () -> Void)", "image: UIImage(), done: { }"),
    ])
  func initializers(declaration: String, arguments: String) throws {
    let ported = try PortingHarness(
      "enum Mode { case present, dismiss }\nclass Fade: NSObject, UIViewControllerAnimatedTransitioning { \(declaration) {} }")
    #expect(ported.copies[0].contains("registry.addRoot(0) { setting in Fade(\(arguments)) }"))
  }

  @Test("Given an initializer that the stage can't fill, then a warning says so")
  func obstacles() throws {
    let ported = try PortingHarness("class A: UIViewController { init(store: Store) {} }")
    #expect(ported.report.roots.isEmpty)
    #expect(ported.report.messages.first?.text.contains("store: Store") == true)
  }

  @Test("Given a preview of several statements, then its last expression is what it shows")
  func preview() throws {
    let ported = try PortingHarness("#Preview {\n  let a = A()\n  a\n}")
    #expect(ported.code == "@MainActor private func _glissadePreview_0_0() -> Any {\n  let a = A()\n  return a\n}")
  }

  @Test(
    "Given a preview with traits, an availability, a closure with a signature or one that is an argument, then it is a function",
    arguments: [
      "#Preview(\"A\", traits: .fixedLayout(width: 320, height: 480)) { A() }", "@available(iOS 17, *) #Preview(\"A\") { A() }",
      "#Preview(\"A\") { () -> UIView in A() }", "#Preview(\"A\", body: { A() })",
    ])
  func previewForms(source: String) throws {
    let ported = try PortingHarness(source)
    #expect(ported.code == "@MainActor private func _glissadePreview_0_0() -> Any { A() }")
    #expect(ported.report.roots.map(\.name) == ["A"] && ported.report.values.isEmpty)
  }
}
