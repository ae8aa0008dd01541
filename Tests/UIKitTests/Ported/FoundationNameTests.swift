import Foundation
import Testing
import UIKit

@MainActor
@Suite("Names of Apple's Foundation")
struct FoundationNameTests {
  @Test("Index paths of Objective-C have sections, rows and items")
  func indexPaths() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect(path.section == 1 && path.row == 2 && path.item == 2)
    #expect(NSIndexPath(item: 3, section: 0).item == 3)
  }

  @Test("Numbers of nanoseconds, and Core Foundation's Boolean values")
  func constants() {
    let integer: NSInteger = 3
    #expect(NSEC_PER_SEC == 1_000_000 * NSEC_PER_USEC && integer == 3)
    #expect(kCFBooleanTrue as? Bool == true && !kCFBooleanFalse.boolValue)
  }

  @Test("A font of Core Graphics gives a text layer its face")
  func fonts() throws {
    let font = try #require(CGFont("Inter-SemiBold" as CFString))
    #expect(font.postScriptName == "Inter-SemiBold" && CGFont("") == nil)
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    (layer.string, layer.font, layer.fontSize) = ("a", font, 20)
    layer.displayIfNeeded()
    let operations = try #require(layer.contents as? CGDrawing).operations
    guard case .text(let run, _, _) = try #require(operations.first).content else { return #expect(Bool(false)) }
    #expect(run.font.family == "Inter" && run.font.weight == .semibold && run.font.size == 20)
  }

  @Test("Priorities around the drag of a scene's size, and constraints' archiving")
  func layout() {
    #expect(UILayoutPriority.dragThatCannotResizeScene < .sceneSizeStayPut && UILayoutPriority.sceneSizeStayPut < .dragThatCanResizeScene)
    #expect(!NSLayoutConstraint().shouldBeArchived)
  }
}
