// MARK: - Collection views

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() { fatalError() }
  open var collectionView: UICollectionView? { fatalError() }
  open var collectionViewContentSize: CGSize { fatalError() }
  open func invalidateLayout() {}
}

@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize: CGSize {
    get { fatalError() }
    set {}
  }
  open var minimumLineSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  open var minimumInteritemSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  open var sectionInset: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { fatalError() }
  open func prepareForReuse() {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { fatalError() }
  open var isSelected: Bool {
    get { fatalError() }
    set {}
  }
  open var isHighlighted: Bool {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { fatalError() }
}

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var collectionViewLayout: UICollectionViewLayout {
    get { fatalError() }
    set {}
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { fatalError() }
    set {}
  }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
  open func reloadData() {}
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { fatalError() }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { fatalError() }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { fatalError() }
  open var visibleCells: [UICollectionViewCell] { fatalError() }
  open var indexPathsForSelectedItems: [IndexPath]? { fatalError() }
}

@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var collectionView: UICollectionView! {
    get { fatalError() }
    set {}
  }
  open var collectionViewLayout: UICollectionViewLayout { fatalError() }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
