/// The names of elements that Interface Builder writes.
enum InterfaceVocabulary {
  /// Elements that describe an object, with or without an identifier.
  static let objects: Set<String> = controllers.union(views).union(gestureRecognizers).union([
    "placeholder", "exit", "customObject", "object", "navigationItem", "barButtonItem", "tabBarItem", "tableViewSection",
    "collectionViewFlowLayout", "collectionViewLayout", "searchDisplayController", "menu", "command", "keyCommand", "commandGroup",
    "commandPlaceholder",
  ])

  private static let controllers: Set<String> = [
    "viewController", "navigationController", "tabBarController", "tableViewController", "collectionViewController",
    "pageViewController", "splitViewController", "avPlayerViewController", "glkViewController", "hostingController",
    "viewControllerPlaceholder",
  ]

  private static let views: Set<String> = [
    "view", "window", "label", "button", "imageView", "textField", "textView", "switch", "slider", "segmentedControl", "stepper",
    "progressView", "activityIndicatorView", "pageControl", "pickerView", "datePicker", "colorWell", "refreshControl", "scrollView",
    "stackView",
    "tableView", "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "containerView", "visualEffectView", "searchBar", "navigationBar",
    "toolbar", "tabBar", "webView", "wkWebView", "mapView", "glkView", "mtkView", "sceneKitView", "skView", "arscnView", "arskView",
    "arView", "control", "adBannerView",
  ]

  /// Interface Builder calls the long press "pongPressGestureRecognizer".
  private static let gestureRecognizers: Set<String> = [
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer", "swipeGestureRecognizer",
    "pongPressGestureRecognizer", "longPressGestureRecognizer", "screenEdgePanGestureRecognizer", "gestureRecognizer",
    "hoverGestureRecognizer",
  ]

  /// Elements without a key and an identifier that contain objects, and so are their role.
  static let containers: Set<String> = [
    "subviews", "cells", "sections", "prototypes", "items", "gestureRecognizers", "viewControllers", "toolbarItems",
    "leftBarButtonItems", "rightBarButtonItems", "menuElements", "keyCommands",
  ]

  /// Elements of which only the editor makes use.
  static let ignored: Set<String> = [
    "nil", "animations", "userGuides", "userLayoutGuide", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
    "freeformSimulatedSizeMetrics", "simulatedSplitViewMetrics", "simulatedMetricsContainer", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "detailPopoverSimulatedSizeMetrics", "simulatedPopoverMetrics", "data", "mutableData",
    "storyboardConnections", "designable",
  ]

  /// Elements below the root that say nothing about objects.
  static let ignoredSections: Set<String> = [
    "dependencies", "device", "classes", "simulatedMetricsContainer", "inferredMetricsTieBreakers", "customFonts", "color",
    "accessibilityOverrides", "designables", "commonMetrics", "simulatedAppearance", "nil", "point",
  ]

  /// Attributes of objects of which only the editor makes use, or which are properties of the description.
  static let ignoredAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity",
  ]

  /// Elements with a key that are sets of options.
  static let options: Set<String> = [
    "autoresizingMask", "rectEdge", "extendedEdge", "dataDetectorType", "accessibilityTraits", "popoverArrowDirection",
    "audiovisualMediaTypes", "pressTypes", "eventModifierFlags", "keyModifierFlags", "modifierMask", "directionalRectEdge",
  ]

  /// Elements with a key whose attributes and elements belong together.
  static let groups: Set<String> = [
    "textInputTraits", "accessibility", "buttonConfiguration", "backgroundConfiguration", "preferredSymbolConfiguration",
    "textAttributes", "paragraphStyle", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "barButtonItemAppearance",
    "barButtonItemStateAppearance", "tabBarItemAppearance", "tabBarItemStateAppearance", "stackedLayoutAppearance", "blurEffect",
    "vibrancyEffect", "wkWebViewConfiguration", "wkPreferences", "standardMapConfiguration", "hybridMapConfiguration",
    "imageryMapConfiguration", "backgroundFilter", "shadow", "textTab", "listContentConfiguration", "pageControlProgress",
    "searchSuggestions", "symbolConfiguration", "fontConfiguration", "contentConfiguration", "dictionary", "segment", "calendar",
    "sliderTrackConfiguration", "glassEffect",
  ]

  /// Attributes that are texts for people, which strings files translate.
  static let texts: Set<String> = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "hint",
    "largeContentTitle", "toolTip", "alternateTitle", "discoverabilityTitle", "attributedTitle", "attributedText",
  ]

  /// Attributes that are names of pictures.
  static let images: Set<String> = [
    "image", "backgroundImage", "highlightedImage", "selectedImage", "landscapeImage", "largeContentSizeImage", "shadowImage",
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "minimumValueImage", "maximumValueImage", "minimumTrackImage",
    "maximumTrackImage", "thumbImage", "onImage", "offImage", "progressImage", "trackImage", "incrementImage", "decrementImage",
    "dividerImage", "selectionIndicatorImage", "largeContentImage", "currentPageIndicatorImage", "preferredIndicatorImage",
    "scopeBarBackgroundImage", "searchFieldBackgroundImage",
  ]

  /// Returns whether an element describes an object.
  static func isObject(_ element: MarkupElement) -> Bool {
    if objects.contains(element.name) { return true }
    return element["id"] != nil && !withIdentifier.contains(element.name) && !groups.contains(element.name)
  }

  /// Elements that have an identifier and are no objects.
  private static let withIdentifier: Set<String> = [
    "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "outlet", "outletCollection", "action", "segue", "device",
    "adaptation", "userLayoutGuide", "document",
  ]

  /// Returns whether an element is found by its identifier.
  static func needsIdentifier(_ element: MarkupElement) -> Bool {
    element.name == "constraint" || isObject(element)
  }
}
