import UIKit

extension CanvasViewController {
  /// Places the stages according to a layout of the window. The canvas itself is at `layout.canvas`.
  func place(_ layout: WorkbenchLayout, pixelsPerPoint scale: CGFloat) {
    let pixels = layout.stageDensity(pixelsPerPoint: scale, isZoomed: settings.zoom.scale != nil)
    if session.configuration.scale != pixels { session.configure { $0.scale = pixels } }
    let area = CGRect(origin: .zero, size: layout.canvas.size)
    let frames = layout.stages.map { $0.offsetBy(dx: -layout.canvas.minX, dy: -layout.canvas.minY) }
    stages.place(frames, scale: layout.stageScale, settings: settings, area: area, pixelsPerPoint: scale)
    rulers.isHidden = !settings.showsRulers || explodedView != nil
    rulers.place(in: area, stages: frames, device: session.configuration.device.size, scale: layout.stageScale)
    let inside = rulers.isHidden ? area : area.inset(by: CanvasRulers.insets)
    overlays?.layout(beside: inside.minX)
    for cover in [panView, explodedView] { cover?.frame = area }
    placeFoot(in: inside, scale: layout.stageScale)
    // Views that appear above the foot of the canvas don't cover the line.
    let free =
      codeLine.isHidden ? inside : inside.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: inside.maxY - codeLine.frame.minY, right: 0))
    notice.place(in: free)
    recordingBadge.place(in: inside)
    doctorView.place(in: free)
  }

  /// Returns the additional height of the canvas's foot, in points: for first steps above the buttons, or for the second line of a long
  /// message.
  func extraFootHeight(forWidth width: CGFloat) -> CGFloat {
    let zoom = zoomButton.sizeThatFits(CGSize(width: 200, height: Theme.rowHeight)).width.rounded(.up) + 8
    let times = frameTimes.isHidden ? 0 : FrameTimeStrip.preferredSize.width + 8
    let left = 16 + resetButton.sizeThatFits(CGSize(width: width, height: CodeLineView.height)).width.rounded(.up) + 12
    let right = width - zoom - times - 12
    guard codeLine.isHidden else { return codeLine.height(forWidth: max(right - left, 0)) - CodeLineView.height }
    return firstSteps.hasStep ? firstSteps.heightAboveFoot(in: width, between: left, and: right) : 0
  }

  /// Places the views at the foot of the canvas, below the stages.
  private func placeFoot(in area: CGRect, scale: CGFloat) {
    // Over an enlarged stage or a colored backdrop, the buttons need a background.
    let needsBackground = settings.zoom.scale != nil || settings.backdrop != .automatic
    for button in [resetButton, zoomButton] {
      button.backgroundColor = needsBackground ? Theme.background.withAlphaComponent(0.85) : nil
      button.layer.cornerRadius = 6
    }
    let resetWidth = resetButton.sizeThatFits(area.size).width.rounded(.up)
    let y = area.maxY - CodeLineView.height - 1
    resetButton.frame = CGRect(x: area.minX + 16, y: y, width: resetWidth, height: CodeLineView.height)
    let percent = "\(Int((scale * 100).rounded())) %"
    // Setting a title causes a layout.
    if zoomButton.title(for: .normal) != percent { zoomButton.setTitle(percent, for: .normal) }
    let zoomWidth = ceil(zoomButton.sizeThatFits(CGSize(width: 200, height: Theme.rowHeight)).width)
    zoomButton.frame = CGRect(x: area.maxX - zoomWidth - 8, y: y, width: zoomWidth, height: CodeLineView.height)
    let strip = FrameTimeStrip.preferredSize
    frameTimes.frame = CGRect(
      x: zoomButton.frame.minX - strip.width - 8, y: area.maxY - strip.height - 8, width: strip.width, height: strip.height)
    placeCodeLine(in: area)
  }

  /// Places the line about the shown file between the other views at the foot.
  private func placeCodeLine(in area: CGRect) {
    let left = resetButton.frame.maxX + 12
    let right = (frameTimes.isHidden ? zoomButton : frameTimes).frame.minX - 12
    let height = codeLine.height(forWidth: max(right - left, 0))
    codeLine.frame = CGRect(x: left, y: resetButton.frame.maxY - height, width: max(right - left, 0), height: height)
    messageList.place(above: codeLine.frame, room: (area.height / 2).rounded())
    // Problems with a file have priority.
    firstSteps.isHidden = !firstSteps.hasStep || !codeLine.isHidden
    firstSteps.place(in: area, between: left, and: right, footHeight: CodeLineView.height)
  }
}
