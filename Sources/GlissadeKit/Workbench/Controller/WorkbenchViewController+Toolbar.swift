import Components
import UIKit

// The buttons above the stage.
extension WorkbenchViewController {
  func connectToolbar() {
    toolbar.stageButton.set(toolTip: "The stage's screen: device, appearance, motion", menu: menus.stage)
    toolbar.compareButton.set("Compare", toolTip: WorkbenchCommand.compare.toolTip, menu: menus.compare)
    toolbar.showButton.set("Show", toolTip: "Overlays that explain the stage (1–6)", menu: menus.show)
    canvas.zoomButton.set(toolTip: "The size and the surroundings of the stage", menu: menus.canvas)
    toolbar.copyButton.set("Copy", toolTip: WorkbenchCommand.copySwift.toolTip("The tuned values as Swift, JSON or CSS"), menu: menus.copy)
    toolbar.sidebarButton.set(toolTip: WorkbenchCommand.toggleSidebar.toolTip) { [unowned self] in toggle(.sidebar) }
    toolbar.timelineButton.set(toolTip: WorkbenchCommand.toggleTimeline.toolTip) { [unowned self] in arrangement.isTimelineOpen.toggle() }
    toolbar.panelButton.set(toolTip: WorkbenchCommand.togglePanel.toolTip) { [unowned self] in toggle(.panel) }
    toolbar.helpButton.set(toolTip: WorkbenchCommand.keys.toolTip) { [unowned self] in toggleCommandList() }
    toolbar.recordButton.set { [unowned self] in toggleRecording() }
    toolbar.moreButton.toolTip = "More commands"
    showToolbar()
  }

  func showToolbar() {
    toolbar.stageTitle = menus.stageTitle
    toolbar.compareButton.isOn = session.comparison != nil
    toolbar.showButton.isOn = !overlays.isEmpty
    toolbar.isRecording = session.isRecording
  }
}
