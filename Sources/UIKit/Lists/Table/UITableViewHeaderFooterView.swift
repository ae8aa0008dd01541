import Foundation

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurableCell {
  public let contentView = UIView()
  public internal(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  /// A Boolean value that indicates whether the view shows only a title from the data source.
  var hasTitle = false
  /// The space on each side of the title, in points.
  var titleInset: CGFloat = 16 { didSet { if titleInset != oldValue { setNeedsLayout() } } }
  /// In points.
  var titlePadding: (top: CGFloat, bottom: CGFloat) = (0, 0)

  /// Returns the height of the title for a width, in points.
  func titleHeight(inWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - 2 * titleInset), height: .greatestFiniteMagnitude)
    return (textLabel?.sizeThatFits(room).height ?? 0).rounded(.up) + titlePadding.top + titlePadding.bottom
  }

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.value(for: UITableViewCell.reuseIdentifierKey)
    super.init(coder: coder)
  }

  override func didInitialize() { addSubview(contentView) }

  open func prepareForReuse() {}

  // MARK: Configuration

  var storedContents: CellContents?

  /// Nil if the view has its own label or subviews.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { storedContents?.content }
    set { showContent(newValue) }
  }

  /// Nil stands for `backgroundColor`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedContents?.background }
    set { showBackground(newValue) }
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Override it to add custom states.
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
