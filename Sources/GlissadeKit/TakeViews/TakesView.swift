import Components
import Rehearsal
import Tweaks
import UIKit

/// The list of a demo's takes, with the commands to play, loop, record, rename, trim, vary, join and delete them.
final class TakesView: KitView {
  var onRequest: (TakesRequest) -> Void = { _ in }
  /// Returns the state of the stage at the end of a take.
  var ending: (Take) -> TakeEnding = { TakeEnding(time: $0.duration, nextPhase: $0.phase == .present ? .dismiss : .present) }

  struct Activity: Equatable {
    var playing: String?
    var isLooping = false
    var isRecording = false
  }

  var activity = Activity() { didSet { if activity != oldValue { refresh() } } }

  /// Each demo has its own model.
  var model: TakesModel {
    didSet {
      model.onChange = { [weak self] in self?.refresh() }
      refresh()
    }
  }

  private let titleLabel = UILabel(Theme.title, Theme.text, text: "Takes")
  private let emptyLabel = UILabel(
    Theme.body, Theme.quietText, text: "No takes yet. Press Record, do something on the stage, and press it again.", lines: 0)
  private let scrollView = WheelScrollView()
  private let trimmer = TakeTrimmer()
  private let loopButton = UIButton(configuration: Icon.loop.configuration(Theme.text, inset: 6))
  private let recordButton = UIButton(configuration: Theme.takesButton)
  private(set) var rows: [TakeRow] = []
  private var list = Column()

  private static let headHeight: CGFloat = 36

  init(_ model: TakesModel) {
    self.model = model
    super.init(frame: .zero)
    recordButton.configuration?.imagePadding = 4
    loopButton.set(toolTip: "Repeats the take") { [unowned self] in onRequest(.setLooping(!activity.isLooping)) }
    recordButton.set { [unowned self] in onRequest(.record) }
    trimmer.onTrim = { [unowned self] in trim(to: $0) }
    let header = Row(gap: 8, titleLabel, loopButton.sized(width: 28), recordButton.fittingWidth).sized(height: 26)
    arrange(Column(header.inset(top: 4, left: 8, bottom: 6, right: 8), emptyLabel.fittingHeight.inset(x: 8)))
    for view in [scrollView, trimmer] { addSubview(view) }
    model.onChange = { [weak self] in self?.refresh() }
    refresh()
  }

  /// The height at which everything is visible without scrolling, in points.
  var preferredHeight: CGFloat {
    let list = model.listings.isEmpty ? 48 : CGFloat(model.listings.count) * TakeRow.height
    return Self.headHeight + list + (trimmer.isHidden ? 0 : TakeTrimmer.height)
  }

  // MARK: Updating

  func refresh() {
    if rows.map(\.listing) != model.listings { makeRows() }
    for row in rows {
      row.isChosen = row.listing.name == model.selection
      row.isPlaying = row.listing.name == activity.playing
      row.duration = model.duration(of: row.listing.name)
      row.others = model.listings.map(\.name).filter { $0 != row.listing.name }
    }
    loopButton.configuration?.baseForegroundColor = activity.isLooping ? Theme.accent : Theme.text
    loopButton.isSelected = activity.isLooping
    recordButton.setImage((activity.isRecording ? Icon.stop : .record).image, for: .normal)
    recordButton.setTitle(activity.isRecording ? "Stop" : "Record", for: .normal)
    recordButton.configuration?.baseForegroundColor = activity.isRecording ? Theme.wrong : Theme.text
    recordButton.toolTip =
      activity.isRecording ? "Ends the recording and keeps it as a take" : "Records what you do on the stage, until you press it again"
    emptyLabel.isHidden = !rows.isEmpty
    showTrimmer()
    setNeedsLayout()
  }

  private func makeRows() {
    let focused = rows.first(where: \.isFocused)?.listing.name
    for row in rows { row.removeFromSuperview() }
    rows = model.listings.map { listing in
      let row = TakeRow(listing, duration: model.duration(of: listing.name))
      row.onRequest = { [weak self, unowned row] in self?.perform($0, of: row) }
      return row
    }
    list = Column(rows.map { $0.sized(height: TakeRow.height) })
    list.add(to: scrollView)
    // The focus stays in the list when its row has been replaced or removed.
    if let focused { window?.setFocus(rows.first { $0.listing.name == focused } ?? rows.first { $0.listing.name == model.selection }) }
  }

  private func showTrimmer() {
    guard let name = model.selection, let take = try? model.take(name), take.duration > TakeTrimmer.shortest else {
      trimmer.isHidden = true
      return
    }
    trimmer.isHidden = false
    trimmer.show(take, isOwn: model.listings.contains { $0.name == name && $0.origin == .own })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, head) = (bounds.width, Self.headHeight)
    let foot = trimmer.isHidden ? 0 : TakeTrimmer.height
    scrollView.frame = CGRect(x: 0, y: head, width: width, height: max(bounds.height - head - foot, 0))
    scrollView.layOutContent(list, width: width)
    let listHeight = min(scrollView.contentSize.height, scrollView.bounds.height)
    trimmer.frame = CGRect(x: 0, y: head + listHeight, width: width, height: TakeTrimmer.height)
  }

  // MARK: Actions

  private func perform(_ request: TakeRow.Request, of row: TakeRow) {
    let name = row.listing.name
    switch request {
    case .select: select(name)
    case .play:
      select(name)
      if activity.playing == name { onRequest(.stop) } else { onRequest(.play(name)) }
    case .rename: rename(row)
    case .delete: delete(row)
    case .copyCommand:
      UIPasteboard.general.string = model.commandLine(for: name)
      onRequest(.report("Copied: \(model.commandLine(for: name))"))
    case .vary(let variation): make { try model.vary(name, by: variation) }
    case .join(let other): make { try model.join(name, with: other, after: ending(try model.take(name))) }
    case .family:
      select(name)
      onRequest(.family(name))
    case .step(let offset):
      guard let index = rows.firstIndex(where: { $0 === row }), rows.indices.contains(index + offset) else { return }
      select(rows[index + offset].listing.name)
      window?.setFocus(rows[index + offset])
    }
  }

  private func select(_ name: String) {
    guard name != model.selection else { return }
    model.select(name)
    onRequest(.show(name))
  }

  private func rename(_ row: TakeRow) {
    let name = row.listing.name
    guard row.listing.origin == .own else {
      onRequest(.report("“\(name)” comes with the program and cannot be renamed"))
      return
    }
    row.startRenaming { [weak self] newName in
      guard let self else { return }
      window?.setFocus(row)
      guard let newName else { return }
      attempt {
        try model.rename(name, to: newName)
        select(newName)
      }
    }
  }

  private func delete(_ row: TakeRow) {
    let name = row.listing.name
    attempt {
      let wasChosen = model.selection == name
      try model.delete(name)
      onRequest(.report("“\(name)” is in the trash"))
      if wasChosen { onRequest(.show(nil)) }
    }
  }

  /// Makes another take, selects it and reports its name.
  private func make(_ making: () throws -> Void) {
    attempt {
      try making()
      onRequest(.show(model.selection))
      onRequest(.report("Saved “\(model.selection ?? "")”"))
    }
  }

  private func trim(to range: ClosedRange<TimeInterval>) {
    guard let name = model.selection else { return }
    attempt {
      try model.trim(name, to: range)
      onRequest(.show(model.selection))
    }
  }

  /// Performs an action, and reports its error if it fails.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
      onRequest(.update)
    } catch {
      onRequest(.report((error as? TweakError)?.message ?? error.localizedDescription))
    }
  }
}
