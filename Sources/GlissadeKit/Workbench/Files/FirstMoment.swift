import Foundation
import Rehearsal

/// The moment at which a file is first shown on the stage, paused.
package enum FirstMoment: Equatable, Sendable {
  /// A take by its name or path, at a time in seconds since its first event.
  case take(String, time: TimeInterval)
  /// The state in which a picture was made.
  case picture(PictureState)
}
