import Components
import Tweaks
import UIKit

/// The panel next to a stage, with a row for each of the demo's values and buttons to play the transition.
///
/// Changes are written to the store at once. Ctrl+Z and Ctrl+Shift+Z undo and redo. A drag is one step.
final class TweakPanel: KitViewController {
  /// The store with the demo's values.
  private(set) var store: TweakStore
  /// Called with the panel's requests.
  var onRequest: (PanelRequest) -> Void = { _ in }

  /// A Boolean value that indicates whether the transition is presented, so that the first button dismisses.
  var isPresented = false { didSet { header.isPresented = isPresented } }

  var showsChangedOnly: Bool {
    get { header.showsChangedOnly }
    set { header.showsChangedOnly = newValue }
  }

  /// The values for comparison, with curves of their own, or nil for the defaults.
  var comparedStore: TweakStore? {
    get { list.comparedStore }
    set { if newValue !== list.comparedStore { list.comparedStore = newValue } }
  }

  /// The values that the current build of the person's file will have.
  var pendingValues: Set<Tweak.ID> {
    get { list.pendingValues }
    set { if newValue != list.pendingValues { list.pendingValues = newValue } }
  }

  /// Sets whether changes can be undone and redone beyond those of the store.
  func setHistory(canUndo: @escaping () -> Bool, canRedo: @escaping () -> Bool) {
    (header.canUndo, header.canRedo) = (canUndo, canRedo)
    if isViewLoaded { header.refresh() }
  }

  private(set) var shelf: PresetShelf { didSet { shelf.watch = watch } }
  private(set) var subject: PanelSubject
  private let memory: PanelMemory
  private let header: PanelHeader
  private let banner = ProblemBanner()
  private let list: TweakList
  private let footer = PanelFooter()
  private let edge = HairlineView()
  private var observation: TweakObservation?
  private(set) var watch: FolderWatch?
  private let presetFolder: URL
  /// The latest failure, until the person closes it.
  private var notice: String? { didSet { showProblem() } }
  /// The problem with a file whose message the person has closed.
  private var closedProblem: String?

  init(_ subject: PanelSubject, store: TweakStore, memory: PanelMemory) {
    self.subject = subject
    self.store = store
    self.memory = memory
    shelf = memory.shelf(of: subject.id, shipped: subject.presets, store: store)
    presetFolder = memory.presets.folder(of: subject.id)
    header = PanelHeader(subject, presets: shelf, store: store)
    notice = memory.pins(subject.id).problem
    list = TweakList(PanelContent(subject, store: store), memory: memory)
    super.init()
    title = subject.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    view.tintColor = Theme.accent
    for subview in [list, header, banner, footer, edge] { view.addSubview(subview) }
    connectHeader()
    list.onDescribe = { [unowned self] in footer.describe($0 ?? focusedTweak) }
    list.onDescribeCurve = { [unowned self] in footer.describe(curve: $0) }
    list.onPlay = { [unowned self] in onRequest(.replay) }
    list.onProblem = { [unowned self] in notice = $0 }
    list.onProposal = { [unowned self] in perform($0) }
    banner.onClose = { [unowned self] in closeProblem() }
    observeStore()
    watchPresets()
    header.refresh()
    showProblem()
  }

  private func connectHeader() {
    header.onRequest = { [unowned self] in onRequest($0) }
    header.onFilter = { [unowned self] in list.filter = $0 }
    header.onSearchEnd = { [unowned self] in if let row = list.firstRow { view.window?.focus(byKeyboard: row) } }
    header.presets.onCommand = { [unowned self] in perform($0) }
    header.presets.onHeightChange = { [unowned self] in view.setNeedsLayout() }
    header.presets.onNamingEnd = { [unowned self] in
      // The folder exists once something has been saved.
      watchPresets()
      storeDidChange([])
      onRequest(.presetsChanged)
      onRequest(.endTyping)
    }
  }

