import UIKit

/// The attributes of all views.
@MainActor
enum ViewAttributes {
  static let view = AttributeTable<UIView>([
    .init("frame", \.frame, \.rect), .init("bounds", \.bounds, \.rect), .init("contentMode", \.contentMode, contentMode),
    .init("autoresizingMask", \.autoresizingMask, \.autoresizingMask), .init("autoresizesSubviews", \.autoresizesSubviews, \.flag),
    .init("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints, \.flag),
    // Xcode gives a view without constraints those of its frame and mask.
    .init("fixedFrame") { view, value in
      if value.flag == true { view.translatesAutoresizingMaskIntoConstraints = true }
    },
    .init("alpha", \.alpha, \.number), .init("hidden", \.isHidden, \.flag), .init("opaque", \.isOpaque, \.flag),
    .init("clipsSubviews", \.clipsToBounds, \.flag), .init("clipsToBounds", \.clipsToBounds, \.flag),
    .init("userInteractionEnabled", \.isUserInteractionEnabled, \.flag),
    .init("multipleTouchEnabled", \.isMultipleTouchEnabled, \.flag), .init("exclusiveTouch", \.isExclusiveTouch, \.flag),
    .init("tag", \.tag, \.integer), .init("backgroundColor", \.backgroundColor, \.color), .init("tintColor", \.tintColor, \.color),
    .init("semanticContentAttribute", \.semanticContentAttribute, semantics),
    .init("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, style),
    .init("layoutMargins", \.layoutMargins, \.insets),
    .init("directionalLayoutMargins", \.directionalLayoutMargins, \.directionalInsets),
    .init("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, \.flag),
    .init("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, \.flag),
    .init("horizontalHuggingPriority") { hug($0, $1, .horizontal) }, .init("verticalHuggingPriority") { hug($0, $1, .vertical) },
    .init("horizontalCompressionResistancePriority") { resist($0, $1, .horizontal) },
    .init("verticalCompressionResistancePriority") { resist($0, $1, .vertical) },
    .init("accessibilityIdentifier", \.accessibilityIdentifier, \.text),
    .init("accessibilityConfiguration") { view, value in
      if let values = value.group { accessibility.apply(view, values) }
    },
  ])

  private static let accessibility = AttributeTable<UIView>([
    .init("identifier", \.accessibilityIdentifier, \.text), .init("label", \.accessibilityLabel, \.text),
    .init("hint", \.accessibilityHint, \.text), .init("traits", \.accessibilityTraits, \.accessibilityTraits),
    .init("isElement", \.isAccessibilityElement, \.flag),
  ])

  private static let contentMode = AttributeValue.names(
    UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
    .topRight, .bottomLeft, .bottomRight)
  private static let semantics = AttributeValue.names(
    UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft)
  private static let style = AttributeValue.names(UIUserInterfaceStyle.light, .dark)

  private static func hug(_ view: UIView, _ value: AttributeValue, _ axis: NSLayoutConstraint.Axis) {
    if let priority = value.priority { view.setContentHuggingPriority(priority, for: axis) }
  }

  private static func resist(_ view: UIView, _ value: AttributeValue, _ axis: NSLayoutConstraint.Axis) {
    if let priority = value.priority { view.setContentCompressionResistancePriority(priority, for: axis) }
  }
}

extension AttributeValue {
  fileprivate var autoresizingMask: UIView.AutoresizingMask? {
    let masks: [String: UIView.AutoresizingMask] = [
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return options.map { UIView.AutoresizingMask($0.compactMap { masks[$0] }) }
  }

  fileprivate var accessibilityTraits: UIAccessibilityTraits? {
    let traits: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText, "notEnabled": .notEnabled,
      "updatesFrequently": .updatesFrequently, "adjustable": .adjustable, "header": .header,
    ]
    return options.map { UIAccessibilityTraits($0.compactMap { traits[$0] }) }
  }
}
