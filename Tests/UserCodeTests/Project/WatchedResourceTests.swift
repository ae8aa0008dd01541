import Foundation
import Rehearsal
import SourceReport
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import UserCode

extension CodeProjectTests {
  @Suite("The resources of a project that is watched")
  @MainActor
  struct Resources {
    /// Starts a project, and returns it with the version that is shown.
    private func started() async throws -> (WalletSample, ProjectHarness, CodeVersion) {
      let sample = try WalletSample()
      let harness = try ProjectHarness(sample.project)
      await harness.start()
      let version = try #require(harness.project.current, "\(String(describing: harness.project.status.problem))")
      return (sample, harness, version)
    }

    /// Waits for the version after one, and returns whether it runs the same compiled code.
    private func next(after version: CodeVersion, of harness: ProjectHarness) async throws -> (version: CodeVersion, isSameCode: Bool) {
      await harness.wait { harness.project.current !== version || harness.project.status.problem != nil }
      let next = try #require(harness.project.current, "\(String(describing: harness.project.status.problem))")
      #expect(next !== version && harness.project.status.problem == nil)
      return (next, next.variants.shown.library === version.variants.shown.library)
    }

    @Test("Given a storyboard that is saved, then its screen is shown without compiling")
    func storyboard() async throws {
      let (sample, harness, first) = try await started()
      #expect(WalletSample.shown(first)?.cardFrame.minY == 40)
      try sample.project.write(WalletSample.storyboard(constant: "64.5"), as: "Wallet/Main.storyboard")
      let (second, isSameCode) = try await next(after: first, of: harness)
      #expect(isSameCode && WalletSample.shown(second)?.cardFrame.minY == 64.5)
      harness.project.stop()
    }

    @Test("Given a file of texts or a picture that is saved, then it is shown without compiling")
    func textsAndPictures() async throws {
      let (sample, harness, first) = try await started()
      #expect(WalletSample.shown(first)?.title == "Hello" && WalletSample.shown(first)?.pictureWidth == 20)
      try sample.project.write("\"greeting\" = \"Good morning\";\n", as: "Wallet/en.lproj/Localizable.strings")
      let (second, isSecondSame) = try await next(after: first, of: harness)
      #expect(isSecondSame && WalletSample.shown(second)?.title == "Good morning")
      try sample.savePicture(width: 30)
      let (third, isThirdSame) = try await next(after: second, of: harness)
      #expect(isThirdSame && WalletSample.shown(third)?.pictureWidth == 30)
      harness.project.stop()
    }

    @Test("Given a storyboard that is saved half-written, then the picture stays, and a sentence names the line, until it is whole again")
    func halfWritten() async throws {
      let (sample, harness, first) = try await started()
      let whole = WalletSample.storyboard(constant: "64")
      try sample.project.write(String(whole.prefix(whole.count / 2)), as: "Wallet/Main.storyboard")
      await harness.wait { harness.project.status.problem != nil }
      let problem = try #require(harness.project.status.problem)
      #expect(problem.text == "“Main.storyboard” can't be read" && problem.lines.first?.path?.hasSuffix("Main.storyboard") == true)
      #expect((problem.lines.first?.line ?? 0) > 1 && harness.project.current === first)
      try sample.project.write(whole, as: "Wallet/Main.storyboard")
      await harness.wait { harness.project.current !== first }
      #expect(harness.project.status.problem == nil && WalletSample.shown(harness.project.current)?.cardFrame.minY == 64)
      harness.project.stop()
    }

    @Test("Given a main storyboard that is deleted, then the picture stays, and a sentence says that it is gone")
    func deleted() async throws {
      let (sample, harness, first) = try await started()
      try FileManager.default.removeItem(atPath: sample.project.path + "/Wallet/Main.storyboard")
      await harness.wait { harness.project.status.problem != nil }
      #expect(harness.project.status.problem?.text == "the main storyboard “Main.storyboard” is gone")
      #expect(harness.project.current === first)
      harness.project.stop()
    }

    @Test("Given a class with a scene in a storyboard, asked for by its name, then its scene is shown, with its outlets")
    func namedScene() throws {
      let sample = try WalletSample()
      let version = try ProjectHarness(sample.project, root: "DetailController").load()
      #expect(version.demos.map(\.name) == ["Wallet/DetailController", "Wallet"], "\(version.warnings)")
      let text = Scenario(version.demos[0]).onStage { screens, stage in
        stage.scene.perform { (screens.rootViewController.view.subviews.first as? UILabel)?.text }
      }
      #expect(text == "From the storyboard")
    }
  }
}
