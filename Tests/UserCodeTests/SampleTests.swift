import Foundation
import SourceReport
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import Rehearsal
@testable import UserCode

/// A program that somebody could bring, as published samples for iOS are written.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The name of the file or folder in `Samples`.
  var name: String
  /// The phases that are found.
  var phases = DemoPhase.allCases
  /// Code that contains a duration, and the duration.
  var duration: (code: String, seconds: Double)
  /// A drag that dismisses, or nil if a drag does something else.
  var drag: (from: CGPoint, by: CGVector)?

  var testDescription: String { name }

  static let all = [
    Sample(
      name: "DraggableCard", duration: ("var duration: TimeInterval = 0.5", 0.5),
      drag: (from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: 330))),
    Sample(
      name: "SlideNavigation.swift", duration: ("return 0.35", 0.35),
      drag: (from: CGPoint(x: 2, y: 500), by: CGVector(dx: 300, dy: 0))),
    Sample(name: "InterruptibleSheet.swift", duration: ("duration: TimeInterval = 0.8", 0.8)),
    Sample(name: "BlurPresentation", duration: ("presenting ? 0.55", 0.55)),
    Sample(
      name: "PhotoGridZoom", duration: ("isPresenting ? 0.5 :", 0.5), drag: (from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 330))),
    Sample(name: "PageFlip.swift", duration: ("return 0.8", 0.8)),
    Sample(name: "SpringPlayground.swift", duration: ("var duration: Double = 0.9", 0.9)),
    Sample(
      name: "SystemTransitions", duration: ("springDuration: 1.2", 1.2), drag: (from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 330))
    ),
  ]

  /// The paths of the files.
  var files: [String] {
    let path = SourceAssets.package + "/Tests/UserCodeTests/Samples/" + name
    guard !name.hasSuffix(".swift") else { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
  }
}

@Suite("Samples of what people bring", .serialized)
@MainActor
struct SampleTests {
  init() throws { try SourceAssets.preparePlatform() }

  @Test("It runs as it is: its duration can be tuned, a drag drives it, and interruptions leave nothing behind", arguments: Sample.all)
  func sample(sample: Sample) throws {
    let tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    let version = try CodeVersion.load(CodeRequest(files: sample.files), by: tools)
    let demo = try #require(version.demos.first)
    #expect(demo.phases == sample.phases)
    #expect(!version.report.messages.contains { $0.severity == .error })

    let value = try #require(try duration(of: sample, in: version))
    #expect(value.isPrimary && value.staticReason == nil, "\(value)")
    let plain = Scenario(demo).record()
    let slow = Scenario(demo, values: [value.id: .number(sample.duration.seconds * 2)]).record()
    #expect(slow.duration > plain.duration * 1.4, "\(value.id): \(plain.duration) s and \(slow.duration) s")
    #expect(!plain.tracks.isEmpty)

    let take = sample.drag.map { Self.take($0.from, by: $0.by, on: demo) }
    if let take {
      Scenario(demo).playing(take).onStage { screens, stage in
        stage.settle(before: .dismiss, in: screens)
        stage.play(take)
        stage.settle()
        #expect(screens.nextPhase == .present, "the drag should dismiss")
      }
    }
    let report = DemoCheck(of: Scenario(demo), takes: take.map { [$0] } ?? [], framesPerSecond: 12, monkey: nil).run()
    #expect(report.unexpected.isEmpty && report.remains == nil && report.sweep.findings.isEmpty, "\(report.text)")
  }

  @Test("The card and the sheet to begin with come back after a short drag, and leave after a long one", arguments: ["card", "sheet"])
  func starter(name: String) throws {
    let tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    let file = SourceAssets.package + "/Assets/Starters/\(name).swift"
    let demo = try #require(try CodeVersion.load(CodeRequest(files: [file]), by: tools).demos.first)
    for (distance, next) in [(CGFloat(100), DemoPhase.dismiss), (330, .present)] {
      let take = Self.take(CGPoint(x: 195, y: 480), by: CGVector(dx: 0, dy: distance), on: demo)
      Scenario(demo).playing(take).onStage { screens, stage in
        stage.settle(before: .dismiss, in: screens)
        stage.play(take)
        stage.settle()
        #expect(screens.nextPhase == next, "\(distance) points")
      }
    }
  }

  @Test("The names and turns of phrase that code for iOS has most often compile, and each file has something to show")
  func idioms() throws {
    let files = Sample(name: "Idioms", duration: ("", 0)).files
    let version = try CodeVersion.load(CodeRequest(files: files), by: CodeTools(environment: ProcessInfo.processInfo.environment))
    #expect(!version.report.messages.contains { $0.severity == .error })
    let shown = Set(version.report.roots.map(\.file)).count
    #expect(files.count == 13 && shown >= 12)
  }

  /// Returns the value of the sample's duration.
  private func duration(of sample: Sample, in version: CodeVersion) throws -> SourceValue? {
    for (index, path) in sample.files.enumerated() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      guard let range = text.range(of: sample.duration.code) else { continue }
      let bytes =
        text.utf8.distance(from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(from: text.startIndex, to: range.upperBound)
      return version.report.values.first { $0.file == index && bytes.contains($0.range.lowerBound) }
    }
    return nil
  }

  /// Returns a take of a drag with one finger, at 60 moves per second.
  private static func take(_ start: CGPoint, by distance: CGVector, on demo: DemoDefinition) -> Take {
    let count = 24
    let events = (0...count).map { index in
      let fraction = CGFloat(index) / CGFloat(count)
      let point = CGPoint(x: start.x + distance.dx * fraction, y: start.y + distance.dy * fraction)
      let phase: PointerInput.Phase = index == 0 ? .began : index == count ? .ended : .moved
      let time = Double(index) / 60
      return TakeEvent(time: time, input: .pointer(PointerInput(phase: phase, location: point, timestamp: time)))
    }
    return Take(name: "drag", demo: demo.id, phase: .dismiss, size: CGSize(width: 390, height: 844), events: events)
  }
}
