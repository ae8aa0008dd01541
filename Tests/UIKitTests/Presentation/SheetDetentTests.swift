import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("The detents of a sheet") struct SheetDetentTests {
  private typealias Detent = UISheetPresentationController.Detent

  private let screen = PresentedScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let content = UIViewController()

  private func present(_ detents: [UISheetPresentationController.Detent]) throws -> UISheetPresentationController {
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = detents
    screen.present(content)
    return sheet
  }

  private var top: CGFloat { screen.frame(of: content.view).minY }

  @Test("Custom detents without identifiers have different ones, by which they can be selected")
  func ownIdentifiers() throws {
    let (low, high) = (Detent.custom { _ in 200 }, Detent.custom { _ in 400 })
    #expect(low.identifier != high.identifier && ![.medium, .large].contains(low.identifier))
    let sheet = try present([low, high])
    #expect(top == 610)
    screen.harness.perform { sheet.selectedDetentIdentifier = high.identifier }
    screen.harness.turn()
    #expect(top == 410)
  }

  @Test("A custom detent's height is that above the safe area at the bottom, up to the greatest, and its resolver knows the traits")
  func height() throws {
    var seen: (greatest: CGFloat, isCompact: Bool)?
    let detent = Detent.custom { context in
      seen = (context.maximumDetentValue, context.containerTraitCollection.horizontalSizeClass == .compact)
      return 200
    }
    let sheet = try present([detent])
    #expect(screen.frame(of: content.view) == CGRect(x: 0, y: 610, width: 390, height: 234))
    #expect(seen?.greatest == 844 - 57 - 34 && seen?.isCompact == true)
    screen.harness.perform { sheet.detents = [.custom { _ in 2000 }] }
    screen.harness.turn()
    #expect(top == 57)
  }

  @Test("A detent whose resolver returns nil is off: what selects it selects the smallest; it is on again when it has a height")
  func off() throws {
    var height: CGFloat?
    let detent = Detent.custom(identifier: .init("custom")) { _ in height }
    let sheet = try present([detent, .medium(), .large()])
    screen.harness.perform { sheet.selectedDetentIdentifier = detent.identifier }
    screen.harness.turn()
    #expect(top == 422)
    height = 500
    screen.harness.perform { sheet.invalidateDetents() }
    screen.harness.turn()
    #expect(top == 310)
    height = nil
    screen.harness.perform { sheet.animateChanges { sheet.invalidateDetents() } }
    screen.harness.advance(by: 0.05)
    let shown = content.view.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 310 && shown < 422)
    screen.harness.advance(by: 1)
    #expect(top == 422)
  }
}

@MainActor
@Suite("Sheets that float") struct FloatingSheetTests {
  private let screen = PresentedScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let content = UIViewController()
  private let sheet: UISheetPresentationController

  /// The top edges of the medium and the large detent.
  private let medium = 844 - 34 - 0.56 * 753
  private let large: CGFloat = 57

  init() throws {
    screen.harness.scene.settings.systemVersion = 26
    sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    screen.present(content)
  }

  private var frame: CGRect { screen.frame(of: content.view) }

  /// Drags by a distance within a second, then by another at a speed in points per second, and lifts.
  private func drag(by distance: CGFloat, then last: CGFloat = 0, at speed: CGFloat = 0, lettingGo: Bool = true) {
    let start: CGFloat = 480
    screen.harness.press(CGPoint(x: 200, y: start))
    screen.harness.move(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: start + distance), steps: 60)
    screen.harness.advance(by: 0.3)
    if speed > 0 {
      let steps = max(Int((abs(last) / speed * 60).rounded()), 1)
      screen.harness.move(
        from: CGPoint(x: 200, y: start + distance), to: CGPoint(x: 200, y: start + distance + last), steps: steps)
    }
    guard lettingGo else { return }
    screen.harness.release()
    screen.harness.advance(by: 1)
  }

  @Test("Under a finger the space around it goes with the part of the way to the large detent, point for point")
  func space() {
    drag(by: -160, lettingGo: false)
    let part = (frame.minY - large) / (medium - large)
    #expect(abs(frame.minY - (medium - 160)) < 12 && part > 0.4 && part < 0.6)
    #expect(abs(frame.minX - 8 * part) < 0.01 && abs(844 - frame.maxY - 8 * part) < 0.01)
  }

  @Test("It comes to rest at the detent that is nearest to where its speed would take it in 0.143 s")
  func projection() {
    drag(by: -120)
    #expect(abs(frame.minY - medium) < 0.01, "at rest the nearest")
    drag(by: -80, then: -50, at: 700)
    #expect(frame.minY == large, "at 700 points per second a hundred points farther")
    #expect(sheet.selectedDetentIdentifier == .large)
  }

  @Test("Below the smallest detent it goes when it is released past half of its height, or faster than 1000 points per second")
  func dismissal() {
    drag(by: 180)
    #expect(screen.root.presentedViewController === content && abs(frame.minY - medium) < 0.01)
    drag(by: 20, then: 60, at: 800)
    #expect(screen.root.presentedViewController === content && abs(frame.minY - medium) < 0.01)
    drag(by: 20, then: 180, at: 1500)
    #expect(screen.root.presentedViewController == nil)
    content.sheetPresentationController?.detents = [.medium(), .large()]
    screen.present(content)
    drag(by: 260)
    #expect(screen.root.presentedViewController == nil)
  }

  @Test("Views in it with concentric corners follow its corners")
  func corners() {
    let inner = UIView(frame: content.view.bounds.insetBy(dx: 8, dy: 8))
    screen.harness.perform {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
      content.view.addSubview(inner)
    }
    screen.harness.turn()
    #expect(inner.effectiveRadius(corner: .allCorners) == 30)
    screen.harness.perform { sheet.animateChanges { sheet.preferredCornerRadius = 20 } }
    screen.harness.advance(by: 0.1)
    let (outer, shown) = (screen.harness.shownState(of: content.view.layer), screen.harness.shownState(of: inner.layer))
    #expect(outer.corners.radius > 21 && outer.corners.radius < 37 && abs(outer.corners.radius - 8 - shown.corners.radius) < 1e-6)
    screen.harness.advance(by: 1)
    #expect(inner.effectiveRadius(corner: .allCorners) == 12)
  }
}
