@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@Suite("The aspect ratio") @MainActor
struct AspectRatioTests {
  private let harness = DemoHarness(AspectRatioDemo.self)

  @Test("When the cards become wide, then the snapshot is stretched, and the view is laid out again")
  func compares() throws {
    defer { harness.close() }
    harness.begin(.present)
    harness.advance(by: 0.4)
    let screen = try #require(harness.navigation?.topViewController as? RatioController)
    let snapshot = try #require(harness.layer(named: "stretched"))
    // The only scale in the one is that of the snapshot's picture; in the other nothing is scaled at all.
    let picture = try #require(snapshot.sublayers?.first)
    let scale = try #require(picture.presentation()).transform
    #expect(scale.m11 / scale.m22 > 1.3)
    let laidOut = try #require(screen.laidOut.layer.presentation())
    #expect(laidOut.bounds.width / laidOut.bounds.height > 1)
    #expect(CATransform3DIsIdentity(laidOut.transform))
    harness.settle()
    #expect(screen.laidOut.superview === screen.view)
  }

  @Test("After a pop or a cancelled swipe, the cards are as before")
  func returns() {
    defer { harness.close() }
    let tall = harness.stage.snapshot
    harness.run(.present)
    let wide = harness.stage.snapshot
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    harness.settle()
    #expect(harness.stage.snapshot == wide)
    harness.run(.dismiss)
    #expect(harness.stage.snapshot == tall)
  }
}
