import Foundation

/// The numbers of UIKit's transitions that two projects have measured on iOS 27, from `Vectors/transitions.json`.
package struct MeasuredMotions: Decodable, Sendable {
  /// A motion: the rest of its way at some times.
  package struct Curve: Decodable, Sendable {
    package var name: String
    /// The law that was fitted.
    package var law: String
    package var source: String
    /// The greatest difference, in parts of the way.
    package var tolerance: Double
    /// Times in seconds, each with the rest of the way, from 1 to 0.
    package var samples: [[Double]]
  }

  /// A number.
  package struct Value: Decodable, Sendable {
    package var name: String
    package var value: Double
    /// The greatest difference, in the number's unit.
    package var tolerance: Double
    package var source: String

    /// Returns whether a number agrees with the measured one.
    package func agrees(with number: Double) -> Bool { abs(number - value) <= tolerance }
  }

  /// A number that isn't followed, and why.
  package struct Omission: Decodable, Sendable {
    package var what: String
    /// Where it was measured: in the simulator, or on a device.
    package var place: String
    package var why: String
  }

  package var curves: [Curve]
  package var values: [Value]
  package var omitted: [Omission]

  /// The numbers.
  package static let all: MeasuredMotions = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Vectors/transitions.json")
    do {
      return try JSONDecoder().decode(MeasuredMotions.self, from: Data(contentsOf: file))
    } catch {
      preconditionFailure("The measured numbers in \(file.path) cannot be read: \(error)")
    }
  }()

  /// Returns the motion with a name.
  package static func curve(_ name: String) -> Curve {
    guard let curve = all.curves.first(where: { $0.name == name }) else { preconditionFailure("There is no measured motion “\(name)”.") }
    return curve
  }

  /// Returns the number with a name.
  package static func value(_ name: String) -> Value {
    guard let value = all.values.first(where: { $0.name == name }) else { preconditionFailure("There is no measured number “\(name)”.") }
    return value
  }
}
