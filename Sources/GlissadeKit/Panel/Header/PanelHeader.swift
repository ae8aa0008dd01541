import Components
import Tweaks
import UIKit

final class PanelHeader: KitView {
  var onRequest: (PanelRequest) -> Void = { _ in }
  /// Returns whether there is a change to undo or redo. It may be one of another demo.
  lazy var canUndo: () -> Bool = { [unowned self] in store.canUndo }
  lazy var canRedo: () -> Bool = { [unowned self] in store.canRedo }
  var onFilter: (PanelFilter) -> Void = { _ in }
  /// Called when the person moves from the search field to the values that were found.
  var onSearchEnd: () -> Void = {}

  var isPresented = false { didSet { showEnd() } }

  let presets: PresetBar
  private(set) var filter = PanelFilter() { didSet { if filter != oldValue { onFilter(filter) } } }

  private let titleLabel = UILabel(Theme.title, Theme.text)
  private let undoButton = UIButton(configuration: Icon.undo.configuration())
  private let redoButton = UIButton(configuration: Icon.redo.configuration())
  private let endButton = UIButton(configuration: Theme.prominentButton)
  private let replayButton = UIButton(configuration: Theme.grayButton)
  private let resetButton = UIButton(configuration: Theme.grayButton)
  private let searchField = SearchField()
  /// The button that writes values into the person's file. A demo that comes with the program has none.
  private let saveButton = UIButton(configuration: Theme.grayButton)
  private let changesButton = UIButton(configuration: Theme.grayButton)
  private var store: TweakStore
  private var changes = 0

  private static let controlHeight: CGFloat = 28
  /// Enough for "Reset all" and "88 changed".
  private static let sideWidth: CGFloat = 96

  init(_ subject: PanelSubject, presets: PresetShelf, store: TweakStore) {
    self.presets = PresetBar(presets)
    self.store = store
    super.init(frame: .zero)
    backgroundColor = Theme.background
    searchField.toolTip = WorkbenchCommand.search.toolTip
    undoButton.set(toolTip: WorkbenchCommand.undo.toolTip) { [unowned self] in onRequest(.undo) }
    redoButton.set(toolTip: WorkbenchCommand.redo.toolTip) { [unowned self] in onRequest(.redo) }
    endButton.set { [unowned self] in onRequest(.otherEnd) }
    replayButton.set("Replay", toolTip: WorkbenchCommand.replay.toolTip) { [unowned self] in onRequest(.replay) }
    resetButton.set("Reset all", toolTip: WorkbenchCommand.resetAll.toolTip) { [unowned self] in self.store.resetAll() }
    changesButton.set(toolTip: WorkbenchCommand.showChanged.toolTip) { [unowned self] in showsChangedOnly.toggle() }
    searchField.onChange = { [unowned self] in filter.text = $0 }
    searchField.onEnd = { [unowned self] in onRequest(.endTyping) }
    searchField.onLeave = { [unowned self] in onSearchEnd() }
    saveButton.set("Save to File…", toolTip: WorkbenchCommand.writeValues.toolTip) { [unowned self] in onRequest(.writeValues) }
    self.presets.onNaming = { [unowned self] in resetButton.isHidden = $0 }
    arrangeRows()
    addHairline(at: .bottom)
    show(subject, presets: presets, store: store)
    showEnd()
    showChanges()
  }

  private func arrangeRows() {
    func row(_ items: any Layout...) -> any Layout { Row(gap: Theme.gap, items).sized(height: Self.controlHeight) }
    let history = Row(undoButton.sized(width: 28), redoButton.sized(width: 28))
    arrange(
      Column(
        gap: Theme.gap, row(titleLabel.sized(height: 24), history).inset(right: -6),
        // The preset bar takes the whole row while it asks for a name.
        Row(gap: Theme.gap, presets.fittingHeight, resetButton.sized(width: Self.sideWidth, height: Self.controlHeight, pinned: .top)),
        row(endButton, replayButton), saveButton.sized(height: Self.controlHeight),
        row(searchField, changesButton.sized(width: Self.sideWidth))
      ).inset(top: 8, left: Theme.margin, bottom: 12, right: Theme.margin))
  }

  // MARK: State

  /// Shows the values of another version of a file.
  func show(_ subject: PanelSubject, presets shelf: PresetShelf, store: TweakStore) {
    self.store = store
    presets.shelf = shelf
    titleLabel.text = subject.title
    saveButton.isHidden = subject.code == nil
    setNeedsLayout()
  }

  private func showEnd() {
    endButton.setTitle(isPresented ? "Dismiss" : "Present", for: .normal)
    endButton.toolTip = WorkbenchCommand.present.toolTip(isPresented ? "Run the transition back" : "Run the transition on the stage")
  }

  func refresh() {
    let earlierChanges = changes
    changes = store.changedValues.count
    resetButton.isEnabled = store.hasChanges || store.preset != nil
    undoButton.isEnabled = canUndo()
    redoButton.isEnabled = canRedo()
    saveButton.isEnabled = store.hasChanges
    presets.refresh(hasChanges: store.hasChanges)
    if changes != earlierChanges { showChanges() }
  }

  private func showChanges() {
    changesButton.configuration = showsChangedOnly ? Theme.chosenButton : Theme.grayButton
    changesButton.setTitle("\(changes) changed", for: .normal)
    changesButton.isEnabled = changes > 0 || showsChangedOnly
  }

  // MARK: Filtering

  var showsChangedOnly: Bool {
    get { filter.showsChangedOnly }
    set {
      filter.showsChangedOnly = newValue
      showChanges()
    }
  }

  /// Searches for a text in the person's place.
  func search(for text: String) {
    searchField.restore(text)
    filter.text = text
  }

  func beginSearch() { searchField.startTyping() }
}
