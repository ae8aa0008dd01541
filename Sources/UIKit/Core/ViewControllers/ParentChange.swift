/// The change of a view controller's parent that its appearance callbacks belong to.
struct ParentChange {
  var isMovingToParent = false
  var isMovingFromParent = false
}
