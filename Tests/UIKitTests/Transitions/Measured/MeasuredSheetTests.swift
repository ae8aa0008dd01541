import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Sheets as measured") struct MeasuredSheetTests {
  @Test("A sheet comes, and goes, on the recorded spring", arguments: [true, false])
  func motion(comes: Bool) {
    let scenario = PresentationScenario(.pageSheet, custom: false)
    if comes {
      scenario.present()
    } else {
      scenario.presented()
      scenario.dismiss()
    }
    let sheet = scenario.b.view!
    let way = 844 - sheet.frame.minY
    var top: CGFloat { sheet.superview == nil ? 844 : sheet.layer.presentation()?.frame.minY ?? sheet.frame.minY }
    let (start, end): (CGFloat, CGFloat) = comes ? (844, 10) : (10, 844)
    #expect(way >= 0)
    #expect(differences(from: "sheet", in: scenario.harness) { (top - end) / (start - end) } == [])
  }

  @Test("With the look of iOS 26 it floats at the recorded place, with the recorded corners and dimming")
  func floating() throws {
    let screen = PresentedScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.harness.scene.settings.systemVersion = 26
    let content = UIViewController()
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    screen.present(content)
    let frame = screen.frame(of: content.view)
    #expect(agrees(frame.minX, "sheet.inset") && agrees(844 - frame.maxY, "sheet.inset"))
    let greatest: CGFloat = 844 - 34 - 57
    #expect(agrees((844 - 34 - frame.minY) / greatest, "sheet.medium"))
    #expect(agrees(content.view.layer.cornerRadius, "sheet.corners"))
    let dimmings = screen.harness.views(UIView.self, in: sheet.containerView).filter(\.isPlainDimming)
    #expect(dimmings.contains { agrees(($0.backgroundColor?.cgColor.alpha ?? 0) * $0.alpha, "sheet.dimming") })
    #expect(agrees(SheetFloat.projection, "sheet.projection"))
    #expect(agrees(UISheetPresentationController.flickSpeed, "sheet.flick"))
  }
}
