import Foundation
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

@Suite("Haptic feedback in recordings and traces") @MainActor
struct HapticTests {
  private func scenario() throws -> Scenario {
    try SourceAssets.preparePlatform()
    return Scenario(HapticDemo.self, photos: SourceAssets.photos)
  }

  @Test("Given code that asks for feedback, when it is recorded, then each kind is an event at its time, with its strength")
  func recording() throws {
    let recording = try scenario().record()
    let felt = recording.moments.map { "\($0.kind.title) \(Int(($0.time * 1000).rounded()))" }
    #expect(felt == ["Haptic: selection change 0", "Haptic: heavy impact at 70 % 100", "Haptic: success notification 250"])
  }

  @Test("A trace has a column for feedback, which is in the first frame that shows it; a trace without feedback has none")
  func trace() throws {
    func table(_ scenario: Scenario) -> TraceTable { scenario.rehearse { Tracer(framesPerSecond: 20).trace($0) } }
    let rows = try Trace(csv: table(scenario()).csv).rows(of: "block")
    let felt = rows.map { "\($0["time"]) \($0.values["haptics"] ?? "none")" }
    #expect(
      felt == [
        "0.0 selection change", "0.05 ", "0.1 heavy impact at 70 %", "0.15 ", "0.2 ", "0.25 success notification",
      ])
    let json = try JSONSerialization.jsonObject(with: table(scenario()).json()) as? [[String: Any]]
    #expect(json?[2]["haptics"] as? String == "heavy impact at 70 %" && json?[1]["haptics"] is NSNull)
    #expect(try !table(RecordingHarness.scenario(of: DragDemo.self)).csv.contains("haptics"))
  }

  @Test("The list of calls names the generator's method, and what the person would have felt")
  func calls() throws {
    let log = TransitionCallLog()
    let text = try scenario().run(noting: log) { run in
      run.finish()
      return CallTable(calls: run.timed(log)).text
    }
    #expect(
      text.split(separator: "\n").map(String.init) == [
        "   0.000  code         → UIKit         UISelectionFeedbackGenerator.selectionChanged()  → selection change",
        "   0.100  code         → UIKit         UIImpactFeedbackGenerator.impactOccurred(intensity: 0.7)  → heavy impact at 70 %",
        "   0.250  code         → UIKit         UINotificationFeedbackGenerator.notificationOccurred(.success)  → success notification",
      ])
  }
}
