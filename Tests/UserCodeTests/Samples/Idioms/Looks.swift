import UIKit
class Swipe: UIGestureRecognizer {
    var force: CGFloat = 0
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { force = touch.type == .direct ? touch.force / touch.maximumPossibleForce : 0 }
        state = .began
    }
}
class PanDown: UIPanGestureRecognizer {
    var start = CGPoint.zero
    convenience init(threshold: CGFloat, target: Any?, action: Selector) { self.init(target: target, action: action) }
}
class Two: UIViewController, UITextViewDelegate {
    enum Section { case main }
    var source: UICollectionViewDiffableDataSource<Section, Int>!
    let generator = UIImpactFeedbackGenerator(style: .medium)
    override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = [.top, .bottom]
        extendedLayoutIncludesOpaqueBars = true
        automaticallyAdjustsScrollViewInsets = false
        let effect = UIVisualEffectView()
        effect.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        effect.effect = UIBlurEffect(style: .light)
        let second = UIVisualEffectView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        second.isOpaque = false
        let image = UIImage()
        let picture = UIImageView(image: image)
        let text = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 80))
        text.text = "Some text"
        text.isEditable = false
        text.isScrollEnabled = false
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        text.delegate = self
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 500, width: 390, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        source = UICollectionViewDiffableDataSource<Section, Int>(collectionView: list) { list, path, item in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "c", for: path)
            cell.backgroundColor = .systemBlue
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        view.backgroundColor = .systemYellow
        for part in [picture, text, list, effect, second] as [UIView] { view.addSubview(part) }
        view.addGestureRecognizer(Swipe(target: self, action: #selector(go)))
        view.addGestureRecognizer(PanDown(threshold: 3, target: self, action: #selector(go)))
        view.addGestureRecognizer(PanDown())
        let height = UIApplication.shared.statusBarFrame.height
        generator.prepare()
        generator.impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        if #available(iOS 13, *) { generator.impactOccurred(intensity: 0.4) }
    }
    @objc func go(_ recognizer: UIGestureRecognizer) {}
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bar = navigationController?.navigationBar else { return }
        bar.barTintColor = .systemPink
        bar.isTranslucent = false
        bar.shadowImage = UIImage()
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.barStyle = .black
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
        navigationController?.toolbar.barTintColor = .black
        tabBarController?.tabBar.barTintColor = .black
        tabBarController?.tabBar.backgroundImage = UIImage()
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(alongsideTransition: { context in }, completion: nil)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { false }
}
class Nav: UINavigationController {
    init() { super.init(nibName: nil, bundle: nil); viewControllers = [Two()] }
    required init?(coder: NSCoder) { fatalError() }
    override var childForStatusBarStyle: UIViewController? { topViewController }
}
