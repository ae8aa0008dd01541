import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The aspect ratio") @MainActor
struct AspectRatioTests {
  private let stage = DemoDriver(AspectRatioDemo.self)

  @Test("When the cards become wide, then the snapshot is stretched, and the view is laid out again")
  func compares() throws {
    defer { stage.driver.stage.close() }
    stage.begin(.present)
    stage.driver.wait(0.4)
    let screen = try #require(stage.navigation?.topViewController as? RatioController)
    let snapshot = try #require(stage.layer("stretched"))
    // The only scale in the one is that of the snapshot's picture; in the other nothing is scaled at all.
    let picture = try #require(snapshot.sublayers?.first)
    let scale = try #require(picture.presentation()).transform
    #expect(scale.m11 / scale.m22 > 1.3)
    let laidOut = try #require(screen.laidOut.layer.presentation())
    #expect(laidOut.bounds.width / laidOut.bounds.height > 1)
    #expect(CATransform3DIsIdentity(laidOut.transform))
    stage.driver.settle()
    #expect(screen.laidOut.superview === screen.view)
  }

  @Test("After a pop or a canceled swipe, the cards are as before")
  func returns() {
    defer { stage.driver.stage.close() }
    let tall = stage.driver.stage.snapshot
    stage.run(.present)
    let wide = stage.driver.stage.snapshot
    stage.driver.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    stage.driver.settle()
    #expect(stage.driver.stage.snapshot == wide)
    stage.run(.dismiss)
    #expect(stage.driver.stage.snapshot == tall)
  }
}
