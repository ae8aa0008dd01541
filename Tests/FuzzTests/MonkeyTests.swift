import Foundation
import TestSupport
import Testing
import UIKit

/// Monkeys play with what moves: after any steps, in any order, nothing is left behind, and the screen is as if nothing had moved.
///
/// `make fuzz` lets them play longer. A single run is repeated with its steps, for example
/// `GLISSADE_FUZZ_STEPS="navigation: push 1 2; wait 3; pop"`.
@Suite("Whatever a person does, and whenever, the screen comes to rest as if nothing had moved")
@MainActor
struct MonkeyTests {
  private let run = FuzzRun.standard
  private let seeds: Int
  private let only: String?

  init() throws {
    try SourceAssets.preparePlatform()
    seeds = run.isReported ? max(run.count / 500, 1) : 24
    only = ProcessInfo.processInfo.environment["GLISSADE_FUZZ_STEPS"]
  }

  @Test("Pushes, pops and presentations that slide, zoom and fade")
  func navigation() { play(NavigationMonkey.self) }

  @Test("Fifty zooms in ten seconds: presented, pushed and taken back while what is behind scrolls, turns, is deleted and changes its look")
  func zooms() { play(ZoomMonkey.self) }

  @Test("Alerts, action sheets, popovers, sheets and menus")
  func presentations() { play(PresentationMonkey.self) }

  @Test("The columns of a split view")
  func splitViews() { play(SplitMonkey.self) }

  @Test(
    "Steps after which something was left behind once",
    arguments: [
      "presentation: present 3 2 1 2; size 2 1",
      "zoom: scroll 5 1; zoom 2 5 2; zoom 1 0 1; wait 6; wait 5; zoom 1 11 1; bar 1 0; zoom 3 1 2",
    ])
  func known(words: String) {
    replay(words, with: PresentationMonkey.self)
    replay(words, with: ZoomMonkey.self)
  }

  /// Plays the steps that `words` name after the monkey's name, if it is this one's.
  private func replay<Subject: MonkeySubject>(_ words: String, with type: Subject.Type) {
    guard let colon = words.firstIndex(of: ":"), words[..<colon] == Subject.name else { return }
    let steps = words[words.index(after: colon)...].split(separator: ";").compactMap { MonkeyStep($0) }
    report(MonkeyRun.faults(type, steps), steps, of: type)
  }

  private func play<Subject: MonkeySubject>(_ type: Subject.Type) {
    if let only { return replay(only, with: type) }
    var known: Set<String> = []
    var time = 0.0
    for seed in 0..<seeds {
      let steps = Subject.steps(seed: run.seed &* 1_000_003 &+ UInt64(seed))
      if MonkeyRun.isTraced { print("monkey: \(Subject.name), seed \(seed)") }
      var faults: [String] = []
      time += processorTime { faults = MonkeyRun.faults(type, steps) }
      guard let first = faults.first, known.insert(first).inserted, known.count <= 8 else { continue }
      let shrunk = MonkeyRun.shrunk(type, steps)
      report(MonkeyRun.faults(type, shrunk), shrunk, of: type)
    }
    run.report("\(seeds) × \(Subject.name), \(Int(time * 1000)) ms")
  }

  private func report<Subject: MonkeySubject>(_ faults: [String], _ steps: [MonkeyStep], of type: Subject.Type) {
    let words = steps.map(\.description).joined(separator: "; ")
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))\nafter GLISSADE_FUZZ_STEPS=\"\(Subject.name): \(words)\"")
  }
}