  private var focusedTweak: Tweak? { (view.window?.focusedView as? TweakRow)?.edited.tweak }

  private func storeDidChange(_ ids: Set<Tweak.ID>) {
    list.refresh(ids)
    header.refresh()
    showProblem()
  }

  private func observeStore() { observation = store.observe(UIWindowScene.bound { [weak self] in self?.storeDidChange($0) }) }

  /// Shows the values of another version of the same file. The search and the place in the list stay.
  func show(_ subject: PanelSubject, store: TweakStore) {
    (self.subject, self.store) = (subject, store)
    shelf = memory.shelf(of: subject.id, shipped: subject.presets, store: store)
    title = subject.title
    header.show(subject, presets: shelf, store: store)
    // The place in the list depends on the height of the header.
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutIfNeeded()
    list.content = PanelContent(subject, store: store)
    guard isViewLoaded else { return }
    observeStore()
    storeDidChange([])
    footer.describe(nil)
  }

  private func watchPresets() {
    guard watch == nil else { return }
    // Calls this when this program or another one has written a preset's file.
    watch = FolderWatch(presetFolder) { [weak self] in
      guard let self else { return }
      shelf.filesDidChange()
      storeDidChange([])
      // If the folder is created again, it needs another watch.
      if !FileManager.default.fileExists(atPath: presetFolder.path) { watch = nil }
    }
    shelf.watch = watch
  }

  private func perform(_ command: PresetCommand) {
    do throws(TweakError) {
      switch command {
      case .useDefaults: store.resetAll()
      case .use(let name): try shelf.use(name)
      case .save: try shelf.save()
      case .saveAs: header.presets.askForName()
      case .rename(let name): header.presets.askForRename(of: name)
      case .delete(let name): try shelf.delete(name)
      case .compare(let name):
        let values = try name.map { name throws(TweakError) in store.changes(of: try shelf.preset(name)) }
        onRequest(.compare(values ?? [:], name: name ?? ComparableValues.defaultsName))
      case .revealChanges: header.showsChangedOnly = true
      }
      notice = nil
    } catch {
      notice = error.message
    }
    storeDidChange([])
    onRequest(.presetsChanged)
  }

  // MARK: Problems

  private var problem: String? { notice ?? (shelf.problem == closedProblem ? nil : shelf.problem) }

  private func showProblem() {
    guard isViewLoaded else { return }
    banner.label.text = problem
    banner.isHidden = problem == nil
    view.setNeedsLayout()
  }

  private func closeProblem() {
    if notice == nil { closedProblem = shelf.problem }
    notice = nil
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.height(in: bounds.width))
    header.setNeedsLayout()
    footer.isHidden = bounds.height < PanelFooter.leastPanelHeight
    footer.frame = CGRect(x: 0, y: bounds.height - PanelFooter.height, width: bounds.width, height: PanelFooter.height)
    var top = header.frame.maxY
    if !banner.isHidden {
      let width = bounds.width - 2 * Theme.gap
      banner.frame = CGRect(x: Theme.gap, y: top + Theme.gap, width: width, height: banner.height(in: width))
      top = banner.frame.maxY
    }
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, (footer.isHidden ? bounds.height : footer.frame.minY) - top))
  }

  // MARK: Searching

  private func perform(_ proposal: EmptyListView.Proposal) {
    switch proposal {
    case .search(let title): header.search(for: title)
    case .showAll: header.showsChangedOnly = false
    }
  }

  func beginSearch() { header.beginSearch() }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Undo", input: "z", modifierFlags: .control, action: TweakPanel.undo),
      UIKeyCommand(title: "Redo", input: "z", modifierFlags: [.control, .shift], action: TweakPanel.redo),
      UIKeyCommand(title: "Search", input: "f", modifierFlags: .control, action: TweakPanel.beginSearch),
    ]
  }

  func undo() { onRequest(.undo) }

  func redo() { onRequest(.redo) }
}
