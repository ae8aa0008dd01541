import Foundation

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurableCell {
  /// The view to which custom subviews are added.
  public let contentView = UIView()
  /// The identifier for reusing the view, or nil.
  public let reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  /// A Boolean value that indicates whether the view shows a title of the data source, and nothing else.
  var hasTitle = false
  /// The space beside the title, in points.
  var titleInset: CGFloat = 16 { didSet { if titleInset != oldValue { setNeedsLayout() } } }
  /// The space above and below the title, in points.
  var titlePadding: (top: CGFloat, bottom: CGFloat) = (0, 0)

  /// Returns the height that the title needs in a width, in points.
  func titleHeight(inWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - 2 * titleInset), height: .greatestFiniteMagnitude)
    return (textLabel?.sizeThatFits(room).height ?? 0).rounded(.up) + titlePadding.top + titlePadding.bottom
  }

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Prepares the view for reuse.
  ///
  /// Override it to reset the state that belongs to the previous section.
  open func prepareForReuse() {}

  // MARK: Configuration

  var storedContents: CellContents?

  /// The description of the content, or nil if the view has a label or subviews of its own.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { storedContents?.content }
    set { showContent(newValue) }
  }

  /// The description of the background, or nil for `backgroundColor`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedContents?.background }
    set { showBackground(newValue) }
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// The state of the view.
  ///
  /// Override it to add values of the app's own.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  var anyConfigurationState: any UIConfigurationState { configurationState }

  func configurationStateDidChange() { storedContents?.update(for: configurationState) }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    textLabel?.frame = bounds.inset(
      by: UIEdgeInsets(top: titlePadding.top, left: titleInset, bottom: titlePadding.bottom, right: titleInset))
  }
}
