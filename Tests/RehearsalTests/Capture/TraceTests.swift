import Foundation
import TestSupport
import Testing

@Suite("A trace of the modal card") @MainActor
struct TraceTests {
  /// Where the card rests on a screen of 390×844: 8 points above a safe area that ends 34 points above the bottom edge.
  static let restY = 844.0 - 34 - 8 - 300
  /// Where it waits: its own travel and 20 points more below.
  static let hiddenY = 844.0 + 20

  @Test("When the card is presented, then it rises as a spring of stiffness 405.7059 and damping 33.0331, to 0.01 points")
  func presentIsASpring() throws {
    let trace = try Trace("modal-card", "--phase", "present")
    let card = trace.rows(of: "card")
    let spring = SpringLaw(stiffness: 405.7059368, damping: 33.03311502)
    #expect(card.count == 28)
    for row in card.dropLast() {
      let expected = Self.hiddenY + (Self.restY - Self.hiddenY) * spring.position(at: row["time"])
      #expect(abs(row["y"] - expected) < 0.01, "at \(row["time"]) s")
      #expect(row["x"] == 8 && row["width"] == 374 && row["height"] == 300)
    }
    #expect(card.first?["y"] == Self.hiddenY)
    #expect(card.last?["y"] == Self.restY)
    #expect(card.last?["time"] == 0.44)
  }

  @Test("When the card is presented, then the screen below darkens to 0.4 with the same spring")
  func presentDims() throws {
    let overlay = try Trace("modal-card", "--phase", "present").rows(of: "overlay")
    let spring = SpringLaw(stiffness: 405.7059368, damping: 33.03311502)
    for row in overlay.dropLast() {
      let expected = min(max(0.4 * spring.position(at: row["time"]), 0), 1)
      #expect(abs(row["background_alpha"] - expected) < 0.0001, "at \(row["time"]) s")
    }
    #expect(overlay.last?["background_alpha"] == 0.4)
  }

  @Test("When the card is dismissed, then it sinks and the screen lightens with ease-in over 0.32 s")
  func dismissEasesIn() throws {
    let trace = try Trace("modal-card", "--phase", "dismiss")
    let card = trace.rows(of: "card")
    let overlay = trace.rows(of: "overlay")
    #expect(card.count == 21)
    for (card, overlay) in zip(card, overlay) {
      let eased = EaseInLaw.value(at: card["time"] / 0.32)
      #expect(abs(card["y"] - (Self.restY + (Self.hiddenY - Self.restY) * eased)) < 0.01, "at \(card["time"]) s")
      #expect(abs(overlay["background_alpha"] - 0.4 * (1 - eased)) < 0.0001, "at \(card["time"]) s")
    }
    #expect(card.last?["time"] == 0.32)
  }

  @Test("Rows stand at n/fps with linear progress, and once more at the exact end")
  func rowsStandOnFrames() throws {
    let card = try Trace("modal-card", "--fps", "50").rows(of: "card")
    #expect(card.count == 23)
    for (frame, row) in card.enumerated() {
      #expect(abs(row["time"] - Double(frame) / 50) < 1e-6)
      #expect(abs(row["progress"] - row["time"] / 0.44) < 1e-5)
    }
    #expect(card.last?["progress"] == 1)
  }

  @Test("The header is the documented one, and the layers that matter are named")
  func headerAndNames() throws {
    let trace = try Trace("modal-card")
    #expect(
      trace.header
        == "time,layer,x,y,width,height,opacity,background_alpha,scale_x,scale_y,rotation_y,corner_radius,progress")
    #expect(trace.names == ["from", "to", "overlay", "card"])
  }

  @Test("A tuned value moves what it should, and JSON says the same as CSV")
  func tunedAndAsJSON() throws {
    let words = ["trace", "modal-card", "--set", "dismiss.duration=0.5", "--phase=dismiss", "--fps", "10"]
    let csv = try Trace(csv: ProgramRun(words).text).rows(of: "card")
    #expect(csv.map { $0["time"] } == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    let json = try #require(try JSONSerialization.jsonObject(with: ProgramRun(words + ["--format", "json"]).output) as? [[String: Any]])
    let cards = json.filter { $0["layer"] as? String == "card" }
    #expect(cards.map { $0["y"] as? Double } == csv.map { $0["y"] })
    #expect(cards.allSatisfy { $0.count == 13 })
  }

  @Test("The motion does not depend on how often it is looked at")
  func independentOfRate() throws {
    let coarse = try Trace("modal-card", "--fps", "10").rows(of: "card")
    let fine = try Trace("modal-card", "--fps", "1000").rows(of: "card")
    for row in coarse.dropLast() {
      let same = try #require(fine.first { $0["time"] == row["time"] })
      #expect(same["y"] == row["y"])
    }
  }
}

/// An under-damped spring of mass 1 from 0 to 1, starting at rest.
struct SpringLaw {
  let stiffness: Double
  let damping: Double

  func position(at time: Double) -> Double {
    let natural = stiffness.squareRoot()
    let ratio = damping / (2 * natural)
    let damped = natural * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * natural * time) * (cos(damped * time) + ratio * natural / damped * sin(damped * time))
  }
}

/// The cubic Bézier curve (.42, 0) (1, 1).
enum EaseInLaw {
  static func value(at x: Double) -> Double {
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 1) < x { low = middle } else { high = middle }
    }
    return bezier(low, 0, 1)
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }
}
