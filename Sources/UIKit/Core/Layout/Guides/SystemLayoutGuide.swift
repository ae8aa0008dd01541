import Foundation

/// A guide that every view has, whose rectangle is derived from the view's bounds.
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind: Hashable {
    case safeArea, margins
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

  /// The distances of the guide's edges from the view's, in points.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .margins: owningView?.layoutMargins ?? .zero
    case .scrollFrame, .scrollContent: .zero
    }
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if kind == .scrollContent { return CGRect(origin: .zero, size: view.scrollingContentSize ?? .zero) }
    return view.bounds.inset(by: insets)
  }
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }

  /// The area inside the margins, centered, and at most 672 points wide, in which text is comfortable to read.
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
      // The maximum width on iOS for text of the default size.
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
  /// Constraints to the edges of this guide determine the content size.
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent) }

  /// Views constrained to this guide do not scroll with the content.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }
}
