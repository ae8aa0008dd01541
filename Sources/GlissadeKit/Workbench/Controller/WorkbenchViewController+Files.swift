import SourceReport
import Tweaks
import UIKit
import UserCode

// The state of the person's files, and of tuned values that aren't saved, in the panes.
extension WorkbenchViewController {
  func showFiles(_ state: SessionState, insteadOf old: SessionState?) {
    if state.revisions.files != old?.revisions.files || state.revisions.demos != old?.revisions.demos || state.demo != old?.demo {
      sidebar.show(SidebarContent(session), selection: session.definition.id)
      showCode(session.shownFile?.source.status)
    }
    if state.revisions.values != old?.revisions.values {
      showUnsavedDemos()
      tuningKeeper.keepSoon(in: view.window?.windowScene)
    }
  }

  private func showCode(_ status: CodeStatus?) {
    let tone = canvas.codeLine.line?.tone
    canvas.codeLine.show(status)
    panel?.pendingValues = status?.pendingValues ?? []
    let line = canvas.codeLine.line
    canvas.messageList.show(line?.messages ?? [])
    canvas.stageBorder = line?.tone == .problem ? CodeLineView.color(of: .problem) : nil
    if tone != line?.tone || line != nil { viewIfLoaded?.setNeedsLayout() }
  }

  func showUnsavedDemos() {
    session.updateUnsavedDemos()
    sidebar.unsavedDemos = session.unsavedDemos
  }
}
