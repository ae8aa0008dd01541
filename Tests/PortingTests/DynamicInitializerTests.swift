import Testing

@testable import Porting

@Suite("Initializers of classes that are known only at run time")
struct DynamicInitializerTests {
  private let source = """
    import UIKit
    class Page: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }
    final class Cover: Page { let label = UILabel() }
    class Chapter: UIViewController { let index: Int; init(index: Int) { self.index = index; super.init(nibName: nil, bundle: nil) } }
    let types: [UIViewController.Type] = [Page.self]
    let pages = types.map { $0.init() }
    func make<View: UIView>(_ type: View.Type) -> View { View(frame: .zero) }
    func other<View: UIView>() -> View { .init(frame: .zero) }
    """

  @Test("In the lines that the compiler refused, a method takes the place of the initializer; named classes keep theirs")
  func calls() throws {
    let ported = try PortingHarness(source, dynamic: [6, 7, 8])
    #expect(ported.code.contains("types.map { $0.liveInit() }"))
    #expect(ported.code.contains("View.liveInit(frame: .zero)"))
    #expect(ported.code.contains("{ .liveInit(frame: .zero) }"))
    #expect(ported.code.contains("super.init(nibName: nil, bundle: nil)"))
  }

  @Test("Classes with an init() of their own, declared or inherited, are registered; others are not")
  func registered() throws {
    let copy = try PortingHarness(source, dynamic: [6]).copies[0]
    #expect(copy.contains("registry.addInitializer(of: Page.self) { Page() }"))
    #expect(copy.contains("registry.addInitializer(of: Cover.self) { Cover() }"))
    #expect(!copy.contains("addInitializer(of: Chapter.self)"))
  }

  @Test("Code that the compiler accepts stays as it is")
  func unchanged() throws {
    let ported = try PortingHarness(source)
    #expect(!ported.copies[0].contains("liveInit") && !ported.copies[0].contains("addInitializer"))
  }
}
