import SourceReport
import Testing

@testable import Porting

@Suite("Porting protocols that require an initializer")
struct InitializerRequirementTests {
  @Test("Given a protocol with init() to which NSObject conforms, then a method that every object has takes its place")
  func requirement() throws {
    let ported = try PortingHarness(
      """
      protocol Makeable: class { init() }
      extension Makeable {
        init(_ block: (Self) -> Void) { self.init(); block(self) }
      }
      extension NSObject: Makeable {}
      class Style: Makeable {
        required init() {}
      }
      class Card: UIView { init() { super.init(frame: .zero) } }
      """)
    #expect(ported.errors.isEmpty)
    #expect(ported.code.contains("protocol Makeable { static func liveInit() -> Self }"))
    #expect(ported.code.contains("init(_ block: (Self) -> Void) { self = Self.liveInit(); block(self) }"))
    #expect(ported.code.contains("  required init() {}\npublic static func liveInit() -> Self { Self() } }"))
    #expect(ported.copies[0].contains("registry.addInitializer(of: Card.self) { Card() }"))
  }

  @Test("Given a protocol with init() to which only types of the user's conform, then it stays as it is")
  func ownTypes() throws {
    let source = "protocol Makeable { init() }\nstruct Style: Makeable {}\nextension Makeable { init(a: Int) { self.init() } }"
    #expect(try PortingHarness(source).code == source)
  }
}
