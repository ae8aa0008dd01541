import Rehearsal
import Tweaks
import UIKit

extension StageMenus {
  /// Returns the menu of texts to copy, with the values in several formats.
  func copy() -> UIMenu {
    let changed = MotionExport(id: session.definition.name, title: session.definition.title, store: session.tweaks)
    let all = MotionExport(id: session.definition.name, title: session.definition.title, store: session.tweaks, includesDefaults: true)
    func action(_ title: String, _ meaning: String, _ text: @escaping () -> String) -> UIAction {
      UIAction.item(title, about: meaning) { workbench.copy(text(), as: title) }
    }
    let isChanged = session.tweaks.hasChanges
    let swift = action("Swift", "The values that differ from the defaults, and the calls that create the timings") { changed.swift }
    let whole = action("Swift with all values", "Including values at their defaults") { all.swift }
    let json = action("JSON", "A preset, as “--preset” reads it") { changed.json }
    let css = action("CSS", "Each timing as a class with its easing; springs as linear()") { changed.css }
    let command = action("Command line", "Creates an image of the current state without the window") { session.commandLine }
    let title = isChanged ? "Values that differ from the defaults" : "All values are at their defaults"
    return UIMenu(children: [UIMenu.part([swift, json, css], title: title), UIMenu.part([whole, command])])
  }
}
