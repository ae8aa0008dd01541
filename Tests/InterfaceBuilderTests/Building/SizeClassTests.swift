import Testing
import UIKit
import UITestSupport

@testable import InterfaceBuilder

@MainActor
@Suite("Size classes in nibs") struct SizeClassTests {
  private static let nib = """
    <stackView id="s"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <subviews>
        <view tag="1" id="a"><constraints><constraint firstAttribute="width" constant="50" priority="500" id="w">
          <variation key="heightClass=compact" constant="80"/></constraint>
          <constraint firstAttribute="height" constant="40" priority="500" id="h"/></constraints>
          <variation key="heightClass=compact"><mask key="constraints"><exclude reference="h"/></mask></variation>
        </view>
        <label tag="2" text="wide" id="b"/>
      </subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="heightClass=compact" axis="vertical"><mask key="subviews"><include reference="b"/></mask></variation>
    </stackView>
    """

  @Test("Constraints, subviews and attributes are those of the size classes, also after these have changed")
  func change() throws {
    let sample = try NibSample(Self.nib)
    let harness = SceneHarness(size: CGSize(width: 400, height: 800))
    let stack = try #require(harness.perform { sample.first(UIStackView.self) })
    harness.perform { harness.rootView.addSubview(stack) }
    harness.advance(by: 0.1)
    let first = try #require(stack.viewWithTag(1))
    func values() -> [CGFloat] { first.constraints.map(\.constant) }
    #expect(stack.arrangedSubviews.count == 1 && stack.axis == .horizontal && values() == [50, 40])

    harness.perform { harness.window.traitOverrides.verticalSizeClass = .compact }
    harness.advance(by: 0.1)
    #expect(stack.arrangedSubviews.map(\.tag) == [1, 2] && stack.axis == .vertical && values() == [80])

    harness.perform { harness.window.traitOverrides.verticalSizeClass = .regular }
    harness.advance(by: 0.1)
    #expect(stack.arrangedSubviews.count == 1 && stack.axis == .horizontal && values() == [50, 40])
  }

  @Test("A phone that is turned to landscape has the variations for a compact height, and those of portrait when it is turned back")
  func landscape() throws {
    let sample = try NibSample(Self.nib)
    let harness = SceneHarness(size: CGSize(width: 390, height: 844))
    let stack = try #require(harness.perform { sample.first(UIStackView.self) })
    harness.perform { harness.rootView.addSubview(stack) }
    harness.advance(by: 0.1)
    for (size, axis, count) in [
      (CGSize(width: 844, height: 390), NSLayoutConstraint.Axis.vertical, 2), (CGSize(width: 390, height: 844), .horizontal, 1),
    ] {
      harness.scene.resize(to: size)
      harness.advance(by: 0.1)
      #expect(stack.axis == axis && stack.arrangedSubviews.count == count)
    }
  }
}
