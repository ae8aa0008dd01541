import Foundation
import UITestSupport

@testable import UIKit

/// What a monkey plays with: a screen with its own steps.
@MainActor
protocol MonkeySubject: AnyObject {
  /// The word with which a repeated run names the subject.
  static var name: String { get }
  /// The steps beside the common ones.
  static var choices: [MonkeyChoice] { get }
  /// Returns the steps of a seed.
  static func steps(seed: UInt64) -> [MonkeyStep]

  init()
  var stage: MonkeyStage { get }
  /// Takes a step.
  func perform(_ step: MonkeyStep)
  /// Notes what is wrong at rest, beside the common faults.
  func examine()
  /// Returns another subject, brought into the same state without animation.
  func undisturbed() -> Self
}

extension MonkeySubject {
  static func steps(seed: UInt64) -> [MonkeyStep] { MonkeyChoice.steps(60, of: choices, seed: seed) }
}

/// A run of a monkey, and what it found.
@MainActor
enum MonkeyRun {
  /// Returns what goes wrong in a sequence of steps.
  static func faults<Subject: MonkeySubject>(_ type: Subject.Type, _ steps: [MonkeyStep]) -> [String] {
    let subject = Subject()
    let stage = subject.stage
    for step in steps {
      if !stage.faults.isEmpty || stage.harness.scene.isStopped { break }
      if isTraced { print("monkey: \(step)") }
      if !stage.perform(step) { subject.perform(step) }
    }
    stage.settle()
    stage.examineRest()
    subject.examine()
    guard stage.faults.isEmpty else { return stage.faults }
    let other = subject.undisturbed()
    other.stage.settle()
    stage.compare(with: other.stage)
    return stage.faults
  }

  /// Returns the shortest steps that are found with which something still goes wrong.
  static func shrunk<Subject: MonkeySubject>(_ type: Subject.Type, _ steps: [MonkeyStep], attempts: Int = 400) -> [MonkeyStep] {
    var (steps, length, left) = (steps, max(steps.count / 2, 1), attempts)
    while length >= 1, left > 0 {
      var start = 0
      var hasShrunk = false
      while start < steps.count, left > 0 {
        var shorter = steps
        shorter.removeSubrange(start..<min(start + length, steps.count))
        left -= 1
        if faults(type, shorter).isEmpty { start += length } else { (steps, hasShrunk) = (shorter, true) }
      }
      if length == 1, !hasShrunk { break }
      length = max(length / 2, hasShrunk && length == 1 ? 1 : length / 2)
      if length == 0 { break }
    }
    return steps
  }

  /// A Boolean value that indicates whether each step is printed before it is taken, which shows where a run ends the program.
  static var isTraced: Bool { ProcessInfo.processInfo.environment["GLISSADE_FUZZ_TRACE"] != nil }
}
