import Foundation

struct TrialReport: Codable, Sendable {
  /// How the roots are put on the stage, by their indexes.
  var placements: [Int: Placement]
  /// The exceptions raised by UIKit that stopped a stage, each as a sentence.
  var exceptions: [String]
}
