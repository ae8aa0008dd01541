import Foundation

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view to which custom subviews are added.
  public let contentView = UIView()
  /// The label with the title.
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  var titleInset: CGFloat = 16 { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a view with an empty frame.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

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
    textLabel?.frame = bounds.insetBy(dx: titleInset, dy: 0)
  }
}
