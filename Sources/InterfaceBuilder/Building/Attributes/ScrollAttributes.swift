import UIKit

/// The attributes of scroll views, lists, stacks, effects and bars.
@MainActor
enum ScrollAttributes {
  static let scrollView = AttributeTable<UIScrollView>([
    .init("contentInset", \.contentInset, \.insets),
    .init(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      AttributeValue.names(UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always)),
    .init("scrollEnabled", \.isScrollEnabled, \.flag), .init("pagingEnabled", \.isPagingEnabled, \.flag),
    .init("bounces", \.bounces, \.flag), .init("bouncesZoom", \.bouncesZoom, \.flag),
    .init("alwaysBounceVertical", \.alwaysBounceVertical, \.flag), .init("alwaysBounceHorizontal", \.alwaysBounceHorizontal, \.flag),
    .init("directionalLockEnabled", \.isDirectionalLockEnabled, \.flag), .init("scrollsToTop", \.scrollsToTop, \.flag),
    .init("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, \.flag),
    .init("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, \.flag),
    .init("indicatorStyle", \.indicatorStyle, AttributeValue.names(UIScrollView.IndicatorStyle.default, .black, .white)),
    .init("delaysContentTouches", \.delaysContentTouches, \.flag), .init("canCancelContentTouches", \.canCancelContentTouches, \.flag),
    .init("maximumZoomScale", \.maximumZoomScale, \.number), .init("minimumZoomScale", \.minimumZoomScale, \.number),
    .init("keyboardDismissMode", \.keyboardDismissMode, AttributeValue.names(UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive)),
    .init("contentSize", \.contentSize, \.size),
  ])

  /// A negative height stands for the automatic one.
  static let tableView = AttributeTable<UITableView>([
    .init("rowHeight", \.rowHeight, \.rowHeight), .init("estimatedRowHeight", \.estimatedRowHeight, \.estimatedRowHeight),
    .init("sectionHeaderHeight", \.sectionHeaderHeight, \.rowHeight), .init("sectionFooterHeight", \.sectionFooterHeight, \.rowHeight),
    .init("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, \.rowHeight),
    .init("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, \.rowHeight),
    .init("separatorStyle", \.separatorStyle, ["none": .none, "default": .singleLine, "singleLine": .singleLine]),
    .init("separatorColor", \.separatorColor, \.color), .init("separatorInset", \.separatorInset, \.insets),
    .init("allowsSelection", \.allowsSelection, \.flag), .init("allowsMultipleSelection", \.allowsMultipleSelection, \.flag),
    .init("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, \.flag),
    .init("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, \.flag),
  ])

  static let collectionView = AttributeTable<UICollectionView>([
    .init("allowsSelection", \.allowsSelection, \.flag), .init("allowsMultipleSelection", \.allowsMultipleSelection, \.flag),
    .init("prefetchingEnabled", \.isPrefetchingEnabled, \.flag),
  ])

  /// A size of -1 in files stands for automatic sizes.
  static let flowLayout = AttributeTable<UICollectionViewFlowLayout>([
    .init("scrollDirection", \.scrollDirection, AttributeValue.names(UICollectionView.ScrollDirection.vertical, .horizontal)),
    .init("automaticEstimatedItemSize") { layout, value in
      if value.flag == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    },
    .init("minimumLineSpacing", \.minimumLineSpacing, \.number),
    .init("minimumInteritemSpacing", \.minimumInteritemSpacing, \.number), .init("itemSize", \.itemSize, \.size),
    .init("estimatedItemSize", \.estimatedItemSize, \.estimatedItemSize), .init("sectionInset", \.sectionInset, \.insets),
    .init("headerReferenceSize", \.headerReferenceSize, \.size), .init("footerReferenceSize", \.footerReferenceSize, \.size),
    .init("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, \.flag),
    .init("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, \.flag),
  ])

  static let stackView = AttributeTable<UIStackView>([
    .init("axis", \.axis, AttributeValue.names(NSLayoutConstraint.Axis.horizontal, .vertical)),
    .init(
      "distribution", \.distribution,
      AttributeValue.names(
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering)),
    .init(
      "alignment", \.alignment,
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .bottom, "lastBaseline": .lastBaseline,
      ]),
    .init("spacing", \.spacing, \.number), .init("baselineRelativeArrangement", \.isBaselineRelativeArrangement, \.flag),
    .init("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, \.flag),
    .init("spacingType") { stack, value in
      if value.text == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    },
  ])

  static let effectView = AttributeTable<UIVisualEffectView>([
    .init("blurEffect") { view, value in view.effect = value.blurEffect },
    .init("vibrancyEffect") { view, value in
      let blur = value.group?["blurEffect"]?.blurEffect
      view.effect = UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular))
    },
    .init("glassEffect") { view, value in
      view.effect = UIGlassEffect(style: value.group?["style"]?.text == "clear" ? .clear : .regular)
    },
  ])

  static let navigationBar = AttributeTable<UINavigationBar>([
    .init("barStyle", \.barStyle, barStyles), .init("translucent", \.isTranslucent, \.flag),
    .init("barTintColor", \.barTintColor, \.color), .init("largeTitles", \.prefersLargeTitles, \.flag),
    .init("titleTextAttributes", \.titleTextAttributes, \.textAttributes),
    .init("largeTitleTextAttributes", \.largeTitleTextAttributes, \.textAttributes),
  ])

  static let toolbar = AttributeTable<UIToolbar>([
    .init("barStyle", \.barStyle, barStyles), .init("translucent", \.isTranslucent, \.flag),
    .init("barTintColor", \.barTintColor, \.color),
  ])

  static let tabBar = AttributeTable<UITabBar>([
    .init("barStyle", \.barStyle, barStyles), .init("translucent", \.isTranslucent, \.flag),
    .init("barTintColor", \.barTintColor, \.color), .init("unselectedItemTintColor", \.unselectedItemTintColor, \.color),
  ])

  private static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .black]
}

extension AttributeValue {
  fileprivate var rowHeight: CGFloat? { number.map { $0 < 0 ? UITableView.automaticDimension : $0 } }

  /// The estimated height, of which the automatic one is that of new tables.
  fileprivate var estimatedRowHeight: CGFloat? { number.flatMap { $0 < 0 ? nil : $0 } }

  fileprivate var estimatedItemSize: CGSize? { size.map { $0.width < 0 ? UICollectionViewFlowLayout.automaticSize : $0 } }

  fileprivate var blurEffect: UIBlurEffect? { group.map { UIBlurEffect(style: $0["style"]?.text.flatMap { Self.styles[$0] } ?? .regular) } }

  private static let styles: [String: UIBlurEffect.Style] = names(
    .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
    .systemThickMaterial, .systemChromeMaterial, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
    .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
    .systemThickMaterialDark, .systemChromeMaterialDark)

  /// The attributes of a bar's titles.
  fileprivate var textAttributes: [NSAttributedString.Key: Any]? {
    guard let values = group else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = values["fontDescription"]?.font ?? values["font"]?.font { attributes[.font] = font }
    if let color = (values["textColor"] ?? values["color"])?.color { attributes[.foregroundColor] = color }
    return attributes
  }
}
