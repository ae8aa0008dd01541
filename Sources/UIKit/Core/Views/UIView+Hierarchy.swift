import Foundation

extension UIView {
  public func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  public func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling, sibling.superview === self else { return addSubview(view) }
    let others = subviews.filter { $0 !== view }
    let index = (others.firstIndex(of: sibling) ?? others.count) + offset
    insert(view, at: index)
    if offset == 1 { layer.insertSublayer(view.layer, above: sibling.layer) }
  }

  /// Inserts a view at `index` among the other subviews, counted from the back.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return misuse("Can't add self as subview", as: .invalidArgument) }
    guard !isDescendant(of: view) else {
      return misuse("layer \(view.layer) is a part of cycle in its layer tree", as: .invalidLayer)
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      place(view, at: index)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let oldTint = view.effectiveTint
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    if let oldSuperview = view.superview {
      view.layoutEngine?.release(view)
      oldSuperview.willRemoveSubview(view)
      oldSuperview.subviews.removeAll { $0 === view }
      view.layer.removeFromSuperlayer()
    }
    place(view, at: index)
    view.superview = self
    view.prospectiveSuperview = nil
    joinLayout(of: view)
    view.inheritTraits()
    view.updateSafeArea(boundsChanged: false)
    if view.effectiveTint != oldTint { view.tintDidChange { $0.looks.tintColor == nil || $0.looks.tintAdjustmentMode == .automatic } }
    if oldWindow !== newWindow { view.completeMove(from: oldWindow, to: newWindow) }
    if ConcentricCorners.isUsed { view.cornersMayHaveChanged() }
    view.didMoveToSuperview()
    didAddSubview(view)
    layer.setNeedsLayout()
  }

  /// The number of views from the root of the hierarchy to this one.
  var depth: Int { viewChain(from: self).reduce(0) { count, _ in count + 1 } }

  func detach() {
    guard let superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    layoutEngine?.release(self)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    self.superview = nil
    updateSafeArea(boundsChanged: false)
    if oldWindow != nil { completeMove(from: oldWindow, to: nil) }
    didMoveToSuperview()
    superview.layer.setNeedsLayout()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: index)
    place(view, at: toFront ? subviews.count : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    let lower = subviews[min(first, second)]
    let upper = subviews[max(first, second)]
    subviews.removeAll { $0 === lower || $0 === upper }
    place(upper, at: min(first, second))
    place(lower, at: max(first, second))
  }

  /// Inserts a view into the subviews, and its layer among the layers of its siblings, so that sublayers without a view keep their places.
  private func place(_ view: UIView, at index: Int) {
    let index = index.clamped(to: 0...subviews.count)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
  }

  /// Notifies the view and its descendants that they are about to change windows.
  func announceMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    viewController?.viewWillMove(to: newWindow)
    for subview in subviews { subview.announceMove(to: newWindow) }
  }

  /// Notifies the view and its descendants that they have changed windows.
  func completeMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    oldWindow?.forget(self)
    if newWindow != nil { layer.setNeedsLayout() }
    updates.links.follow()
    didMoveToWindow()
    viewController?.viewDidMove(to: newWindow)
    for subview in subviews { subview.completeMove(from: oldWindow, to: newWindow) }
  }
}
