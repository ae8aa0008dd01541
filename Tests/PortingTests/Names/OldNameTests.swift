import SourceReport
import Testing

@testable import Porting

@Suite("Porting names from before Swift 4.2")
struct OldNameTests {
  @Test(
    "Given an old name, then the copy has the new one",
    arguments: [
      ("let o: UIViewAnimationOptions = x", "let o: UIView.AnimationOptions = x"),
      ("let i = UIEdgeInsetsMake(a, b, c, d)", "let i = UIEdgeInsets(top: a, left: b, bottom: c, right: d)"),
      ("func a() { b = CGSizeMake(30, c) }", "func a() { b = CGSize(width: _glissade.number(0, 30), height: c) }"),
      ("let r = UIEdgeInsetsInsetRect(f, i)", "let r = (f).inset(by: i)"),
      ("let x = CGRectGetMidX(f)", "let x = (f).midX"),
      ("let n = Notification.Name.UIKeyboardWillShow", "let n = UIResponder.keyboardWillShowNotification"),
      (
        "let t = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)",
        "let t = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)"
      ),
      ("func a() { v.bringSubview(toFront: w) }", "func a() { v.bringSubviewToFront(w) }"),
      ("func a() { c.didMove(toParentViewController: p) }", "func a() { c.didMove(toParent: p) }"),
      ("func a() { c.addChildViewController(d) }", "func a() { c.addChild(d) }"),
      ("let r = UIAccessibilityIsReduceMotionEnabled()", "let r = UIAccessibility.isReduceMotionEnabled"),
      ("let r = UI_USER_INTERFACE_IDIOM() == .pad", "let r = UIDevice.current.userInterfaceIdiom == .pad"),
      ("func a() { addChildViewController(d); b(childViewControllers) }", "func a() { addChild(d); b(children) }"),
      (
        "func a() { if let childViewControllers = b { c(childViewControllers) } }",
        "func a() { if let childViewControllers = b { c(childViewControllers) } }"
      ), ("func a() { self.b.childViewControllers.c() }", "func a() { self.b.children.c() }"),
    ])
  func names(source: String, expected: String) throws { #expect(try PortingHarness(source).code == expected) }

  @Test("Given a type of the user with an old name, then it keeps it")
  func ownTypes() throws {
    let source = "enum UIControlState { case a }\nlet s: UIControlState = .a"
    #expect(try PortingHarness(source).code == source)
  }
}
