import UIKit

// What is shown over the stage, and everything but the stage.
extension WorkbenchViewController {
  var overlays: Set<StageOverlay> {
    get { canvas.shownOverlays }
    set {
      canvas.shownOverlays = newValue
      toolbar.showButton.isOn = !newValue.isEmpty
      canvas.refreshOverlays()
    }
  }

  func toggle(_ overlay: StageOverlay) {
    if overlays.contains(overlay) { overlays.remove(overlay) } else { overlays.insert(overlay) }
    canvas.showToast("\(overlay.title): \(overlays.contains(overlay) ? "shown" : "hidden")")
  }

  /// Copies a text to the pasteboard, and shows a notice.
  func copy(_ text: String, as kind: String) {
    UIPasteboard.general.string = text
    let lines = text.split(separator: "\n").count
    canvas.showToast("Copied: \(kind), \(lines) \(lines == 1 ? "line" : "lines")")
    // The last of them says more than that something was copied.
    firstSteps.note(.copy)
  }

  /// Shows or hides everything but the stage.
  func toggleChrome() {
    isChromeHidden.toggle()
    view.setNeedsLayout()
  }
}
