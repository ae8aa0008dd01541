import Foundation

/// A guide that a view has by itself, and whose rectangle follows from the view's.
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind: Hashable {
    case safeArea, margins
    /// What a scroll view shows, and what it can show.
    case scrollFrame, scrollContent
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier = "\(view.layoutName).\(name)"
  }

  private var name: String {
    switch kind {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    }
  }

  /// How far the guide's edges lie inside the view's.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .margins: owningView?.layoutMargins ?? .zero
    case .scrollFrame, .scrollContent: .zero
    }
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if kind == .scrollContent { return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero) }
    return view.bounds.inset(by: insets)
  }
}

extension UIView {
  /// The part of the view that neither bars nor the screen's edges cover.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }

  /// The part of the view's width in which text is comfortable to read: inside the margins, in the middle, at most 672 points wide.
  public var readableContentGuide: UILayoutGuide {
    if let known = layoutStorage?.readableGuide { return known }
    let guide = UILayoutGuide()
    guide.identifier = "\(layoutName).readableContentGuide"
    addLayoutGuide(guide)
    layout.readableGuide = guide
    let margins = layoutMarginsGuide
    let fill = guide.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    fill.priority = .required - 1
    NSLayoutConstraint.activate([
      // As wide as iOS lets it be with text of the default size.
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: 672),
      guide.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      fill,
    ])
    return guide
  }

  func ownGuide(_ kind: SystemLayoutGuide.Kind) -> UILayoutGuide {
    if let known = layoutStorage?.ownGuides[kind] { return known }
    let guide = SystemLayoutGuide(kind, of: self)
    layout.ownGuides[kind] = guide
    return guide
  }
}

extension UIScrollView {
  /// What can be scrolled through: constrain content to its edges, and the content size follows.
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent) }

  /// The scroll view's own frame: what is constrained to it stays while content scrolls.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }
}
