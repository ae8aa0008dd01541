// MARK: - Preferred transitions

extension UIViewController {
  @preconcurrency @MainActor open class Transition: NSObject {
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
      @preconcurrency @MainActor open class InteractionContext: NSObject {
        open var location: CGPoint { fatalError() }
        open var velocity: CGVector { fatalError() }
        open var willBegin: Bool { fatalError() }
      }
      @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
        open var sourceView: UIView { fatalError() }
        open var zoomedViewController: UIViewController { fatalError() }
      }
      public override init() {}
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)? {
        get { fatalError() }
        set {}
      }
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)? {
        get { fatalError() }
        set {}
      }
      open var dimmingColor: UIColor? {
        get { fatalError() }
        set {}
      }
      open var dimmingVisualEffect: UIBlurEffect? {
        get { fatalError() }
        set {}
      }
    }
    @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
      open var sourceViewController: UIViewController { fatalError() }
      open var zoomedViewController: UIViewController { fatalError() }
    }
    open class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { fatalError() }
    open class func zoom(
      options: ZoomOptions? = nil, sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self { fatalError() }
    open class var coverVertical: Self { fatalError() }
    open class var flipHorizontal: Self { fatalError() }
    open class var crossDissolve: Self { fatalError() }
    open class var partialCurl: Self { fatalError() }
  }
}
