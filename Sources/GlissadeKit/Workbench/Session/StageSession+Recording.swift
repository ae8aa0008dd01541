import Foundation
import Rehearsal

extension StageSession {
  var isRecording: Bool { playback.recorder != nil }

  /// Starts to record input, from the state in which the next phase starts.
  func startRecording() {
    playback.enterRecording(before: nextPhase)
    reportChanges()
  }

  /// Saves the recording, and makes it the subject of the next replay. Returns the file, or nil if there was no input.
  func finishRecording() throws -> URL? {
    guard let recorder = playback.leaveRecording() else { return nil }
    // The key that plays the recording must not be typed into a field.
    players.endEditing()
    guard !recorder.isEmpty else { return nil }
    let unsaved = recorder.take(named: takes.nextName(demo: definition.takeID))
    playback.subject = ReplaySubject(unsaved)
    let (take, file) = try takes.saveNext(unsaved)
    playback.subject = ReplaySubject(take)
    revisions.takes += 1
    return file
  }
}
