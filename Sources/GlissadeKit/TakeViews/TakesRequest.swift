/// A request of the list of takes to its owner.
enum TakesRequest {
  /// Show the selected take on the stage, or none for nil.
  case show(String?)
  case play(String)
  case stop
  /// Update all views of the takes after one was renamed, trimmed or deleted.
  case update
  /// Show drags like the take's, but of ten lengths, in the decision map.
  case family(String)
  case setLooping(Bool)
  /// Start a recording, or end the one in progress.
  case record
  /// Show a message briefly: what was done, or why it failed.
  case report(String)
}
