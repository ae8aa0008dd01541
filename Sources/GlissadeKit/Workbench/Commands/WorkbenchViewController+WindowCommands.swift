import UIKit

extension WorkbenchViewController {
  var overlayCommands: [CommandBinding] {
    StageOverlay.allCases.map { overlay in
      CommandBinding(.overlay(overlay), isOn: overlays.contains(overlay)) { [unowned self] in toggle(overlay) }
    } + [CommandBinding(.noOverlays, obstacle: overlays.isEmpty ? "No overlay is shown" : nil) { [unowned self] in overlays = [] }]
  }

  var windowCommands: [CommandBinding] {
    let panes = layout.shownPanes
    return [
      CommandBinding(.commands) { [unowned self] in toggleCommandList() },
      CommandBinding(.keys) { [unowned self] in toggleCommandList() },
      CommandBinding(.firstSteps, isOn: firstSteps.steps != nil) { [unowned self] in
        firstSteps.steps = firstSteps.steps == nil ? FirstSteps() : nil
      },
      CommandBinding(.openFile) { [unowned self] in files.chooseFile() },
      CommandBinding(.toggleSidebar, isOn: panes.contains(.sidebar)) { [unowned self] in toggle(.sidebar) },
      CommandBinding(.toggleTimeline, isOn: arrangement.isTimelineOpen) { [unowned self] in arrangement.isTimelineOpen.toggle() },
      CommandBinding(.togglePanel, isOn: panes.contains(.panel)) { [unowned self] in toggle(.panel) },
      CommandBinding(.toggleChrome, isOn: isChromeHidden) { [unowned self] in toggleChrome() },
    ]
      + InspectorViewController.Page.allCases.map { page in
        CommandBinding(.page(page), isOn: inspector.page == page) { [unowned self] in showPage(page) }
      }
      + WindowAppearance.allCases.map { choice in
        CommandBinding(.appearance(choice), isOn: appearance == choice) { [unowned self] in appearance = choice }
      }
  }

  var keyboardCommands: [CommandBinding] {
    [
      CommandBinding(.nextPane) { [unowned self] in movePane(by: 1) },
      CommandBinding(.previousPane) { [unowned self] in movePane(by: -1) },
      CommandBinding(.focusStage) { [unowned self] in canvas.focusStage() },
    ] + WorkbenchCommand.viewKeys.map(CommandBinding.init(keys:))
  }

  private func movePane(by step: Int) {
    if let window = view.window { paneFocus.move(by: step, in: window) }
  }

  var focusedPane: WorkbenchPane? { paneFocus.pane(in: view.window) }

  /// Shows or hides a pane next to the canvas. In a narrow window, a pane replaces the other one.
  func toggle(_ pane: SidePane) {
    let isShown = layout.shownPanes.contains(pane)
    isChromeHidden = false
    arrangement.set(pane, isShown: !isShown)
    view.setNeedsLayout()
  }

  func showPage(_ page: InspectorViewController.Page) {
    isChromeHidden = false
    arrangement.set(.panel, isShown: true)
    inspector.page = page
    view.setNeedsLayout()
  }
}
