import UIKit

/// A promise that code broke to UIKit, in plain words.
struct StageDiagnosis {
  /// Which promise, as a word that does not change: "completed-twice".
  var kind: String
  /// When, on the scene's clock, in seconds.
  var time: TimeInterval
  var message: String
}

extension Stage {
  /// The promises that were broken on this stage so far, in order.
  var diagnoses: [StageDiagnosis] { [] }
}
