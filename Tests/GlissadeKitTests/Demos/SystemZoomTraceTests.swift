import Foundation
import TestSupport
import Testing

@testable import GlissadeKit

@Suite("The trace of the system zoom follows what was measured") @MainActor
struct SystemZoomTraceTests {
  /// Returns the rows of a layer in the trace of a phase on the screen on which the motion was measured.
  private func rows(of layer: String, _ words: String...) throws -> [Trace.Row] {
    let run = ProgramRun(["trace", "system-zoom", "--size", "402x874", "--fps", "60"] + words)
    try #require(run.status == .success, "\(run.errors)")
    return try Trace(csv: run.text).rows(of: layer)
  }

  /// Returns the differences of a column from a measured motion that are greater than its tolerance.
  private func differences(of rows: [Trace.Row], _ column: String, from name: String, to end: Double) throws -> [String] {
    let curve = MeasuredMotions.curve(name)
    let first = try #require(rows.first)
    let start = first[column]
    #expect(abs(start - end) > 100)
    return curve.samples.compactMap { sample in
      // A motion that is over has no rows any more.
      guard let row = rows.first(where: { abs($0["time"] - sample[0]) < 1e-4 }) else {
        return abs(sample[1]) < 0.005 ? nil : "no row at \(sample[0]) s"
      }
      let rest = (row[column] - end) / (start - end)
      return abs(rest - sample[1]) <= curve.tolerance ? nil : "\(column) at \(sample[0]) s: \(rest), \(sample[1]) by \(curve.source)"
    }
  }

  @Test("As on the device, the card's width and height open on two springs")
  func opening() throws {
    let card = try rows(of: "card")
    #expect(try differences(of: card, "width", from: "zoom.opening.place", to: 402) == [])
    #expect(try differences(of: card, "height", from: "zoom.opening.height", to: 874) == [])
  }

  @Test("As on the device, the card closes on one spring")
  func closing() throws {
    let card = try rows(of: "card", "--phase", "dismiss")
    let end = try #require(rows(of: "card").first)
    #expect(try differences(of: card, "width", from: "zoom.closing", to: end["width"]) == [])
    #expect(try differences(of: card, "height", from: "zoom.closing", to: end["height"]) == [])
  }

  @Test("As in the simulator, one critically damped spring opens the card, and its corners go straight to the display's")
  func simulator() throws {
    let card = try rows(of: "card", "--preset", "simulator")
    #expect(try differences(of: card, "width", from: "zoom.simulator", to: 402) == [])
    #expect(try differences(of: card, "height", from: "zoom.simulator", to: 874) == [])
    let first = try #require(card.first)
    for row in card {
      let way = (row["width"] - first["width"]) / (402 - first["width"])
      // The last of the size makes the corners square, because the stage's display is.
      guard way < 0.85 else { break }
      #expect(abs(row["corner_radius"] - (12 + (55 - 12) * way)) < 1)
    }
  }

  @Test("The dimming of the page behind goes with the way to 0.15 of black", arguments: ["device", "simulator"])
  func dimming(place: String) throws {
    let words = place == "device" ? [] : ["--preset", "simulator"]
    let run = ProgramRun(["trace", "system-zoom", "--size", "402x874", "--fps", "60"] + words)
    let trace = try Trace(csv: run.text)
    let (card, dimming) = (trace.rows(of: "card"), trace.rows(of: "dimming"))
    let first = try #require(card.first)
    for (card, dimming) in zip(card, dimming) {
      #expect(MeasuredMotions.value("zoom.dimming").agrees(with: dimming["background_alpha"]))
      #expect(abs(dimming["opacity"] - (card["width"] - first["width"]) / (402 - first["width"])) < 0.01)
    }
  }
}
