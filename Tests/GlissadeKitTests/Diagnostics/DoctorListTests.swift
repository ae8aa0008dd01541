import Foundation
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit

@Suite("The doctor's list") @MainActor
struct DoctorListTests {
  private let subject = TransitionDiagnosis.Subject(from: "ListController", to: "CardController", animator: "CardAnimator")

  private func diagnosis(_ kind: TransitionDiagnosis.Kind, at time: TimeInterval) -> TransitionDiagnosis {
    TransitionDiagnosis(kind, of: subject, at: time)
  }

  @Test("Given nothing, then it says that all is well, and offers nothing to clear")
  func empty() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 328, height: 600))
    let list = DoctorListView()
    harness.show(list)
    #expect(harness.texts(in: list).contains { $0.hasPrefix("No problems.") })
    #expect(!harness.texts(in: list).contains("Clear"))
  }

  @Test("Each finding has a headline, what comes of it and what to do; the latest first, the same one only once")
  func lists() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 328, height: 600))
    let list = DoctorListView()
    harness.show(list)
    list.show([
      diagnosis(.completedAgain, at: 1), diagnosis(.neverCompleted(after: 1), at: 2), diagnosis(.neverCompleted(after: 1.5), at: 3),
    ])
    harness.turn()
    #expect(list.findings.map(\.count) == [2, 1])
    let texts = harness.texts(in: list)
    #expect(texts.contains("3 problems"))
    #expect(texts.contains("The transition never ends · 2 times"))
    #expect(texts.contains("ListController → CardController · at 3 s"))
    #expect(texts.contains { $0.hasPrefix("CardAnimator has not called completeTransition(_:) after 1.5 s") })
    #expect(texts.contains("→ Call it exactly once."))
  }

  @Test("When it is cleared, then whoever shows it is told")
  func clear() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 328, height: 600))
    let list = DoctorListView()
    var isCleared = false
    list.onClear = { isCleared = true }
    harness.show(list)
    list.show([diagnosis(.completedAgain, at: 1)])
    harness.turn()
    harness.click(CGPoint(x: 328 - 16 - 10, y: 22))
    #expect(isCleared)
  }

  @Test("The message is the explanation and the advice")
  func message() {
    let finding = diagnosis(.leftBehind(view: "SnapshotView"), at: 1)
    #expect(finding.message == "ListController → CardController: \(finding.explanation) \(finding.advice ?? "")")
    #expect(finding.headline == "A view was left behind")
  }
}
