import Testing
import UIKit
import UITestSupport

@testable import InterfaceBuilder

@MainActor
@Suite("Constraints of nibs") struct NibConstraintTests {
  /// Loads a nib whose view fills the window, and returns the subview with a tag after layout.
  private func subview(
    _ tag: Int, of sample: NibSample, size: CGSize = CGSize(width: 400, height: 800), safeArea: UIEdgeInsets = .zero
  ) -> (view: UIView?, harness: SceneHarness) {
    let harness = SceneHarness(size: size, safeArea: safeArea)
    harness.perform {
      guard let view = sample.first(UIView.self) else { return }
      view.frame = harness.rootView.bounds
      harness.rootView.addSubview(view)
    }
    harness.advance(by: 0.1)
    return (harness.rootView.viewWithTag(tag), harness)
  }

  private func nib(_ constraints: String, own: String = "", guides: String = "") -> String {
    """
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
    <subviews><view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="9" y="9" width="9" height="9"/>
    <constraints>\(own)</constraints></view></subviews>\(guides)
    <constraints>\(constraints)</constraints></view>
    """
  }

  @Test("Multipliers, constants and the standard distance to the superview; items are the holder by default")
  func basic() throws {
    let sample = try NibSample(
      nib(
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" symbolic="YES" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" symbolic="YES" id="2"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:4" id="3"/>
        """,
        own: #"<constraint firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="0.5" constant="10" id="4"/>"#))
    let (view, _) = subview(1, of: sample)
    #expect(view?.frame == CGRect(x: 20, y: 20, width: 100, height: 60))
    #expect(sample.code.warnings.isEmpty)
  }

  @Test("A constraint to the safe area follows it; a placeholder and one that isn't installed have no effect")
  func safeArea() throws {
    let sample = try NibSample(
      nib(
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="5" id="2"/>
        <constraint firstItem="s" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="3"/>
        <constraint firstItem="a" firstAttribute="width" constant="70" placeholder="YES" id="4"/>
        <constraint firstItem="a" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" priority="500" id="5"/>
        """,
        own: "<constraint firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"200\" identifier=\"limit\" id=\"6\"/>",
        guides: "<viewLayoutGuide key=\"safeArea\" id=\"s\"/>"))
    let (view, _) = subview(1, of: sample, safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    #expect(view?.frame == CGRect(x: 5, y: 40, width: 200, height: 730))
    #expect(view?.constraints.map(\.identifier) == ["limit"])
  }

  @Test("A tuned number takes the place of a constant")
  func tuned() throws {
    let sample = try NibSample(
      nib(
        "",
        own: #"<constraint firstAttribute="width" constant="70" id="w"/><constraint firstAttribute="height" constant="5" id="h"/>"#))
    sample.code.numbers[InterfacePlace(path: "Card.xib", id: "w", attribute: "constant")] = 90
    let (view, _) = subview(1, of: sample)
    #expect(view?.bounds.size == CGSize(width: 90, height: 5))
  }

  @Test("A constraint to an item that isn't there, or of attributes that can't be related, is left out with a sentence")
  func wrong() throws {
    let sample = try NibSample(
      nib(
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="leading" id="2"/>
        <constraint firstItem="a" firstAttribute="left" constant="3" id="3"/>
        """))
    let (view, harness) = subview(1, of: sample)
    #expect(view?.superview?.superview === harness.rootView && view?.superview?.constraints.isEmpty == true)
    #expect(
      sample.code.warnings == [
        "Card.xib:5: A constraint refers to an item or attribute that the file doesn’t have, and is left out",
        "Card.xib:6: A constraint relates attributes that can’t be related, and is left out",
        "Card.xib:7: A constraint relates attributes that can’t be related, and is left out",
      ])
  }

  @Test("A view without constraints keeps the frame that the file fixes, and follows its mask")
  func fixedFrame() throws {
    let sample = try NibSample(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view tag="1" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="20" y="30" width="280" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      <view tag="2" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="9" y="9" width="50" height="40"/></view>
      </subviews></view>
      """)
    let (view, harness) = subview(1, of: sample)
    #expect(view?.frame == CGRect(x: 20, y: 30, width: 360, height: 60))
    #expect(harness.rootView.viewWithTag(2)?.frame == CGRect(x: 9, y: 9, width: 50, height: 40))
  }

  @Test("The content guide of a scroll view determines the size of its content, and its frame guide stays in place")
  func scrollGuides() throws {
    let sample = try NibSample(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <scrollView tag="1" id="s"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="cg" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="2"/>
      <constraint firstItem="cg" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="3"/>
      <constraint firstItem="cg" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="20" id="4"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="fg" secondAttribute="width" id="5"/>
      <constraint firstItem="a" firstAttribute="height" secondItem="fg" secondAttribute="height" multiplier="3" id="6"/>
      </constraints></scrollView></subviews></view>
      """)
    let (view, harness) = subview(1, of: sample)
    #expect((view as? UIScrollView)?.contentSize == CGSize(width: 200, height: 320))
    #expect(harness.rootView.viewWithTag(2)?.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(sample.code.warnings.isEmpty)
  }

  @Test("A constraint can be of a class of the code, and has its runtime attributes")
  func customClass() throws {
    final class Hairline: NSLayoutConstraint {
      var thickness: CGFloat = 0
    }
    let sample = try NibSample(
      nib(
        "",
        own: """
          <constraint firstAttribute="height" constant="2" customClass="Hairline" id="h"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="thickness"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes></constraint>
          """))
    sample.code.types["Hairline"] = Hairline.self
    sample.code.add("setThickness:", of: Hairline.self) { $0.thickness = $1[0] as? CGFloat ?? 0 }
    let (view, _) = subview(1, of: sample)
    #expect(view?.bounds.height == 2 && (view?.constraints.first as? Hairline)?.thickness == 0.5)
  }
}
