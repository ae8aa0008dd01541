import Host
import Rehearsal
import Tweaks
import UIKit

// Showing the session's state in the panes.
extension WorkbenchViewController {
  func show(_ state: SessionState) {
    let old = shownState
    shownState = state
    if old?.differsInStages(from: state) != false {
      canvas.showStages()
      showPanel()
      panel?.comparedStore = session.comparison?.player.tweaks
    }
    if old?.differsOnlyInMoments(from: state) != true {
      panel?.isPresented = state.nextPhase == .dismiss
      showFiles(state, insteadOf: old)
      showToolbar()
      canvas.showRecording()
      showTimeline()
    }
    firstSteps.note(state, hasChanges: session.tweaks.hasChanges)
    canvas.refreshOverlays()
    views.refresh(session.stage)
    takes.show(state)
    calls.show(state)
  }

  /// Shows what other windows have changed in the meantime.
  func windowDidGetFocus() { takes.filesMayHaveChanged() }

  func note(_ timing: FrameTiming) { canvas.frameTimes.note(timing) }
}
