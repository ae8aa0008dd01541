import Components
import Rehearsal
import UIKit

/// A take in the list. Its button plays it, a click chooses it, a double click renames it, and its menu has the other commands.
///
/// The row as a whole takes the keyboard focus: Return plays, F2 renames, Delete deletes, and the arrow keys move between rows.
final class TakeRow: HoverView {
  enum Request: Equatable {
    case select, play, rename, delete, copyCommand
    case step(Int)
    /// Make a variation of this take.
    case vary(TakeVariation)
    /// Make a take of this one followed by another one.
    case join(String)
    /// Show drags of ten lengths in the decision map.
    case family
  }

  static let height: CGFloat = 32

  let listing: TakeListing
  var onRequest: (Request) -> Void = { _ in }

  var isChosen = false { didSet { if isChosen != oldValue { attentionDidChange() } } }
  var isPlaying = false { didSet { if isPlaying != oldValue { playingDidChange() } } }

  /// In seconds, or nil for a take that can't be read.
  var duration: TimeInterval? { didSet { showDuration() } }
  /// The names of the takes with which this one can be joined.
  var others: [String] = [] { didSet { if others != oldValue { moreButton.menu = menu } } }

  private let nameLabel = UILabel(Theme.body, Theme.text)
  private let originLabel = UILabel(Theme.caption, Theme.quietText)
  private let durationLabel = UILabel(Theme.figures, Theme.quietText, alignment: .right)
  private let playButton = UIButton(configuration: Icon.play.configuration(Theme.text, inset: 6))
  private let moreButton = UIButton(configuration: Icon.more.configuration(Theme.text, inset: 6))
  private var field: TakeNameField?

  /// `duration` is in seconds, or nil for a take that can't be read.
  init(_ listing: TakeListing, duration: TimeInterval?) {
    self.listing = listing
    super.init(frame: .zero)
    layer.cornerRadius = 6
    nameLabel.text = listing.name
    originLabel.text = listing.origin == .shipped ? "shipped" : nil
    self.duration = duration
    showDuration()
    playButton.addAction(UIAction { [unowned self] _ in onRequest(.play) }, for: .primaryActionTriggered)
    moreButton.toolTip = "More actions"
    moreButton.menu = menu
    moreButton.showsMenuAsPrimaryAction = true
    for view in [nameLabel, originLabel, durationLabel, playButton, moreButton] as [UIView] { addSubview(view) }
    addInteraction(UIContextMenuInteraction(delegate: self))
    let about = listing.origin == .shipped ? "It comes with the program and can't be changed." : "Double-click to rename it."
    addInteraction(UIToolTipInteraction(defaultToolTip: "“\(listing.name)”: a click shows its trail on the stage. " + about))
    attentionDidChange()
    playingDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    playButton.frame = CGRect(x: 2, y: 2, width: 28, height: height - 4)
    moreButton.frame = CGRect(x: width - 30, y: 2, width: 28, height: height - 4)
    let durationWidth = max(durationLabel.intrinsicContentSize.width.rounded(.up), 40)
    durationLabel.frame = CGRect(x: moreButton.frame.minX - 4 - durationWidth, y: 0, width: durationWidth, height: height)
    let originWidth = listing.origin == .shipped ? originLabel.intrinsicContentSize.width.rounded(.up) + 8 : 0
    originLabel.frame = CGRect(x: durationLabel.frame.minX - originWidth, y: 0, width: originWidth, height: height)
    nameLabel.frame = CGRect(x: 34, y: 0, width: max(0, originLabel.frame.minX - 42), height: height)
    field?.frame = CGRect(x: 28, y: 3, width: max(0, durationLabel.frame.minX - 32), height: height - 6)
  }

  override func attentionDidChange() {
    backgroundColor = isChosen ? Theme.selection : isHovered ? Theme.hover : nil
  }

  private func showDuration() {
    durationLabel.text = duration.map { String(format: "%.1f s", $0) } ?? "unreadable"
    setNeedsLayout()
  }

  private func playingDidChange() {
    playButton.configuration?.image = (isPlaying ? Icon.stop : .play).image
    playButton.toolTip = isPlaying ? "Stops the take" : "Replays the take from its beginning (Enter)"
  }

  /// `onEnd` receives the new name, or nil if there is no change.
  func startRenaming(_ onEnd: @escaping (String?) -> Void) {
    guard field == nil else { return }
    let field = TakeNameField(listing.name) { [weak self] name in
      guard let self else { return }
      let hadKeyboard = self.field?.isFirstResponder == true
      let window = self.window
      self.field?.removeFromSuperview()
      self.field = nil
      self.nameLabel.isHidden = false
      if hadKeyboard { window?.endEditing(true) }
      onEnd(name)
    }
    self.field = field
    nameLabel.isHidden = true
    addSubview(field)
    layoutIfNeeded()
    field.startTyping()
  }

  // MARK: Input

  override var canBecomeFocused: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    window?.endEditing(true)
    onRequest(touches.first?.tapCount == 2 ? .rename : .select)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, let request = request(for: key) else { return super.pressesBegan(presses, with: event) }
    onRequest(request)
  }

  private func request(for key: UIKey) -> Request? {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    return switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: .play
    case .keyboardUpArrow: .step(-1)
    case .keyboardDownArrow: .step(1)
    case .keyboardDeleteForward, .keyboardDeleteOrBackspace: .delete
    case .keyboardF2: .rename
    default: nil
    }
  }
}
