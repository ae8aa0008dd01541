import Components
import Rehearsal
import Tweaks
import UIKit

/// The page with the demo's takes and, for the selected take, plots of its hand-off and of the decision at its release.
final class TakesViewController: KitViewController {
  var onRecord: () -> Void = {}
  var onMessage: (String) -> Void = { _ in }

  private let session: StageSession
  /// The list reads the takes, so it's created when the page is first shown.
  private lazy var takes = TakesView(TakesModel(demo: session.definition.takeID, library: session.takes, trash: session.panelMemory.trash))
  private let scrollView = WheelScrollView()
  private let handoffTitle = UILabel(Theme.title, Theme.text, text: "Hand-off")
  private lazy var handoff = VelocityHandoffView()
  private let mapTitle = UILabel(Theme.title, Theme.text, text: "Decision")
  private lazy var map = DecisionMapView()
  /// The subject of the plots. Another take, other values or another screen require new plots.
  private var studied: Study?
  /// The take whose drag is shown with ten lengths in the map, or nil to show the demo's other takes.
  private var family: String?
  /// The number of recorded takes when the list was last read.
  private var shownTakes = 0
  /// Counts the studies, so that delayed work of an older one doesn't continue with a newer one.
  private var serial = 0

  private struct Study: Equatable {
    var demo: String
    var take: String
    var takes: Int
    var values: Int
    var configuration: StageConfiguration
  }

  /// The delay of a measurement after the last change, in seconds, so that a moving slider doesn't start any.
  private static let patience: TimeInterval = 0.25

  init(session: StageSession) {
    self.session = session
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    takes.onRequest = { [unowned self] in perform($0) }
    takes.ending = { [unowned self] take in
      TakeEnding(
        of: take,
        in: Scenario(
          session.definition, values: session.tweaks.changedValues, photos: session.photos, configuration: session.configuration))
    }
    view.addSubview(scrollView)
    for content in [takes, handoffTitle, handoff, mapTitle, map] as [UIView] { scrollView.addSubview(content) }
  }

  /// This costs nothing while the page is hidden.
  func show(_ state: SessionState) {
    guard isViewLoaded, view.window != nil else { return }
    if takes.model.demo != state.demo {
      takes.model = TakesModel(demo: state.demo, library: session.takes, trash: session.panelMemory.trash)
    } else if shownTakes != state.revisions.takes {
      takes.model.reload()
    }
    shownTakes = state.revisions.takes
    takes.activity = TakesView.Activity(
      playing: state.playingTake, isLooping: state.playback.settings.isLooping, isRecording: state.isRecording)
    if let take = state.replayedTake, takes.model.selection == nil { takes.model.select(take) }
    // The height of the list depends on the takes and on the selection.
    if takes.frame.height != takes.preferredHeight { view.setNeedsLayout() }
    study(state)
  }

  func filesMayHaveChanged() { if isViewLoaded, takes.model.reloadIfChanged() { session.setNeedsUpdate() } }

  // MARK: Plots

  private func study(_ state: SessionState) {
    let wanted = takes.model.selection.map {
      Study(
        demo: state.demo, take: $0, takes: takes.model.revision, values: state.revisions.values, configuration: state.configuration)
    }
    guard wanted != studied else { return }
    if wanted?.take != family { family = nil }
    studied = wanted
    serial += 1
    let begun = serial
    view.setNeedsLayout()
    guard let wanted, let take = try? takes.model.take(wanted.take) else {
      handoff.handoff = nil
      map.map = nil
      map.message = nil
      return
    }
    // The measurement uses these values even if they change in the meantime.
    let values = session.tweaks.changedValues
    perform(after: Self.patience) { [weak self] in self?.measure(take, with: values, wanted.configuration, begun) }
  }

  private func perform(after delay: TimeInterval, _ work: @escaping () -> Void) {
    view.window?.windowScene?.perform(after: delay, work)
  }

  private func measure(
    _ take: Take, with values: [Tweak.ID: TweakValue], _ configuration: StageConfiguration, _ begun: Int
  ) {
    guard begun == serial else { return }
    var scenario = Scenario(session.definition, values: values, photos: session.photos, configuration: configuration)
    scenario.configuration.scale = 1
    do {
      handoff.handoff = try VelocityHandoff.measure(take, in: scenario)
    } catch {
      handoff.handoff = nil
      handoff.message = error.message.sentence
    }
    map.releases = []
    do {
      map.map = try DecisionMap(of: take, in: scenario)
      let others = takes.model.listings.map(\.name).filter { $0 != take.name }.compactMap { try? takes.model.take($0) }
      continueComparison(begun, with: scenario, comparing: family == take.name ? take.family : others.filter { $0.phase == take.phase })
    } catch {
      map.map = nil
      map.message = error.message.sentence
    }
  }

  /// Plays the next drag for the map, or then the next of the demo's other takes to show its release, and schedules the rest. Between the
  /// drags, the window takes its turns.
  private func continueComparison(_ begun: Int, with scenario: Scenario, comparing others: [Take]) {
    guard begun == serial, view.window != nil, let decision = map.map else { return }
    var others = others
    if !decision.isComplete {
      decision.step()
      map.reload()
    } else if let take = others.popLast() {
      if let release = DecisionTrial(take, in: scenario) { map.releases.append(release) }
    } else {
      return
    }
    perform(after: 1.0 / 60) { [weak self] in self?.continueComparison(begun, with: scenario, comparing: others) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The work in progress begins again when the page is next shown.
    studied = nil
    serial += 1
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let margin = Theme.margin
    let width = view.bounds.width - 2 * margin
    takes.frame = CGRect(x: margin - 8, y: 8, width: width + 16, height: takes.preferredHeight)
    var y = takes.frame.maxY + 16
    let hasSelection = takes.model.selection != nil
    for (title, plot, height) in [
      (handoffTitle, handoff as UIView, VelocityHandoffView.preferredHeight), (mapTitle, map as UIView, DecisionMapView.preferredHeight),
    ] {
      title.isHidden = !hasSelection
      plot.isHidden = !hasSelection
      title.frame = CGRect(x: margin, y: y, width: width, height: 20)
      plot.frame = CGRect(x: margin, y: y + 28, width: width, height: height)
      y += 28 + height + 16
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: hasSelection ? y : takes.frame.maxY)
  }

  // MARK: Requests

  private func perform(_ request: TakesRequest) {
    switch request {
    case .show(let name): show(name)
    case .play(let name): do { session.playback.play(try takes.model.take(name)) } catch { onMessage(error.message.sentence) }
    case .stop: if session.playback.isPlaying { session.playback.togglePlay() }
    case .update: session.setNeedsUpdate()
    case .family(let name):
      family = name
      studied = nil
      session.setNeedsUpdate()
    case .setLooping(let isLooping): session.playback.isLooping = isLooping
    case .record: onRecord()
    case .report(let message): onMessage(message.sentence)
    }
  }

  private func show(_ name: String?) {
    view.setNeedsLayout()
    session.setNeedsUpdate()
    guard let take = name.flatMap({ try? takes.model.take($0) }) else { return }
    session.playback.show(take)
  }
}
