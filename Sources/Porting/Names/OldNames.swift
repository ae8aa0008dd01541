/// Names of Swift 3 and 4, and the names that replaced them in Swift 4.2 and later.
enum OldNames {
  /// Types, constants and functions without a receiver.
  static let names: [String: String] = {
    var names = renamed
    for (prefix, type, members) in prefixed + joined.map({ ($0.filter { $0 != "." }, $0, $1) }) {
      for member in members.split(separator: " ") {
        names[prefix + member.prefix(1).uppercased() + member.dropFirst()] = "\(type).\(member)"
      }
    }
    return names
  }()

  /// The members of types that were named by the type and the member in one word: "UIViewAnimationCurve" for `UIView.AnimationCurve`.
  private static let joined: [String: String] = [
    "UIView":
      "AnimationOptions AnimationCurve AnimationTransition KeyframeAnimationOptions ContentMode TintAdjustmentMode noIntrinsicMetric",
    "UIControl": "State ContentHorizontalAlignment ContentVerticalAlignment", "UIGestureRecognizer": "State",
    "UISwipeGestureRecognizer": "Direction", "NSAttributedString": "Key", "UIStackView": "Alignment Distribution", "UIBlurEffect": "Style",
    "UIActivityIndicatorView": "Style", "UIAlertController": "Style", "UIAlertAction": "Style", "UIBarButtonItem": "Style",
    "UITableView": "Style RowAnimation ScrollPosition automaticDimension",
    "UITableViewCell": "AccessoryType SelectionStyle SeparatorStyle EditingStyle", "UICollectionView": "ScrollPosition ScrollDirection",
    "UIScrollView": "KeyboardDismissMode IndicatorStyle ContentInsetAdjustmentBehavior",
    "UINavigationController": "Operation hideShowBarDuration",
    "UIPageViewController": "TransitionStyle NavigationDirection NavigationOrientation", "UITextField": "ViewMode", "UISearchBar": "Style",
    "UIApplication": "LaunchOptionsKey OpenURLOptionsKey State", "UIImage": "Orientation RenderingMode ResizingMode",
    "UIFont": "Weight TextStyle", "UITouch": "Phase", "UIPreviewAction": "Style", "UIProgressView": "Style", "UICollisionBehavior": "Mode",
    "UICollectionViewFlowLayout": "automaticSize", "UIScrollView.DecelerationRate": "normal fast",
    "UILayoutPriority": "required defaultHigh defaultLow", "UIFont.Weight": "regular medium semibold bold light thin heavy",
    "UIEdgeInsets": "zero", "CGPoint": "zero", "CGSize": "zero", "CGRect": "zero", "CGAffineTransform": "identity",
    "UIAccessibility": "isReduceMotionEnabled isVoiceOverRunning",
  ]

  /// The members of types that were named by a prefix and the member: "kCAFillModeBoth" for `CAMediaTimingFillMode.both`.
  private static let prefixed: [(prefix: String, type: String, members: String)] = [
    ("kCAMediaTimingFunction", "CAMediaTimingFunctionName", "linear easeIn easeOut easeInEaseOut default"),
    ("kCAFillMode", "CAMediaTimingFillMode", "forwards backwards both removed"),
    ("kCATransition", "CATransitionType", "fade moveIn push reveal"),
    ("kCATransition", "CATransitionSubtype", "fromLeft fromRight fromTop fromBottom"),
    ("kCAGravity", "CALayerContentsGravity", "resize resizeAspect resizeAspectFill center"),
    ("kCALineCap", "CAShapeLayerLineCap", "round butt square"), ("kCALineJoin", "CAShapeLayerLineJoin", "round miter bevel"),
    ("kCAFillRule", "CAShapeLayerFillRule", "evenOdd nonZero"),
    ("kCAAnimation", "CAAnimationCalculationMode", "linear discrete paced cubic"),
    ("kCAAnimation", "CAAnimationRotationMode", "rotateAuto"), ("kCAGradientLayer", "CAGradientLayerType", "axial radial"),
  ]

  /// All others.
  private static let renamed: [String: String] = [
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIControlEvents": "UIControl.Event", "UIButtonType": "UIButton.ButtonType",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITabBarSystemItem": "UITabBarItem.SystemItem", "UIEventType": "UIEvent.EventType",
    "UIEventSubtype": "UIEvent.EventSubtype", "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize", "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor", "NSKernAttributeName": "NSAttributedString.Key.kern",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "UI_USER_INTERFACE_IDIOM": "UIDevice.current.userInterfaceIdiom", "M_PI": "Double.pi", "M_PI_2": "(Double.pi / 2)",
    "M_PI_4": "(Double.pi / 4)",
  ]

  static let members: [String: String] = [
    "childViewControllers": "children", "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle", "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
  ]

  /// Functions without parameters that became properties.
  static let properties: Set = ["UI_USER_INTERFACE_IDIOM", "UIAccessibilityIsReduceMotionEnabled", "UIAccessibilityIsVoiceOverRunning"]

  /// Members whose first label became part of the name: the removed label and the new name, by the member's name.
  static let joinedLabels: [String: (label: String, name: String)] = [
    "bringSubview": ("toFront", "bringSubviewToFront"), "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  /// Labels, by the member's name and the old label.
  static let labels: [String: [String: String]] = [
    "willMove": ["toParentViewController": "toParent"], "didMove": ["toParentViewController": "toParent"],
  ]

  /// Functions that became initializers: the type, and the labels.
  static let initializers: [String: (type: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]), "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]), "CGPointMake": ("CGPoint", ["x", "y"]),
    "CGSizeMake": ("CGSize", ["width", "height"]), "CGVectorMake": ("CGVector", ["dx", "dy"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    "NSMakeRange": ("NSRange", ["location", "length"]),
  ]

  /// Functions of a rectangle or transform that became members: the member's name and labels after the receiver.
  static let methods: [String: (name: String, labels: [String], isProperty: Bool)] = [
    "UIEdgeInsetsInsetRect": ("inset", ["by"], false), "CGAffineTransformInvert": ("inverted", [], false),
    "CGAffineTransformConcat": ("concatenating", [""], false), "CGAffineTransformScale": ("scaledBy", ["x", "y"], false),
    "CGAffineTransformTranslate": ("translatedBy", ["x", "y"], false), "CGAffineTransformRotate": ("rotated", ["by"], false),
    "CGRectInset": ("insetBy", ["dx", "dy"], false), "CGRectOffset": ("offsetBy", ["dx", "dy"], false),
    "CGRectIntersection": ("intersection", [""], false), "CGRectUnion": ("union", [""], false),
    "CGRectContainsPoint": ("contains", [""], false), "CGRectContainsRect": ("contains", [""], false),
    "CGRectIntersectsRect": ("intersects", [""], false), "CGRectIntegral": ("integral", [], true), "CGRectGetMinX": ("minX", [], true),
    "CGRectGetMidX": ("midX", [], true), "CGRectGetMaxX": ("maxX", [], true), "CGRectGetMinY": ("minY", [], true),
    "CGRectGetMidY": ("midY", [], true), "CGRectGetMaxY": ("maxY", [], true), "CGRectGetWidth": ("width", [], true),
    "CGRectGetHeight": ("height", [], true), "UIImagePNGRepresentation": ("pngData", [], false),
  ]

  /// Names of notifications, by the old members of `Notification.Name`.
  static let notifications: [String: String] = [
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification", "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification", "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
  ]
}
