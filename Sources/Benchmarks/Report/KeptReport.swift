import Foundation
import GlissadeKit

/// The measurements of an earlier run, from a file that `--json` has written.
struct KeptReport: Decodable {
  let measures: [Measure]

  private enum CodingKeys: String, CodingKey {
    case measures
  }

  /// Reads the file of an earlier run.
  static func read(_ path: String) throws(GlissadeError) -> KeptReport {
    guard let data = FileManager.default.contents(atPath: path) else { throw .noInput("“\(path)” cannot be read") }
    guard let report = try? JSONDecoder().decode(KeptReport.self, from: data) else {
      throw .noInput("“\(path)” is not what “glissade bench --json” writes")
    }
    return report
  }
}

/// The differences between an earlier run and a new one.
struct ReportComparison {
  /// A measurement in both runs.
  struct Pair {
    let old: Measure
    let new: Measure
    /// The new median divided by the old one, relative to the speed of the machine in each run.
    let ratio: Double
    /// Whether the intervals don't overlap, and in which direction.
    let difference: Difference
  }

  enum Difference {
    case slower, faster, none
  }

  /// The name of the measurement that indicates the speed of the machine: copies of a frame's bytes.
  static let reference = "copy of a frame"
  /// The minimum change to print, even if it is significant.
  private static let threshold = 1.03

  let pairs: [Pair]
  /// The factor by which the machine was slower in the new run.
  let machine: Double
  /// The names of measurements that only the new run has.
  let unknown: [String]

  init(_ new: [Measure], against old: [Measure]) {
    func named(_ name: String, in measures: [Measure]) -> Measure? { measures.first { $0.name == name } }
    let (before, now) = (named(Self.reference, in: old), named(Self.reference, in: new))
    let machine = Self.quotient(now, before)
    self.machine = machine.middle
    pairs = new.filter { $0.name != Self.reference }.compactMap { new in
      named(new.name, in: old).map { old in
        Self.pair(old, new, machine: new.unit == .milliseconds ? machine : (1, 1, 1))
      }
    }
    unknown = new.map(\.name).filter { name in named(name, in: old) == nil }
  }

  /// A factor, with the minimum and the maximum that the measurements permit.
  private typealias Factor = (least: Double, middle: Double, greatest: Double)

  private static func quotient(_ new: Measure?, _ old: Measure?) -> Factor {
    guard let new, let old, old.interval.lowerBound > 0, new.median > 0 else { return (1, 1, 1) }
    return (
      new.interval.lowerBound / old.interval.upperBound, new.median / old.median, new.interval.upperBound / old.interval.lowerBound
    )
  }

  private static func pair(_ old: Measure, _ new: Measure, machine: Factor) -> Pair {
    let expected = old.median * machine.middle
    let ratio = expected > 0 ? new.median / expected : new.median > 0 ? .infinity : 1
    var difference = Difference.none
    if new.interval.lowerBound > old.interval.upperBound * max(machine.greatest, machine.middle), ratio >= threshold {
      difference = .slower
    } else if new.interval.upperBound < old.interval.lowerBound * min(machine.least, machine.middle), ratio <= 1 / threshold {
      difference = .faster
    }
    return Pair(old: old, new: new, ratio: ratio, difference: difference)
  }

  /// A table of the measurements that have become slower, and the number of the others.
  var text: String {
    let slower = pairs.filter { $0.difference == .slower }.sorted { ($0.ratio, $0.new.name) > ($1.ratio, $1.new.name) }
    let faster = pairs.count { $0.difference == .faster }
    var text = ""
    if slower.isEmpty {
      text += "Nothing became slower.\n"
    } else {
      text +=
        TextTable(
          ["became slower", "kept run", "now", "change"],
          slower.map { pair in
            let unit = pair.new.unit.rawValue
            let change = pair.ratio.isFinite ? String(format: "%+.0f %%", (pair.ratio - 1) * 100) : "was 0"
            return ["\(pair.new.name)\(unit.isEmpty ? "" : ", \(unit)")", pair.old.text, pair.new.text, change]
          }
        ).text
    }
    text += "\(pairs.count) measurements compared: \(slower.count) slower, \(faster) faster, the others within the noise.\n"
    if !unknown.isEmpty { text += "\(unknown.count) measurements are not in the kept run.\n" }
    let percent = Int(((machine - 1) * 100).rounded())
    if abs(percent) >= 3 {
      text += "The machine was \(abs(percent)) % \(percent > 0 ? "slower" : "faster") this time, which is taken into account.\n"
    }
    return text
  }
}
