import Tweaks
import UIKit

// The panel of values.
extension WorkbenchViewController {
  func showPanel() {
    guard panel?.store !== session.tweaks else { return }
    let code = session.shownFile?.source.report.map(PanelCode.init)
    let subject = PanelSubject(session.definition, code: code)
    if let panel, panel.subject.id == subject.id {
      panel.show(subject, store: session.tweaks)
    } else {
      let panel = TweakPanel(subject, store: session.tweaks, memory: session.panelMemory)
      panel.onRequest = { [unowned self] in perform($0) }
      panel.setHistory(canUndo: { [unowned session] in session.canUndo }, canRedo: { [unowned session] in session.canRedo })
      panel.isPresented = session.nextPhase == .dismiss
      inspector.set(panel, for: .tune)
      self.panel = panel
    }
    // The arrow keys go on through the sidebar. Otherwise the keys are for the stage.
    guard let window = view.window, !canvas.stageView.isFirstResponder else { return }
    if !window.showsFocusRing || window.focusedView == nil { canvas.focusStage() }
  }

  /// The sets of values for comparison: the defaults, and every preset that can be read.
  var comparableSets: [ComparableValues] {
    guard let shelf = panel?.shelf else { return [] }
    return [ComparableValues(name: ComparableValues.defaultsName, values: [:])]
      + (shelf.shippedNames + shelf.ownNames).compactMap { name in
        (try? shelf.preset(name)).map { ComparableValues(name: name, values: $0.values) }
      }
  }

  func searchValues() {
    showPage(.tune)
    view.layoutIfNeeded()
    panel?.beginSearch()
  }

  private func perform(_ request: PanelRequest) {
    switch request {
    case .replay: session.playback.replay()
    case .otherEnd: session.run(session.nextPhase)
    case .compare(let values, let name): session.compare(with: values, named: name)
    case .endTyping: canvas.focusStage()
    case .writeValues: files.askToWriteValues()
    case .undo: session.undo()
    case .redo: session.redo()
    case .presetsChanged:
      showUnsavedDemos()
      tuningKeeper.keepSoon(in: view.window?.windowScene)
    }
  }
}
