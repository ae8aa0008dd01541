import Foundation

@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  open var collectionViewLayout: UICollectionViewLayout { managedView?.collectionViewLayout ?? firstLayout }
  private let firstLayout: UICollectionViewLayout
  open var clearsSelectionOnViewWillAppear = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// If a subclass's `loadView()` sets a collection view as the view, it is returned.
  open var collectionView: UICollectionView! {
    get {
      if managedView == nil { loadViewIfNeeded() }
      return managedView ?? view as? UICollectionView
    }
    set {
      guard newValue !== managedView else { return }
      managedView?.removeGestureRecognizer(movePress)
      managedView?.removeFromSuperview()
      managedView = newValue
      if isViewLoaded { addManagedView() }
    }
  }
  private var managedView: UICollectionView?

  open override func loadView() {
    if !loadViewFromFile() { installView() }
  }

  package override func takeLoadedView(_ view: UIView) {
    guard let view = view as? UICollectionView else { return super.takeLoadedView(view) }
    managedView = view
    installView()
  }

  private func installView() {
    let surroundings = UIView(frame: UIScreen.main.bounds)
    if managedView == nil { managedView = UICollectionView(frame: surroundings.bounds, collectionViewLayout: firstLayout) }
    view = surroundings
    addManagedView()
  }

  /// Makes the collection view fill the view, and the controller its data source and delegate unless it has others.
  private func addManagedView() {
    guard let managedView, let view else { return }
    managedView.frame = view.bounds
    managedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if managedView.dataSource == nil { managedView.dataSource = self }
    if managedView.delegate == nil { managedView.delegate = self }
    movePress.isEnabled = installsStandardGestureForInteractiveMovement
    movePress.delegate = movePressRules
    managedView.addGestureRecognizer(movePress)
    view.insertSubview(managedView, at: 0)
  }

  @Observed open var installsStandardGestureForInteractiveMovement = true {
    didSet { movePress.isEnabled = installsStandardGestureForInteractiveMovement }
  }

  private let movePressRules = MovePressRules()
  private lazy var movePress = UILongPressGestureRecognizer(target: self, action: UICollectionViewController.moveByPress)

  private func moveByPress(_ press: UILongPressGestureRecognizer) {
    guard let collectionView else { return }
    let point = press.location(in: collectionView)
    switch press.state {
    case .began:
      if let path = collectionView.indexPathForItem(at: point) { collectionView.beginInteractiveMovementForItem(at: path) }
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: animated) }
  }

  // Declared here so that subclasses can override them, as on iOS.

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    misuse("UICollectionView (\(collectionView)) failed to obtain a cell from its dataSource (\(self))")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    misuse(
      "The layout wants a supplementary view of kind \(kind) at \(indexPath), but \(type(of: self)) does not override "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
    return UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Calls the method of iOS 15 and earlier for the first item.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap { self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point) }
  }

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// Allows the press only on items that the data source lets be moved.
@MainActor
private final class MovePressRules: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view as? UICollectionView,
      let path = view.indexPathForItem(at: gestureRecognizer.location(in: view))
    else { return false }
    return view.dataSource?.collectionView(view, canMoveItemAt: path) ?? false
  }
}
