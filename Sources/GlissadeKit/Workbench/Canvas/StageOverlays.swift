import Components
import Rehearsal
import UIKit

/// The visible overlays of a stage. Each one is created when it is shown, and removed when it is hidden.
@MainActor
final class StageOverlays {
  var shown: Set<StageOverlay> = [] { didSet { if shown != oldValue { make() } } }
  /// Marks the view that is selected in the view tree.
  let highlight = ViewHighlight()

  let measure = MeasureView()

  private let stageView: StageView
  private var trails: MotionTrailView?
  private var onion: OnionSkinView?
  private var takeTrailView: TakeTrailView?
  private var borders: LayerBordersView?
  private var legend: LayerBordersLegend?
  private var damage: DamageFlashView?

  init(over stageView: StageView) {
    self.stageView = stageView
    measure.isHidden = true
    for view in [highlight, measure] { stageView.addSubview(view) }
  }

  private var views: [StageOverlayView?] { [borders, onion, trails, takeTrailView, damage, highlight, measure] }

  private func make() {
    func made<View: UIView>(_ view: View?, for overlay: StageOverlay, _ make: () -> View) -> View? {
      guard shown.contains(overlay) else {
        view?.removeFromSuperview()
        return nil
      }
      if let view { return view }
      let view = make()
      stageView.insertSubview(view, belowSubview: highlight)
      return view
    }
    borders = made(borders, for: .layerBorders) { LayerBordersView() }
    legend = made(legend, for: .layerBorders) { LayerBordersLegend() }
    onion = made(onion, for: .onionSkin) { OnionSkinView() }
    trails = made(trails, for: .motionTrails) { MotionTrailView() }
    takeTrailView = made(takeTrailView, for: .takeTrail) { TakeTrailView() }
    damage = made(damage, for: .damage) { DamageFlashView() }
    layout()
  }

  /// The left edge of the free part of the canvas, for the legend.
  private var edge: CGFloat = 0

  /// Lays out the overlays over the stage's screen. `edge` is the left edge of the free part of the canvas.
  func layout(beside edge: CGFloat) {
    self.edge = edge
    layout()
  }

  private func layout() {
    for view in views {
      view?.frame = stageView.bounds
      view?.stageScale = stageView.stageScale
    }
    placeLegend()
  }

  /// Places the legend next to the stage if there is enough space, and otherwise in its lower corner.
  private func placeLegend() {
    guard let legend, let canvas = stageView.superview?.superview else { return }
    let size = legend.sizeThatFits(canvas.bounds.size)
    let room = stageView.convert(stageView.bounds, to: canvas).minX
    let isBeside = room >= edge + size.width + 32
    let corner = CGPoint(x: isBeside ? edge + 16 : room + 8, y: canvas.bounds.height - size.height - 48)
    legend.frame = CGRect(origin: stageView.convert(corner, from: canvas), size: size)
  }

  func refresh(_ session: StageSession) {
    let stage = stageView.stage
    borders?.refresh(stage.scene)
    highlight.refresh(stage.scene)
    measure.refresh(stage.scene)
    damage?.watch(stage.embedded)
    let playback = session.playback
    if trails != nil || onion != nil {
      let recording = playback.recording
      trails?.recording = recording
      onion?.recording = recording
      trails?.time = playback.playhead
      onion?.time = playback.playhead
    }
    takeTrailView?.take = playback.subject.take
    takeTrailView?.time = playback.playhead ?? 0
  }
}
