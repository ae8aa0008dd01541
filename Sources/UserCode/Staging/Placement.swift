import Rehearsal

/// How a root of a user's code is put on the stage, and how its phases start.
struct Placement: Codable, Equatable, Sendable {
  enum Frame: String, Codable, Sendable {
    /// The root is the window's root view controller.
    case window
    /// The root is the first screen of a navigation controller.
    case navigation
    /// The root is presented over a screen of photos.
    case presented
    /// The root animates a presentation of one screen over another.
    case modalTransition
    /// The root animates the pushes and pops of a navigation controller.
    case pushTransition
    /// The root animates the changes between the tabs of a tab bar controller.
    case tabTransition
  }

  enum Start: Codable, Equatable, Sendable {
    /// The stage starts it.
    case stage
    /// A tap on the view with this index among those that respond to touches.
    case tap(Int)
    /// Nothing was found that starts a phase.
    case none
  }

  var frame: Frame
  var start = Start.none
  /// A Boolean value that indicates whether the dismissal can also be run.
  var returns = false
  /// A Boolean value that indicates whether the same tap goes back, on a screen that moves without a transition.
  var toggles = false
  /// A Boolean value that indicates whether a presentation that the stage starts leaves the presenter's view in place.
  var keepsPresenter = false

  var phases: [DemoPhase] { returns ? [.present, .dismiss] : [.present] }
}
