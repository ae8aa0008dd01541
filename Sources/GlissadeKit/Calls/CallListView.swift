import Components
import UIKit

/// A list of the calls between UIKit and a demo's code, with a lane for each role. Calls after the shown time are faint.
///
/// A click on a call moves the playhead to its time and explains the call.
final class CallListView: KitView {
  var onChoose: (TransitionCall) -> Void = { _ in }

  private(set) var list = CallList()
  /// The index of the latest call at the shown time. It is nil before the first call and for a live stage.
  private(set) var latest: Int?
  private(set) var chosen: Int?

  private let legend = CallLegendView()
  private let hairline = HairlineView()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let emptyLabel = UILabel(
    Theme.body, Theme.quietText, text: "Run a transition: each call between UIKit and the demo’s code is listed here as it is made.",
    lines: 0)

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.background
    tableView.setUp([CallCell.self, CallMomentCell.self], for: self)
    tableView.contentInsetAdjustmentBehavior = .never
    let message = Column(emptyLabel.fittingHeight).inset(top: 15, left: Theme.margin, right: Theme.margin)
    arrange(
      Column(
        legend.fittingHeight.inset(top: 9, left: Theme.margin, bottom: 8, right: Theme.margin), hairline.sized(height: 1),
        Overlay(tableView, message)))
  }

  // MARK: Content

  /// Shows the calls of a live stage, and scrolls to the latest one.
  func showLive(_ calls: [TransitionCall]) {
    guard show(CallList(calls, isLive: true)) || latest != nil else { return }
    setLatest(nil)
    if let last = list.rows.indices.last { tableView.scroll(toRow: last) }
  }

  /// Shows the calls of a replay at `time`, in seconds since its start.
  func show(_ calls: [TransitionCall], at time: TimeInterval) {
    let isNew = show(CallList(calls))
    let latest = list.latestCall(at: time)
    guard isNew || latest != self.latest else { return }
    setLatest(latest)
    if let row = list.row(ofCall: latest ?? 0) { tableView.scroll(toRow: row) }
  }

  /// Returns whether the list differs from the previous one.
  private func show(_ list: CallList) -> Bool {
    guard list != self.list else { return false }
    let old = self.list
    self.list = list
    if let index = chosen, !list.calls.indices.contains(index) || list.calls[index].method != old.calls[index].method { chosen = nil }
    if emptyLabel.isHidden == list.calls.isEmpty {
      emptyLabel.isHidden.toggle()
      setNeedsLayout()
    }
    // The progress of a gesture updates an existing call in each frame.
    if list.rows == old.rows, chosen == nil { updateCells() } else { tableView.reloadData() }
    return true
  }

  private func setLatest(_ call: Int?) {
    latest = call
    updateCells()
  }

  private func timeRelation(ofCall index: Int) -> CallCell.TimeRelation {
    guard let latest else { return .past }
    return index == latest ? .latest : index < latest ? .past : .future
  }

  private func updateCells() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard case .call(let index) = list.rows[path.row] else { continue }
      (tableView.cellForRow(at: path) as? CallCell)?.show(list.calls[index], isChosen: index == chosen, timeRelation(ofCall: index))
    }
  }

  // MARK: Choosing

  func choose(_ call: Int?) {
    chosen = call
    tableView.reloadData()
    guard let call else { return }
    if let row = list.row(ofCall: call) { tableView.scroll(toRow: row) }
    onChoose(list.calls[call])
  }

  override var canBecomeFirstResponder: Bool { true }

  /// The Up and Down keys move between calls, and Esc clears the choice.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let last = list.calls.count - 1
    switch presses.first?.key?.keyCode {
    case .keyboardUpArrow where last >= 0: choose(chosen.map { max($0 - 1, 0) } ?? last)
    case .keyboardDownArrow where last >= 0: choose(chosen.map { min($0 + 1, last) } ?? 0)
    case .keyboardEscape where chosen != nil: choose(nil)
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func layoutSubviews() {
    let width = tableView.frame.width
    super.layoutSubviews()
    // The height of a chosen row depends on the width.
    if chosen != nil, tableView.frame.width != width { tableView.reloadData() }
  }
}

extension CallListView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.rows.count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch list.rows[indexPath.row] {
    case .moment: CallMomentCell.height
    case .call(let index):
      index == chosen ? CallCell.height(ofChosen: list.calls[index], width: bounds.width) : CallCell.height
    }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch list.rows[indexPath.row] {
    case .moment(let text): tableView.cell(CallMomentCell.self, at: indexPath) { $0.show(text) }
    case .call(let index):
      tableView.cell(CallCell.self, at: indexPath) { $0.show(list.calls[index], isChosen: index == chosen, timeRelation(ofCall: index)) }
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if case .call = list.rows[indexPath.row] { true } else { false }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    becomeFirstResponder()
    guard case .call(let index) = list.rows[indexPath.row] else { return }
    choose(index == chosen ? nil : index)
  }
}
