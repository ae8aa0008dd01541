import Components
import Rehearsal
import UIKit

/// The page with the calls between UIKit and the demo's code, of the current replay or the live stage.
final class CallsViewController: KitViewController {
  private let session: StageSession
  private let list = CallListView()
  /// The log of the live stage, and its change count when it was shown.
  private weak var shownLog: TransitionCallLog?
  private var shownChanges = 0

  init(session: StageSession) {
    self.session = session
    super.init()
  }

  override func loadView() {
    view = list
    list.onChoose = { [unowned self] call in
      // A live stage can't go back in time.
      if session.playback.transport != nil { session.playback.scrub(to: call.time) }
    }
  }

  /// This costs nothing while the page is hidden.
  func show(_ state: SessionState) {
    guard isViewLoaded, view.window != nil else { return }
    switch state.mode {
    case .live, .recording:
      let log = session.player.calls
      guard log !== shownLog || log.changeCount != shownChanges else { return }
      (shownLog, shownChanges) = (log, log.changeCount)
      list.showLive(log.calls)
    case .replay(let time):
      shownLog = nil
      list.show(session.playback.recording.calls, at: time)
    }
  }
}
