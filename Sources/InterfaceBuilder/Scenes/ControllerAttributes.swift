import UIKit

/// The attributes of view controllers.
@MainActor
enum ControllerAttributes {
  /// Sets the attributes of a controller, those of its base class first.
  static func set(_ description: InterfaceObject, of controller: UIViewController, _ instance: InterfaceInstance) {
    if instance.source.file.presentsFullScreen { controller.modalPresentationStyle = .fullScreen }
    let values = instance.values(of: description)
    for table in tables { table.apply(controller, values) }
  }

  private static let tables = [
    AnyAttributeTable(controller), AnyAttributeTable(navigation), AnyAttributeTable(table), AnyAttributeTable(collection),
    AnyAttributeTable(split),
  ]

  static let presentationStyles = AttributeValue.names(
    UIModalPresentationStyle.automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover, .none)
  static let transitionStyles = AttributeValue.names(UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl)

  private static let controller = AttributeTable<UIViewController>([
    .init("title", \.title, \.text), .init("modalPresentationStyle", \.modalPresentationStyle, presentationStyles),
    .init("modalTransitionStyle", \.modalTransitionStyle, transitionStyles),
    .init("modalInPresentation", \.isModalInPresentation, \.flag),
    .init("definesPresentationContext", \.definesPresentationContext, \.flag),
    .init("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle, \.flag),
    .init("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, \.flag),
    .init("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, \.flag),
    .init("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, \.flag),
    .init("edgesForExtendedLayout", \.edgesForExtendedLayout, \.edges), .init("extendedEdge", \.edgesForExtendedLayout, \.edges),
    .init("preferredContentSize", \.preferredContentSize, \.size), .init("contentSizeForViewInPopover", \.preferredContentSize, \.size),
    .init(
      "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, AttributeValue.names(UIUserInterfaceStyle.unspecified, .light, .dark)),
  ])

  private static let navigation = AttributeTable<UINavigationController>([
    .init("navigationBarHidden", \.isNavigationBarHidden, \.flag),
    .init("toolbarHidden") { controller, value in
      if let isHidden = value.flag { controller.isToolbarHidden = isHidden }
    },
    .init("hidesBarsOnSwipe", \.hidesBarsOnSwipe, \.flag), .init("hidesBarsOnTap", \.hidesBarsOnTap, \.flag),
    .init("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, \.flag),
  ])

  private static let table = AttributeTable<UITableViewController>([
    .init("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, \.flag)
  ])

  private static let collection = AttributeTable<UICollectionViewController>([
    .init("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, \.flag)
  ])

  private static let split = AttributeTable<UISplitViewController>([
    .init(
      "preferredDisplayMode", \.preferredDisplayMode,
      [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary, "allVisible": .oneBesideSecondary, "primaryHidden": .secondaryOnly,
        "primaryOverlay": .oneOverSecondary,
      ]),
    .init("presentsWithGesture", \.presentsWithGesture, \.flag),
  ])
}

extension InterfaceFile {
  /// The last version of Interface Builder in which a presentation was full screen unless the file said otherwise: that of Xcode 10.3.
  private static let lastVersionWithoutSheets = 14490

  /// Whether a controller of which the file says nothing is presented full screen, and not as a sheet.
  ///
  /// Interface Builder doesn't write the default, and Xcode 11 made it a sheet. A file that was saved by an earlier Xcode means full screen,
  /// for which the code around it was written.
  fileprivate var presentsFullScreen: Bool { toolsVersion.map { $0 <= Self.lastVersionWithoutSheets } == true }
}

extension AttributeValue {
  /// The edges of a rectangle, of which none is named for none.
  fileprivate var edges: UIRectEdge? {
    let edges: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    return options.map { UIRectEdge($0.compactMap { edges[$0] }) }
  }
}
