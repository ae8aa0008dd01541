import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The exhibits of mistakes in animators") @MainActor
struct ExhibitTests {
  private func stage(_ demo: any Demo.Type, _ mistake: String) -> DemoDriver {
    DemoDriver(demo, ["exhibit.mistake": .option(mistake)])
  }

  private func kinds(_ stage: DemoDriver) -> [DiagnosisKind] { stage.driver.stage.scene.doctor.diagnoses.map { DiagnosisKind($0.kind) } }

  /// The view that a click would reach.
  private func hit(_ stage: DemoDriver) -> UIView? { stage.driver.stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil) }

  @Test("Given a sheet whose view is never added, then nothing is visible, and all input is blocked")
  func forgetsView() {
    let stage = stage(BottomSheetDemo.self, "forgets to add the view")
    defer { stage.driver.stage.close() }
    stage.run(.present)
    let root = stage.demo.rootViewController
    #expect(root.presentedViewController?.view.window == nil)
    #expect(hit(stage).map { !$0.isDescendant(of: root.view) } ?? true)
    #expect(kinds(stage) == [.destinationNeverAdded])
  }

  @Test("Given a sheet that completes with false, then nothing is presented, and the app continues")
  func completesWithFalse() {
    let stage = stage(BottomSheetDemo.self, "completes with false")
    defer { stage.driver.stage.close() }
    stage.run(.present)
    let root = stage.demo.rootViewController
    #expect(root.presentedViewController == nil)
    #expect(hit(stage)?.isDescendant(of: root.view) == true)
    #expect(!stage.driver.stage.scene.isUserInteractionBlocked)
  }

  @Test("Given a sheet that never completes, then it appears, and input stays blocked")
  func neverCompletes() throws {
    let stage = stage(BottomSheetDemo.self, "never completes")
    defer { stage.driver.stage.close() }
    stage.begin(.present)
    stage.driver.wait(5)
    #expect(stage.driver.stage.scene.isUserInteractionBlocked)
    #expect(try #require(stage.layer("sheet")?.presentation()).frame.minY == 344)
    #expect(kinds(stage) == [.neverCompleted])
  }

  @Test("Given a sheet whose loadView makes a view without a size, then nothing is visible, and all input is blocked")
  func loadsViewWithoutSize() {
    let stage = stage(BottomSheetDemo.self, "loadView without a size")
    defer { stage.driver.stage.close() }
    stage.run(.present)
    let root = stage.demo.rootViewController
    #expect(root.presentedViewController?.view.bounds.size == .zero)
    #expect(hit(stage).map { !$0.isDescendant(of: root.view) } ?? true)
    #expect(kinds(stage) == [.destinationInvisible])
  }

  @Test("Given an animator that adds the view on a push only, then the push works, and the pop leaves nothing on the screen")
  func blackPop() {
    let stage = stage(FadePushDemo.self, "adds the view on push only")
    defer { stage.driver.stage.close() }
    stage.run(.present)
    #expect(kinds(stage).isEmpty)
    stage.run(.dismiss)
    let list = stage.navigation?.topViewController
    #expect(stage.navigation?.viewControllers.count == 1)
    #expect(list?.view.window == nil)
    #expect(kinds(stage) == [.destinationNeverAdded])
  }

  @Test("Given a full-screen dismissal without the view below, then that view is missing until the end, and back after it")
  func blackDismissal() {
    let stage = stage(FlipCardDemo.self, "dismisses without the view below")
    defer { stage.driver.stage.close() }
    stage.run(.present)
    let page = stage.demo.rootViewController
    stage.begin(.dismiss)
    stage.driver.wait(0.3)
    #expect(page.view.window == nil)
    stage.driver.settle()
    #expect(page.view.window === stage.driver.stage.window)
    #expect(kinds(stage) == [.destinationNeverAdded])
  }

  @Test("Without a mistake turned on, the demos of mistakes cause no diagnosis")
  func none() {
    for demo in [BottomSheetDemo.self, FadePushDemo.self, FlipCardDemo.self] as [any Demo.Type] {
      let stage = DemoDriver(demo)
      defer { stage.driver.stage.close() }
      stage.run(.present)
      stage.run(.dismiss)
      #expect(kinds(stage).isEmpty, "\(demo.id)")
    }
  }

  @Test("Given the standard sheet, then UIKit's sheet shows the same list at half the height, with UIKit's dimming")
  func standardSheet() throws {
    let stage = DemoDriver(BottomSheetDemo.self, ["present.standard": .boolean(true)])
    defer { stage.driver.stage.close() }
    stage.run(.present)
    let sheet = try #require(stage.demo.rootViewController.presentedViewController)
    #expect(sheet.sheetPresentationController?.detents.count == 2)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == 422)
    stage.run(.dismiss)
    #expect(stage.demo.rootViewController.presentedViewController == nil)
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
