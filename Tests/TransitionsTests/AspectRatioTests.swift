import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The exhibit of ratios") @MainActor
struct AspectRatioTests {
  private let stage = CatalogueHand(AspectRatioDemo.self)

  @Test("When the cards become wide, then the snapshot's picture is stretched, and the view's is cropped anew")
  func compares() throws {
    defer { stage.hand.stage.close() }
    stage.begin(.present)
    stage.hand.wait(0.4)
    let screen = try #require(stage.navigation?.topViewController as? RatioController)
    let snapshot = try #require(stage.layer("stretched"))
    // The only scale in the one is that of the snapshot's picture; in the other nothing is scaled at all.
    let picture = try #require(snapshot.sublayers?.first)
    let scale = try #require(picture.presentation()).transform
    #expect(scale.m11 / scale.m22 > 1.3)
    let laidOut = try #require(screen.laidOut.layer.presentation())
    #expect(laidOut.bounds.width / laidOut.bounds.height > 1)
    #expect(CATransform3DIsIdentity(laidOut.transform))
    stage.hand.settle()
    #expect(screen.laidOut.superview === screen.view)
  }

  @Test("When a swipe is called off, or the cards become tall again, then all is as it was")
  func returns() {
    defer { stage.hand.stage.close() }
    let tall = stage.hand.stage.snapshot
    stage.run(.present)
    let wide = stage.hand.stage.snapshot
    stage.hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    stage.hand.settle()
    #expect(stage.hand.stage.snapshot == wide)
    stage.run(.dismiss)
    #expect(stage.hand.stage.snapshot == tall)
  }
}
