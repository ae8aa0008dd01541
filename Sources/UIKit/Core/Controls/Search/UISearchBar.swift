import Foundation

@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// `range` is counted in UTF-16 units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: UInt, Sendable {
    /// `minimal` has no background.
    case `default`, prominent, minimal
  }

  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField()

  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchTextField.setNeedsLayout()
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  @Observed open var searchBarStyle = Style.default { didSet { updateBackground() } }
  @Observed open var barTintColor: UIColor? { didSet { updateBackground() } }
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  @Observed open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
  @Observed open var selectedScopeButtonIndex = 0 { didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
  @Observed open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { makeScopes() } } }

  private let fieldDelegate = SearchFieldDelegate()
  private let cancelButton = UIButton(type: .system)
  private var hasCancelButton = false
  private var scopes: UISegmentedControl?
  // Lengths are in points; the heights are those of iOS.
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  static let scopesHeight: CGFloat = 44
  /// The space above the field.
  static let fieldTop = (height - fieldHeight) / 2
  /// The visible fraction of the bar at and below which the content of the field is transparent.
  private static let fadedFraction: CGFloat = 0.5
  private static let margin: CGFloat = 8

  /// The visible fraction of the bar, in 0…1, while it leaves a navigation bar. The height of the field is proportional to it.
  var visibleFraction: CGFloat = 1 { didSet { if visibleFraction != oldValue { setNeedsLayout() } } }
  /// Called when scopes have been shown or hidden.
  var heightMayHaveChanged: () -> Void = {}

  /// Receives the delegate's calls too, for a search controller.
  var observer: (any UISearchBarDelegate)?

  override func didInitialize() {
    searchTextField.placeholder = "Search"
    fieldDelegate.bar = self
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    cancelButton.isHidden = true
    clipsToBounds = true
    for view in [searchTextField, cancelButton] as [UIView] { addSubview(view) }
    updateBackground()
  }

  private func updateBackground() {
    let isInBar = superview is SearchHolder || superview is SearchSlot
    backgroundColor = searchBarStyle == .minimal || isInBar ? nil : barTintColor ?? .secondarySystemBackground
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateBackground()
    guard !(superview is SearchHolder) else { return }
    visibleFraction = 1
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != hasCancelButton else { return }
    layoutIfNeeded()
    hasCancelButton = showsCancelButton
    cancelButton.isHidden = false
    setNeedsLayout()
    let finish = { [self] (_: Bool) in cancelButton.isHidden = !hasCancelButton }
    guard animated, window != nil else { return finish(true) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: { self.layoutIfNeeded() },
      completion: finish)
  }

  var hasScopes: Bool { scopes != nil }

  private func makeScopes() {
    let hadScopes = hasScopes
    scopes?.removeFromSuperview()
    scopes = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    defer { if hasScopes != hadScopes { heightMayHaveChanged() } }
    guard showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else { return }
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = min(selectedScopeButtonIndex, titles.count - 1)
    control.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    scopes = control
    // In an animation they fade in, without moving.
    UIView.performWithoutAnimation {
      addSubview(control)
      control.alpha = 0
      control.frame = CGRect(x: Self.margin, y: Self.height + 2, width: max(0, bounds.width - 2 * Self.margin), height: 32)
      control.layoutIfNeeded()
    }
    control.alpha = 1
  }

  private var rowHeight: CGFloat { bounds.height - (scopes == nil ? 0 : Self.scopesHeight) }

  private func scopeDidChange() {
    selectedScopeButtonIndex = scopes?.selectedSegmentIndex ?? 0
    for one in [delegate, observer] { one?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex) }
  }

  private func textDidChange() {
    for one in [delegate, observer] { one?.searchBar(self, textDidChange: text ?? "") }
  }

  private func cancel() {
    for one in [delegate, observer] { one?.searchBarCancelButtonClicked(self) }
  }

  /// Esc cancels the search while the bar has a **Cancel** button.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard hasCancelButton, presses.first?.key?.keyCode == .keyboardEscape else { return super.pressesBegan(presses, with: event) }
    cancel()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height + (scopes == nil ? 0 : Self.scopesHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = cancelButton.intrinsicContentSize.width
    let room = hasCancelButton ? width + Self.margin : 0
    let top = (rowHeight - Self.fieldHeight) / 2
    let height = Self.fieldHeight * visibleFraction
    searchTextField.frame = CGRect(x: Self.margin, y: top, width: max(0, bounds.width - 2 * Self.margin - room), height: height)
    searchTextField.contentAlpha = ((visibleFraction - Self.fadedFraction) / (1 - Self.fadedFraction)).clamped(to: 0...1)
    cancelButton.frame = CGRect(x: bounds.width - room, y: top, width: width, height: height)
    cancelButton.alpha = hasCancelButton ? 1 : 0
    scopes?.frame = CGRect(x: Self.margin, y: rowHeight + 2, width: max(0, bounds.width - 2 * Self.margin), height: 32)
    mirror([searchTextField, cancelButton])
  }
}

@MainActor
private final class SearchFieldDelegate: UITextFieldDelegate {
  weak var bar: UISearchBar?

  private var observers: [any UISearchBarDelegate] { [bar?.delegate, bar?.observer].compactMap { $0 } }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    for one in observers { one.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    for one in observers { one.searchBarTextDidEndEditing(bar) }
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { for one in observers { one.searchBarSearchButtonClicked(bar) } }
    return false
  }
}
