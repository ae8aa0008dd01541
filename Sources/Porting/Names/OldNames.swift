/// Names of Swift 3 and 4, and the names that replaced them in Swift 4.2 and later.
enum OldNames {
  /// Types, constants and functions without a receiver.
  static let names: [String: String] = types.merging(constants) { first, _ in first }

  private static let types: [String: String] = [
    "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationTransition": "UIView.AnimationTransition", "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode", "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment", "UIButtonType": "UIButton.ButtonType",
    "UIGestureRecognizerState": "UIGestureRecognizer.State", "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "NSAttributedStringKey": "NSAttributedString.Key", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution", "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UITableViewStyle": "UITableView.Style",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType", "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle", "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation", "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode", "UISearchBarStyle": "UISearchBar.Style", "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey", "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State", "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageResizingMode": "UIImage.ResizingMode", "UIFontWeight": "UIFont.Weight", "UIFontTextStyle": "UIFont.TextStyle",
    "UITouchPhase": "UITouch.Phase", "UIEventType": "UIEvent.EventType", "UIEventSubtype": "UIEvent.EventSubtype",
    "UIPreviewActionStyle": "UIPreviewAction.Style", "UIProgressViewStyle": "UIProgressView.Style",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType", "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
  ]

  private static let constants: [String: String] = [
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear", "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default", "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards", "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeRemoved": "CAMediaTimingFillMode.removed", "kCATransitionFade": "CATransitionType.fade",
    "kCATransitionMoveIn": "CATransitionType.moveIn", "kCATransitionPush": "CATransitionType.push",
    "kCATransitionReveal": "CATransitionType.reveal", "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
    "kCATransitionFromRight": "CATransitionSubtype.fromRight", "kCATransitionFromTop": "CATransitionSubtype.fromTop",
    "kCATransitionFromBottom": "CATransitionSubtype.fromBottom", "kCAGravityResize": "CALayerContentsGravity.resize",
    "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
    "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
    "kCAGravityCenter": "CALayerContentsGravity.center", "kCALineCapRound": "CAShapeLayerLineCap.round",
    "kCALineCapButt": "CAShapeLayerLineCap.butt", "kCALineCapSquare": "CAShapeLayerLineCap.square",
    "kCALineJoinRound": "CAShapeLayerLineJoin.round", "kCALineJoinMiter": "CAShapeLayerLineJoin.miter",
    "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel", "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
    "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero", "kCAAnimationLinear": "CAAnimationCalculationMode.linear",
    "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete", "kCAAnimationPaced": "CAAnimationCalculationMode.paced",
    "kCAAnimationCubic": "CAAnimationCalculationMode.cubic", "kCAAnimationRotateAuto": "CAAnimationRotationMode.rotateAuto",
    "kCAGradientLayerAxial": "CAGradientLayerType.axial", "kCAGradientLayerRadial": "CAGradientLayerType.radial",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension", "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UINavigationControllerHideShowBarDuration": "UINavigationController.hideShowBarDuration",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UILayoutPriorityRequired": "UILayoutPriority.required", "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
    "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow", "UIFontWeightRegular": "UIFont.Weight.regular",
    "UIFontWeightMedium": "UIFont.Weight.medium", "UIFontWeightSemibold": "UIFont.Weight.semibold",
    "UIFontWeightBold": "UIFont.Weight.bold",
    "UIFontWeightLight": "UIFont.Weight.light", "UIFontWeightThin": "UIFont.Weight.thin", "UIFontWeightHeavy": "UIFont.Weight.heavy",
    "NSFontAttributeName": "NSAttributedString.Key.font", "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSKernAttributeName": "NSAttributedString.Key.kern", "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero", "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero", "CGRectZero": "CGRect.zero",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
    "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
    "UI_USER_INTERFACE_IDIOM": "UIDevice.current.userInterfaceIdiom",
    "M_PI": "Double.pi", "M_PI_2": "(Double.pi / 2)", "M_PI_4": "(Double.pi / 4)",
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
