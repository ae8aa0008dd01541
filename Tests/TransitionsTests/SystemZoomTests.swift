@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import Tweaks
import UIKit

@Suite("The system zoom") @MainActor
struct SystemZoomTests {
  private let harness = DemoHarness(SystemZoomDemo.self)

  private var library: ZoomLibraryController? { harness.navigation?.viewControllers.first as? ZoomLibraryController }

  @Test("When a photo is pushed, then it zooms out of its thumbnail, over which the page's photo lies")
  func photo() throws {
    defer { harness.close() }
    let thumbnail = try #require(library?.thumbnail(of: ZoomLibraryController.example))
    let place = thumbnail.convert(thumbnail.bounds, to: nil)
    harness.begin(.present)
    let card = try #require(harness.layer(named: "card"))
    #expect(harness.seenFrame(of: card) == place)
    harness.settle()
    #expect(harness.navigation?.viewControllers.count == 2 && harness.layer(named: "card") == nil)
  }

  @Test("When a story is tapped, then its card becomes a presented page, which a drag down takes back")
  func story() throws {
    defer { harness.close() }
    let card = try #require(library?.card(of: 0))
    harness.clickAndSettle(harness.middle(of: card))
    #expect(harness.navigation?.presentedViewController is ZoomArticleController)
    harness.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 520), seconds: 0.3, rest: 0.1)
    harness.settle()
    #expect(harness.navigation?.presentedViewController == nil && card.alpha == 1)
  }

  @Test("The bar button opens a sheet, which grows out of it")
  func sheet() throws {
    defer { harness.close() }
    harness.clickAndSettle(CGPoint(x: 355, y: 69))
    let about = try #require(harness.navigation?.presentedViewController as? ZoomAboutController)
    #expect(about.presentationController is UISheetPresentationController)
    harness.turn { about.dismiss(animated: true) }
    harness.settle()
    #expect(harness.navigation?.presentedViewController == nil)
  }

  @Test("After a push and a pop, and after a drag that is called off, the screens are as before")
  func returns() {
    defer { harness.close() }
    let first = harness.stage.snapshot
    harness.run(.present)
    let second = harness.stage.snapshot
    harness.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 380), seconds: 0.3, rest: 0.2)
    harness.settle()
    #expect(harness.stage.snapshot == second)
    harness.run(.dismiss)
    #expect(harness.stage.snapshot == first)
  }

  @Test("The preset takes the numbers of the simulator")
  func preset() throws {
    defer { harness.close() }
    harness.tweaks.set(try #require(SystemZoomDemo.presets.first).values)
    harness.begin(.present)
    #expect(harness.scene.settings.zoomTuning == .simulator)
  }
}

extension DemoHarness {
  /// Returns the frame of a layer in its superlayer, as it is now.
  fileprivate func seenFrame(of layer: CALayer) -> CGRect { perform { (layer.presentation() ?? layer).frame } }
}
