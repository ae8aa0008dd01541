import Rehearsal
import UIKit

extension WorkbenchViewController {
  var stageCommands: [CommandBinding] {
    let configuration = session.configuration
    func appearance(_ command: WorkbenchCommand, _ appearance: Appearance) -> CommandBinding {
      CommandBinding(command, isOn: configuration.appearance == appearance) { [unowned self] in
        session.configure { $0.appearance = appearance }
      }
    }
    let turned = Device(turning: configuration.device)
    return Device.known.map { device in
      CommandBinding(.device(device), isOn: configuration.device == device) { [unowned self] in session.configure { $0.device = device } }
    } + [
      CommandBinding(.turnDevice, title: "Turn to \(Int(turned.size.width)) × \(Int(turned.size.height))") { [unowned self] in
        session.configure { $0.device = turned }
      },
      appearance(.lightStage, .light), appearance(.darkStage, .dark),
      CommandBinding(.reduceMotion, isOn: configuration.reducesMotion) { [unowned self] in session.configure { $0.reducesMotion.toggle() }
      },
      CommandBinding(.reduceTransparency, isOn: configuration.reducesTransparency) { [unowned self] in
        session.configure { $0.reducesTransparency.toggle() }
      },
      CommandBinding(.resetStage) { [unowned self] in session.reset() },
    ]
  }

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
      CommandBinding(.openFile) { [unowned self] in chooseFile() },
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

  var demoCommands: [CommandBinding] {
    let demos = session.shelf.demos
    let shown = demos.firstIndex(of: session.definition) ?? 0
    func step(_ command: WorkbenchCommand, by steps: Int, obstacle: String) -> CommandBinding {
      let index = shown + steps
      return CommandBinding(command, obstacle: demos.indices.contains(index) ? nil : obstacle) { [unowned self] in
        session.select(demos[index])
      }
    }
    return [
      step(.nextDemo, by: 1, obstacle: "This is the last demo"), step(.previousDemo, by: -1, obstacle: "This is the first demo"),
    ]
      + demos.map { demo in
        CommandBinding(.demo(demo), isOn: demo == session.definition) { [unowned self] in
          if demo != session.definition { session.select(demo) }
        }
      }
  }

  var keyboardCommands: [CommandBinding] {
    [
      CommandBinding(.nextPane) { [unowned self] in movePane(by: 1) },
      CommandBinding(.previousPane) { [unowned self] in movePane(by: -1) },
      CommandBinding(.focusStage) { [unowned self] in canvas.focusStage() },
    ] + WorkbenchCommand.viewKeys.map(CommandBinding.init(keys:))
  }

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
