@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The exhibits of mistakes in animators") @MainActor
struct ExhibitTests {
  private func harness(_ demo: any Demo.Type, _ mistake: String) -> DemoHarness {
    DemoHarness(demo, ["exhibit.mistake": .option(mistake)])
  }

  private func kinds(_ harness: DemoHarness) -> [DiagnosisKind] { harness.scene.doctor.diagnoses.map { DiagnosisKind($0.kind) } }

  /// The view that a click would reach.
  private func hit(_ harness: DemoHarness) -> UIView? { harness.window.hitTest(CGPoint(x: 200, y: 300), with: nil) }

  @Test("Given a sheet whose view is never added, then nothing is visible, and all input is blocked")
  func forgetsView() {
    let harness = harness(BottomSheetDemo.self, "forgets to add the view")
    defer { harness.close() }
    harness.run(.present)
    let root = harness.demo.rootViewController
    #expect(root.presentedViewController?.view.window == nil)
    #expect(hit(harness).map { !$0.isDescendant(of: root.view) } ?? true)
    #expect(kinds(harness) == [.destinationNeverAdded])
  }

  @Test("Given a sheet that completes with false, then nothing is presented, and the app continues")
  func completesWithFalse() {
    let harness = harness(BottomSheetDemo.self, "completes with false")
    defer { harness.close() }
    harness.run(.present)
    let root = harness.demo.rootViewController
    #expect(root.presentedViewController == nil)
    #expect(hit(harness)?.isDescendant(of: root.view) == true)
    #expect(!harness.scene.isUserInteractionBlocked)
  }

  @Test("Given a sheet that never completes, then it appears, and input stays blocked")
  func neverCompletes() throws {
    let harness = harness(BottomSheetDemo.self, "never completes")
    defer { harness.close() }
    harness.begin(.present)
    harness.advance(by: 5)
    #expect(harness.scene.isUserInteractionBlocked)
    #expect(try #require(harness.layer(named: "sheet")?.presentation()).frame.minY == 344)
    #expect(kinds(harness) == [.neverCompleted])
  }

  @Test("Given a sheet whose loadView makes a view without a size, then nothing is visible, and all input is blocked")
  func loadsViewWithoutSize() {
    let harness = harness(BottomSheetDemo.self, "loadView without a size")
    defer { harness.close() }
    harness.run(.present)
    let root = harness.demo.rootViewController
    #expect(root.presentedViewController?.view.bounds.size == .zero)
    #expect(hit(harness).map { !$0.isDescendant(of: root.view) } ?? true)
    #expect(kinds(harness) == [.destinationInvisible])
  }

  @Test("Given an animator that adds the view on a push only, then the push works, and the pop leaves nothing on the screen")
  func blackPop() {
    let harness = harness(FadePushDemo.self, "adds the view on push only")
    defer { harness.close() }
    harness.run(.present)
    #expect(kinds(harness).isEmpty)
    harness.run(.dismiss)
    let list = harness.navigation?.topViewController
    #expect(harness.navigation?.viewControllers.count == 1)
    #expect(list?.view.window == nil)
    #expect(kinds(harness) == [.destinationNeverAdded])
  }

  @Test("Given a full-screen dismissal without the view below, then that view is missing until the end, and back after it")
  func blackDismissal() {
    let harness = harness(FlipCardDemo.self, "dismisses without the view below")
    defer { harness.close() }
    harness.run(.present)
    let page = harness.demo.rootViewController
    harness.begin(.dismiss)
    harness.advance(by: 0.3)
    #expect(page.view.window == nil)
    harness.settle()
    #expect(page.view.window === harness.window)
    #expect(kinds(harness) == [.presenterNeverAdded])
  }

  @Test("Without a mistake turned on, the demos of mistakes cause no diagnosis")
  func none() {
    for demo in [BottomSheetDemo.self, FadePushDemo.self, FlipCardDemo.self] as [any Demo.Type] {
      let harness = DemoHarness(demo)
      defer { harness.close() }
      harness.run(.present)
      harness.run(.dismiss)
      #expect(kinds(harness).isEmpty, "\(demo.id)")
    }
  }

  @Test("Given the standard sheet, then UIKit's sheet shows the same list at half the height, with UIKit's dimming")
  func standardSheet() throws {
    let harness = DemoHarness(BottomSheetDemo.self, ["present.standard": .boolean(true)])
    defer { harness.close() }
    harness.run(.present)
    let sheet = try #require(harness.demo.rootViewController.presentedViewController)
    #expect(sheet.sheetPresentationController?.detents.count == 2)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == 422)
    harness.run(.dismiss)
    #expect(harness.demo.rootViewController.presentedViewController == nil)
  }

  @Test("No file of the transitions makes a mistake on purpose")
  func takeHome() throws {
    let folder = URL(fileURLWithPath: SourceAssets.package).appendingPathComponent("Sources/Transitions")
    let found = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let files = found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    try #require(!files.isEmpty)
    for file in files {
      #expect(!(try String(contentsOf: file, encoding: .utf8)).lowercased().contains("mistake"), "\(file.lastPathComponent)")
    }
  }
}
