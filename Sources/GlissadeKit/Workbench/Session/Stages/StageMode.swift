import Rehearsal

/// How the stages show the demo.
enum StageMode {
  /// The stages are live in their first state, in which they also show changes of values.
  case untouched
  /// The stages are live, and something has been run or done on them.
  case live
  /// The stages show a time of the subject.
  case replay(Replay)
  /// The stages are live, and input on the tuned one is recorded.
  case recording(TakeRecorder)

  /// The position of the replay, or nil while the stages are live.
  var transport: Transport? { if case .replay(let replay) = self { replay.transport } else { nil } }

  /// The recorder of input on the tuned stage, or nil without a recording.
  var recorder: TakeRecorder? { if case .recording(let recorder) = self { recorder } else { nil } }

  /// Changes the replay, if there is one.
  mutating func changeReplay(_ change: (inout Replay) -> Void) {
    guard case .replay(var replay) = self else { return }
    change(&replay)
    self = .replay(replay)
  }
}
