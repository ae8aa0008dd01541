/// How a view controller is presented, and what it is for presentations inside it.
struct ModalSettings {
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var capturesStatusBarAppearance = false
  var definesContext = false
  var providesContextTransitionStyle = false
}
