import SourceReport
import Testing

@testable import Porting

@Suite("Editing code for iOS")
struct EditTests {
  @Test(
    "Given something that needs Apple's platforms, then the copy has what stands for it",
    arguments: [
      ("@objc func a() {}", "func a() {}"),
      ("@IBOutlet private weak var label: UILabel!", "private weak var label: UILabel!"),
      ("@objc dynamic var level = \"\"", "var level = \"\""),
      ("import UIKit.UIGestureRecognizerSubclass", "import GlissadeLive"),
      ("import class UIKit.UIView", "import GlissadeLive"), ("import UniformTypeIdentifiers", "import GlissadeLive"),
      ("import MobileCoreServices", "import GlissadeLive"),
      ("@preconcurrency import QuartzCore", "import GlissadeLive"),
      ("let n = type(of: a.b).description()", "let n = String(describing: type(of: a.b))"),
      ("import OSLog", "import GlissadeLive"), ("import os.log", "import GlissadeLive"),
      ("func a(_ x: CoreFoundation.CGFloat) {}", "func a(_ x: CGFloat) {}"), ("let r = Darwin.round(a)", "let r = round(a)"),
      ("let k = #keyPath(CALayer.transform.scale)", "let k = \"transform.scale\""),
      ("let i = #imageLiteral(resourceName: \"a\")", "let i = (UIImage(named: \"a\") ?? UIImage())"),
      ("@objc protocol P {}", "protocol P: AnyObject {}"),
      ("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
      ("let d = Date()", "let d = LiveTime.now"),
      ("let d = Date.now", "let d = LiveTime.now"),
      ("let d = Date(timeIntervalSince1970: t)", "let d = Date(timeIntervalSince1970: t)"),
      ("let s = (text as NSString).length", "let s = (NSString(string: text)).length"),
      ("func a() { b.fromValue = 5 as NSNumber }", "func a() { b.fromValue = NSNumber(value: _glissade.number(0, 5)) }"),
      ("let k = [level as NSNumber]", "let k = [NSNumber(value: level)]"), ("let l = any as? NSString", "let l = any as? NSString"),
      ("import Photos; let p = a > (day as NSDate)", "import Photos; let p = a > (NSDate(date: day))"),
      ("let p = NSPredicate(format: \"a > %@\", day as CVarArg)", "let p = NSPredicate(format: \"a > %@\", day as Any)"),
      ("let t = CFAbsoluteTimeGetCurrent()", "let t = LiveTime.now.timeIntervalSinceReferenceDate"),
    ])
  func edits(source: String, expected: String) throws {
    let ported = try PortingHarness(source)
    #expect(ported.code == expected)
    #expect(ported.errors.isEmpty)
  }

  @Test("Given code that waits, then it waits by the scene's clock")
  func waiting() throws {
    let ported = try PortingHarness("func a() async throws { try await Task.sleep(nanoseconds: n) }")
    #expect(ported.code.contains("try await LiveTask.sleep(nanoseconds: n)"))
  }

  @Test(
    "Given a condition of the platform, then it counts as iOS in the simulator",
    arguments: [
      ("os(iOS)", "true"), ("os(macOS)", "false"), ("!os(macOS)", "true"), ("os(iOS) || os(tvOS)", "true"), ("canImport(SwiftUI)", "false"),
      ("canImport(SwiftUI) && DEBUG", "false"), ("targetEnvironment(macCatalyst)", "false"), ("os(Linux)", "false"),
      ("canImport(UniformTypeIdentifiers)", "true"),
      ("swift(>=5.0) && os(iOS)", "swift(>=5.0) && true"),
    ])
  func conditions(condition: String, expected: String) throws {
    #expect(try PortingHarness("#if \(condition)\n#endif").code.hasPrefix("#if \(expected)\n"))
  }

  @Test("Given an import in code that isn't compiled, then it isn't refused")
  func inactiveCode() throws {
    let source = "#if canImport(SwiftUI)\nimport SwiftUI\n#else\nimport UIKit\n#endif"
    let ported = try PortingHarness(source)
    #expect(ported.errors.isEmpty)
    #expect(ported.code.contains("import GlissadeLive"))
  }

  @Test(
    "Given what can't run here, then it is refused by name, line and column",
    arguments: [("import Ropes", "Ropes"), ("class A { @NSManaged var b: Int }", "@NSManaged")])
  func refusals(source: String, word: String) throws {
    let error = try #require(try PortingHarness("\n  \(source)").errors.first)
    #expect(error.line == 2 && error.column >= 3)
    #expect(error.text.contains(word))
  }

  @Test("Given a statement with all phases of touches before iOS 13.4, then it is complete; others stay as they are")
  func touchPhases() throws {
    let old = "func a(_ p: UITouch.Phase) { switch p { case .began, .moved: b(); case .stationary: c(); case .ended, .cancelled: d() } }"
    #expect(try PortingHarness(old).code.contains("d() @unknown default: fatalError() } }"))
    for other in ["case .began: b(); default: c()", "case .moved: b()"] {
      #expect(try !PortingHarness("func a() { switch p { \(other) } }").code.contains("@unknown"))
    }
  }

  @Test("Given a property of a layer that Core Animation makes, then the layer has it under a key, also in its presentation")
  func layerProperties() throws {
    let ported = try PortingHarness("class Ring: CAShapeLayer {\n  @NSManaged var radius: CGFloat\n}")
    #expect(ported.errors.isEmpty)
    #expect(ported.code.contains("  var radius: CGFloat { get { liveValue(\"radius\") } set { setLiveValue(newValue, \"radius\") } }"))
    #expect(ported.code.contains("override func presentation() -> Ring? { livePresentation() } }"))
  }

  @Test("Given SwiftUI's animations, then its import stays; given one of its views, then one message says what can be used")
  func animationsOfSwiftUI() throws {
    let animation = "import SwiftUI\nimport UIKit\nclass A { enum State { case a }; func b(_ s: State, _ a: Animation) {} }"
    let ported = try PortingHarness(animation)
    #expect(ported.errors.isEmpty)
    #expect(ported.code.contains("import SwiftUI"))
    let views = try PortingHarness("import SwiftUI\nlet a = Text(\"a\")\nlet b = Text(\"b\")")
    #expect(views.errors.map(\.line) == [2])
    #expect(views.errors.first?.text.contains("SwiftUI's Text can't be used here") == true)
  }

  @Test("Given a conformance of a UIKit type to a protocol that isn't the user's, then a warning says that it is kept")
  func conformances() throws {
    let ported = try PortingHarness("protocol Mine {}\nextension UIView: Mine {}\nextension UIView: Identifiable {}")
    #expect(ported.report.messages.map(\.line) == [3])
    #expect(ported.errors.isEmpty)
  }

  @Test("Given blocks and implementations of Objective-C methods, then they are closures, and C functions stay")
  func conventions() throws {
    #expect(try PortingHarness("typealias A = @convention(block) (Int) -> Void").code == "typealias A = (Int) -> Void")
    #expect(try PortingHarness("typealias A = @convention(c) (Card, Selector) -> Void").code == "typealias A = (Card, Selector) -> Void")
    #expect(try PortingHarness("typealias A = @convention(c) (Int) -> Void").code == "typealias A = @convention(c) (Int) -> Void")
  }
}
