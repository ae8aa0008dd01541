import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Places of sheets") struct SheetPlaceTests {
  private let content = UIViewController()

  private func sheet(_ style: UIModalPresentationStyle) throws -> UISheetPresentationController {
    content.modalPresentationStyle = style
    return try #require(content.sheetPresentationController)
  }

  @Test("A page sheet has the readable width, a form sheet its content's size; prefersPageSizing exchanges them")
  func sizing() throws {
    let screen = PresentedScreen(CGSize(width: 1180, height: 820))
    let sheet = try sheet(.pageSheet)
    #expect(sheet.prefersPageSizing)
    content.preferredContentSize = CGSize(width: 300, height: 200)
    screen.present(content)
    #expect(screen.frame(of: content.view) == CGRect(x: 238, y: 10, width: 704, height: 800))
    sheet.prefersPageSizing = false
    screen.harness.turn()
    #expect(screen.frame(of: content.view) == CGRect(x: 440, y: 310, width: 300, height: 200))
  }

  @Test("A form sheet is over its source view as far as the screen allows, or at the preferred side")
  func placement() throws {
    let screen = PresentedScreen(CGSize(width: 1180, height: 820))
    let sheet = try sheet(.formSheet)
    content.preferredContentSize = CGSize(width: 300, height: 200)
    sheet.sourceView = screen.button
    screen.present(content)
    #expect(screen.frame(of: content.view) == CGRect(x: 0, y: 120, width: 300, height: 200))
    sheet.sourceView = nil
    sheet.preferredPlacement = .trailing
    screen.harness.turn()
    #expect(screen.frame(of: content.view).minX == 864)
  }

  @Test("A preferred side is the one where a line of text begins or ends", arguments: [false, true])
  func sides(isMirrored: Bool) throws {
    let screen = PresentedScreen(CGSize(width: 1180, height: 820))
    screen.harness.perform { screen.harness.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    let sheet = try sheet(.formSheet)
    content.preferredContentSize = CGSize(width: 300, height: 200)
    screen.present(content)
    let places: KeyValuePairs<UISheetPresentationController.Placement, CGFloat> = [
      .leading: 16, .center: 440, .trailing: 864, .automatic: 440,
    ]
    for (placement, x) in places {
      screen.harness.perform { sheet.preferredPlacement = placement }
      screen.harness.turn()
      #expect(screen.frame(of: content.view).minX == (isMirrored ? 880 - x : x), "\(placement)")
    }
  }

  @Test("Attached at compact height, a sheet is as wide as the safe area, or as its content prefers")
  func compactHeight() throws {
    let screen = PresentedScreen(CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let sheet = try sheet(.pageSheet)
    sheet.prefersEdgeAttachedInCompactHeight = true
    content.preferredContentSize = CGSize(width: 400, height: 200)
    screen.present(content)
    #expect(screen.frame(of: content.view).minX == 47 && screen.frame(of: content.view).width == 750)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    screen.harness.turn()
    #expect(screen.frame(of: content.view).minX == 222 && screen.frame(of: content.view).width == 400)
  }

  @Test("A background effect is behind the content, and leaves the view with the sheet")
  func effect() throws {
    let screen = PresentedScreen()
    let sheet = try sheet(.pageSheet)
    sheet.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    screen.present(content)
    #expect((content.view.subviews.first as? UIVisualEffectView)?.effect === sheet.backgroundEffect)
    screen.harness.perform { screen.root.dismiss(animated: false) }
    #expect(content.view.subviews.isEmpty)
  }

  @Test("Since iOS 26 a sheet floats below its greatest height, 8 points from the edges, and is attached there")
  func floating() throws {
    let screen = PresentedScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.harness.scene.settings.systemVersion = 26
    let sheet = try sheet(.pageSheet)
    sheet.detents = [.medium(), .large()]
    screen.present(content)
    let frame = screen.frame(of: content.view)
    #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 844 - 8)
    #expect(abs(844 - 34 - frame.minY - 0.56 * 753) < 0.01 && content.view.layer.cornerRadius == 38)
    screen.harness.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    screen.harness.advance(by: 1)
    #expect(screen.frame(of: content.view) == CGRect(x: 0, y: 57, width: 390, height: 787))
  }
}
