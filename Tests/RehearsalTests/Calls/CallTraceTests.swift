@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The calls of a transition") @MainActor
struct CallTraceTests {
  private func lines(_ words: String...) throws -> [String] {
    let run = ProgramRun(["trace"] + words + ["--calls"])
    try #require(run.status == .success, "\(run.errors)")
    return run.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Given a card that is its own delegate and animator, when its calls are traced, then they read as UIKit makes them")
  func modalCard() throws {
    let lines = try lines("modal-card", "--phase", "dismiss")
    #expect(lines[0] == "   0.000  code         → UIKit         PhotoGridController.dismiss(animated: true)")
    #expect(lines.contains("          UIKit        → delegate        ModalCard.animationController(forDismissed: ModalCard)  → ModalCard"))
    #expect(
      lines.contains(
        "          UIKit        → delegate        ModalCard.interactionControllerForDismissal(using: ModalCard)  not implemented: it runs by "
          + "itself"))
    #expect(lines.contains("          UIKit        → animator        ModalCard.transitionDuration(using: context)  → 0.32"))
    #expect(lines.contains("   0.320  animator     → context       completeTransition(true)"))
    #expect(lines.contains("          UIKit        → controller      ModalCard.viewDidDisappear(true)"))
  }

  @Test("Given a take, then the gesture's updates are one line with their count, from the first value to the latest")
  func take() throws {
    let lines = try lines("fade-push", "--take", "swipe-back")
    let updates = lines.filter { $0.contains(".update(") }
    #expect(updates.count == 1)
    let update = try #require(updates.first)
    #expect(update.contains("code         → interaction") && update.contains(" … ") && update.contains("×"))
    let finish = try #require(lines.firstIndex { $0.contains(".finish()") })
    let complete = try #require(lines.firstIndex { $0.contains("completeTransition(true)") })
    #expect(finish < complete)
  }

  @Test("Given a swipe that is called off, then the calls tell it: cancel, completeTransition(false), and who appears again")
  func calledOff() throws {
    let lines = try lines("fade-push", "--take", "swipe-called-off")
    #expect(lines.contains { $0.contains(".cancel()") })
    #expect(lines.contains { $0.hasSuffix("completeTransition(false)") })
    #expect(lines.contains { $0.contains(".animationEnded(false)") })
  }

  @Test("Text, CSV and JSON list the same calls, the same bytes every time, for every demo")
  func formats() throws {
    // The glass menu is made of views, without a transition between view controllers.
    for demo in DemoRegistry.all.map({ $0.id }) where demo != GlassMenuDemo.id {
      let words = ["trace", demo, "--calls"]
      let text = ProgramRun(words)
      #expect(text.status == .success && text.output == ProgramRun(words).output, "\(demo)")
      let count = text.text.split(separator: "\n").count
      #expect(count >= 8, "\(demo)")
      let csv = ProgramRun(words + ["--format", "csv"]).text.split(separator: "\n")
      #expect(csv.first == "time,until,count,depth,caller,receiver,type,method,call,answer,implemented")
      #expect(csv.count == count + 1, "\(demo)")
      let data = ProgramRun(words + ["--format", "json"]).output
      let json = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
      let methods = json.compactMap { $0["method"] as? String }
      // Calls between UIKit and its own animators aren't listed.
      let expected = demo == SystemZoomDemo.id ? "sourceViewProvider(_:)" : "completeTransition(_:)"
      #expect(methods.count == count && methods.contains(expected), "\(demo)")
      #expect(!text.text.contains("0x"), "no addresses")
    }
  }

  private func trace(_ demo: any Demo.Type, noting log: TransitionCallLog?) -> TraceTable {
    Scenario(demo, photos: SourceAssets.photos).rehearse(noting: log) { Tracer(framesPerSecond: 20).trace($0) }
  }

  @Test("Whoever listens changes nothing: the motion is the same with and without")
  func listeningChangesNothing() throws {
    try HostPlatform.prepare()
    for demo in DemoRegistry.all {
      let log = TransitionCallLog()
      let heard = trace(demo, noting: log)
      let unheard = trace(demo, noting: nil)
      #expect(heard == unheard, "\(demo.id)")
      #expect(!log.calls.isEmpty, "\(demo.id)")
    }
  }

  @Test("Every method that a demo's transitions call has a meaning that the window can tell")
  func meanings() {
    for demo in DemoRegistry.all.map({ $0.id }) {
      for phase in ["present", "dismiss"] {
        let text = ProgramRun("trace", demo, "--calls", "--phase", phase, "--format", "csv").text
        for line in text.split(separator: "\n").dropFirst() {
          let method = String(line.split(separator: ",", omittingEmptySubsequences: false)[7])
          if method.contains("(") { #expect(CallMeaning.of(method: method) != nil, "\(method)") }
        }
      }
    }
  }

  @Test("In a narrow row a container's delegate method goes by what tells it from its siblings")
  func titles() throws {
    let log = TransitionCallLog()
    try HostPlatform.prepare()
    let demo = try #require(DemoRegistry.all.first { $0.id == "fade-push" })
    _ = trace(demo, noting: log)
    let titles = log.calls.map { $0.title.name + $0.title.rest }
    #expect(titles.contains { $0.hasPrefix("animationControllerFor: .push, from: ") })
    #expect(titles.contains("transitionDuration(using: context)") && titles.contains("containerView"))
  }

  @Test(
    "Given wrong use, then one line says what is wrong",
    arguments: [
      (["--format", "text"], "text is for calls: add --calls, or choose csv or json"),
      (["--calls", "--fps", "30"], "calls have no frame rate: leave out --fps or --calls"),
    ])
  func wrongUse(words: [String], message: String) {
    let run = ProgramRun(["trace", "modal-card"] + words)
    #expect(run.status == .usage && run.errors == ["glissade: " + message])
  }
}
