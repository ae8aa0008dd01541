/// The methods of UIKit's delegates that are optional on iOS. In Glissade they are requirements with default implementations.
enum UIKitDelegates {
  /// The base names.
  static let members: Set<String> = [
    "animationController", "animationDidStart", "animationDidStop", "animationEnded", "applicationDidBecomeActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillResignActive", "collectionView", "dragInteraction",
    "dropInteraction", "gestureRecognizer", "gestureRecognizerShouldBegin", "interactionController", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "interruptibleAnimator", "navigationController", "numberOfSections", "pageViewController",
    "position", "presentationController", "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationCount", "presentationIndex",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating", "scrollViewDidEndDragging",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming", "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
    "scrollViewWillEndDragging", "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "tabBar", "tabBarController", "tableView",
    "textField", "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "viewForZooming",
  ]

  /// The names by Swift's own rules of methods whose absence UIKit detects although they return nothing: rows are deleted by swipes, and
  /// moved, only if code implements them.
  static let noticed: Set<String> = ["tableView:commit:forRowAt:", "tableView:moveRowAt:to:"]
}
