import Foundation

/// The words above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What the view's own parts are added to.
  public let contentView = UIView()
  /// The words.
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  var titleInset: CGFloat = 16 { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

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
