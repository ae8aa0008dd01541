import Foundation

/// The findings of a trial about a version of a user's code.
struct TrialReport: Codable, Sendable {
  /// The places on the stage, by the roots' indexes.
  var placements: [Int: Placement]
  /// The exceptions of UIKit's that stopped a stage, each a sentence.
  var exceptions: [String]
}
