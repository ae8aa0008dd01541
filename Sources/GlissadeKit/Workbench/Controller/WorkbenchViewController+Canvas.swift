import UIKit

// The overlays over the stage, and hiding everything else.
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

  func copy(_ text: String, as kind: String) {
    UIPasteboard.general.string = text
    let lines = text.split(separator: "\n").count
    canvas.showToast("Copied: \(kind), \(lines) \(lines == 1 ? "line" : "lines")")
    // Noted last, as the message at the end of the first steps replaces the toast.
    firstSteps.note(.copy)
  }

  func toggleChrome() {
    isChromeHidden.toggle()
    view.setNeedsLayout()
  }
}
