@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The map of what is decided at the lift") @MainActor
struct DecisionMapTests {
  private let scenario = Scenario(DragDemo.self)

  init() throws { try HostPlatform.prepare() }

  @Test("Given a demo that looks at progress alone and decides at a half, then the boundary lies there at every velocity")
  func boundary() throws {
    let map = try DecisionMap(of: .dragDown(by: 300), in: scenario)
    while !map.isComplete { map.step() }
    #expect(map.rows.map(\.velocity) == DecisionMap.velocities.sorted())
    for row in map.rows {
      #expect(row.early == .cancelled)
      #expect(row.late == .finished)
      #expect(abs((row.threshold ?? 0) - 0.5) < 0.02)
    }
    #expect(map.isProgressReported)
  }

  @Test("Given a take, then its own drag is on the map, as it came out")
  func own() throws {
    let map = try DecisionMap(of: .dragDown(by: 300), in: scenario)
    map.step()
    let own = try #require(map.own)
    #expect(own.outcome == .cancelled)
    #expect(own.travel == 300)
    #expect(abs(map.progress(of: own) - 290 / 844) < 0.02)
    #expect(DecisionTrial(.dragDown(by: 600), in: scenario)?.outcome == .finished)
  }

  @Test("One step plays one drag, and steps after the last do nothing")
  func steps() throws {
    let map = try DecisionMap(of: .dragDown(by: 300), in: scenario)
    for count in 1...5 {
      map.step()
      #expect(map.trialCount == count)
    }
    #expect(map.completion < 0.2)
    while !map.isComplete { map.step() }
    let count = map.trialCount
    map.step()
    #expect(map.trialCount == count)
    #expect(map.completion == 1)
  }

  @Test("A take without a drag has no map")
  func noDrag() {
    #expect(throws: TweakError.self) { try DecisionMap(of: .dragDown(by: 0), in: scenario) }
  }

  @Test("Given a travel and a velocity, then the drag that is made ends there at that pace, on the recorded line")
  func syntheticDrag() throws {
    let drags = try #require(SyntheticDrag(like: .dragDown(by: 300)))
    #expect(drags.mostTravel == 743)
    for velocity: CGFloat in [-1500, -200, 0, 200, 1500] {
      for travel: CGFloat in [12, 200, 700] {
        let stroke = try #require(drags.take(travel: travel, velocity: velocity).decidingDrag)
        #expect(stroke.samples.allSatisfy { $0.location.x == 195 })
        #expect(abs(stroke.samples[stroke.samples.count - 1].location.y - 100 - travel) < 1e-6)
        #expect(abs(stroke.velocityAtEnd * stroke.direction.dy - velocity) < 1)
      }
    }
  }

  @Test("Given a demo that is swiped away by speed as well, then faster drags need less progress")
  func speedCounts() throws {
    let type = try #require(DemoRegistry.all.first { $0.id == "bottom-sheet" })
    let map = try DecisionMap(of: SourceAssets.takes.load("drag-away", demo: "bottom-sheet"), in: Scenario(type))
    while !map.isComplete { map.step() }
    let still = try #require(map.rows.first { $0.velocity == 0 })
    let fast = try #require(map.rows.first { $0.velocity == 2000 })
    #expect(still.late == .finished)
    #expect(still.early == .cancelled)
    #expect(fast.early == .finished || (fast.threshold ?? 1) < (still.threshold ?? 0))
    #expect(map.own?.outcome == .finished)
  }
}
