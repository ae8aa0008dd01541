import Foundation
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("The exhibits of what an animator can forget") @MainActor
struct ExhibitTests {
  private func stage(_ demo: any Demo.Type, _ mistake: String) -> CatalogueHand {
    CatalogueHand(demo, ["exhibit.mistake": .option(mistake)])
  }

  private func kinds(_ stage: CatalogueHand) -> [DiagnosisKind] { stage.hand.stage.scene.doctor.diagnoses.map { DiagnosisKind($0.kind) } }

  /// The view that a click would reach.
  private func hit(_ stage: CatalogueHand) -> UIView? { stage.hand.stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil) }

  @Test("Given a sheet whose view is never added, then nothing is seen, and all input is dead")
  func forgetsView() {
    let stage = stage(BottomSheetDemo.self, "forgets to add the view")
    defer { stage.hand.stage.close() }
    stage.run(.present)
    let root = stage.demo.rootViewController
    #expect(root.presentedViewController?.view.window == nil)
    #expect(hit(stage).map { !$0.isDescendant(of: root.view) } ?? true)
    #expect(kinds(stage) == [.destinationNeverAdded])
  }

  @Test("Given a sheet that completes with false, then nothing is presented, and the app goes on")
  func completesWithFalse() {
    let stage = stage(BottomSheetDemo.self, "completes with false")
    defer { stage.hand.stage.close() }
    stage.run(.present)
    let root = stage.demo.rootViewController
    #expect(root.presentedViewController == nil)
    #expect(hit(stage)?.isDescendant(of: root.view) == true)
    #expect(!stage.hand.stage.scene.isUserInteractionBlocked)
  }

  @Test("Given a sheet that never completes, then it comes up, and input stays blocked")
  func neverCompletes() throws {
    let stage = stage(BottomSheetDemo.self, "never completes")
    defer { stage.hand.stage.close() }
    stage.begin(.present)
    stage.hand.wait(5)
    #expect(stage.hand.stage.scene.isUserInteractionBlocked)
    #expect(try #require(stage.layer("sheet")?.presentation()).frame.minY == 344)
    #expect(kinds(stage) == [.neverCompleted])
  }

  @Test("Given a sheet whose loadView makes a view without a size, then nothing is seen, and all input is dead")
  func loadsViewWithoutSize() {
    let stage = stage(BottomSheetDemo.self, "loadView without a size")
    defer { stage.hand.stage.close() }
    stage.run(.present)
    let root = stage.demo.rootViewController
    #expect(root.presentedViewController?.view.bounds.size == .zero)
    #expect(hit(stage).map { !$0.isDescendant(of: root.view) } ?? true)
    #expect(kinds(stage) == [.destinationInvisible])
  }

  @Test("Given an animator that adds the view on a push only, then the push is well, and the pop leaves nothing on the screen")
  func blackPop() {
    let stage = stage(FadePushDemo.self, "adds the view on push only")
    defer { stage.hand.stage.close() }
    stage.run(.present)
    #expect(kinds(stage).isEmpty)
    stage.run(.dismiss)
    let list = stage.navigation?.topViewController
    #expect(stage.navigation?.viewControllers.count == 1)
    #expect(list?.view.window == nil)
    #expect(kinds(stage) == [.destinationNeverAdded])
  }

  @Test("Given a full-screen dismissal without the view below, then that is gone until the end, and back after it")
  func blackDismissal() {
    let stage = stage(FlipCardDemo.self, "dismisses without the view below")
    defer { stage.hand.stage.close() }
    stage.run(.present)
    let page = stage.demo.rootViewController
    stage.begin(.dismiss)
    stage.hand.wait(0.3)
    #expect(page.view.window == nil)
    stage.hand.settle()
    #expect(page.view.window === stage.hand.stage.window)
    #expect(kinds(stage) == [.destinationNeverAdded])
  }

  @Test("Given no mistake, then the demos that have them do everything right")
  func none() {
    for demo in [BottomSheetDemo.self, FadePushDemo.self, FlipCardDemo.self] as [any Demo.Type] {
      let stage = CatalogueHand(demo)
      defer { stage.hand.stage.close() }
      stage.run(.present)
      stage.run(.dismiss)
      #expect(kinds(stage).isEmpty, "\(demo.id)")
    }
  }

  @Test("Given the standard sheet, then UIKit's own has the same list, at half the height and no darker than UIKit makes it")
  func standardSheet() throws {
    let stage = CatalogueHand(BottomSheetDemo.self, ["present.standard": .boolean(true)])
    defer { stage.hand.stage.close() }
    stage.run(.present)
    let sheet = try #require(stage.demo.rootViewController.presentedViewController)
    #expect(sheet.sheetPresentationController?.detents.count == 2)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == 422)
    stage.run(.dismiss)
    #expect(stage.demo.rootViewController.presentedViewController == nil)
  }

  @Test("No file that people take home makes a mistake on purpose")
  func takeHome() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("Sources/Transitions")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    for file in files where file.pathExtension == "swift" {
      #expect(!(try String(contentsOf: file, encoding: .utf8)).lowercased().contains("mistake"), "\(file.lastPathComponent)")
    }
  }
}
