import Foundation
import Rehearsal

/// The moment at which a file is first shown on the stage, paused.
package enum FirstMoment: Equatable, Sendable {
  /// A point of a take, by the take's name or path, at a time since its first event, in seconds.
  case take(String, time: TimeInterval)
  /// The state in which a picture was made.
  case picture(PictureState)
}
