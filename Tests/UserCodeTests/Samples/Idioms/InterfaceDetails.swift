import CoreFoundation
import OSLog
import UIKit

/// A screen with what interfaces of recent years are made of, besides transitions.
final class DetailsViewController: UIViewController {
    private let logger = Logger(subsystem: "com.example.details", category: "screen")
    private let scrollView = UIScrollView()
    private let caption = UILabel()
    private let slider = UISlider()
    private let pager = Pager<String>()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(patternImage: UIImage(systemName: "star") ?? UIImage())
        addScrollView()
        addControls()
        addBarItems()
        animateBadge()
        pager.attach(to: view)
        logger.info("loaded with \(self.view.subviews.count, privacy: .public) views, \(0.5, format: .fixed(precision: 2))")
        os_log("Text size %{public}@", log: .default, type: .debug, traitCollection.preferredContentSizeCategory.rawValue)
        if responds(to: #selector(getter: level)) { updateTraitsIfNeeded() }
    }

    @objc var level: Int {
        if view.isHidden { return 1 } else { return 0 }
    }

    override var accessibilityHint: String? {
        get { "Shows details" }
        set {}
    }

    override func accessibilityIncrement() { slider.value += 0.1 }

    private func addScrollView() {
        scrollView.scrollsToTop = false
        scrollView.frame = view.bounds
        let pan = UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))
        pan.requiresExclusiveTouchType = false
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        scrollView.addGestureRecognizer(pan)
        view.addSubview(scrollView)
        view.updateTraitsIfNeeded()
        let table = UITableView(frame: .zero, style: .plain)
        table.backgroundView = UIView()
        table.separatorEffect = UIBlurEffect(style: .dark)
        scrollView.addSubview(table)
    }

    @objc private func moved(_ pan: UIPanGestureRecognizer) {
        let distance: CoreFoundation.CGFloat = pan.translation(in: view).y
        CATransaction.begin()
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        view.layer.style = ["borderWidth": distance > 100 ? 1 : 0]
        CATransaction.commit()
    }

    private func addControls() {
        caption.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .boldSystemFont(ofSize: 17))
        caption.adjustsFontForContentSizeCategory = true
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        slider.setMinimumTrackImage(nil, for: .normal)
        let button = UIButton(configuration: .glass(), primaryAction: UIAction(title: "Done") { _ in })
        button.configuration = button.isSelected ? .prominentClearGlass() : .prominentGlass()
        button.setContentHuggingPriority(.dragThatCanResizeScene, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [caption, slider, button])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 200, width: 300, height: 160)
        view.addSubview(stack)
    }

    private func addBarItems() {
        let item = UIBarButtonItem(title: "Inbox", style: .prominent, target: nil, action: nil)
        item.badge = .count(3)
        item.identifier = "inbox"
        item.hidesSharedBackground = true
        item.sharesBackground = false
        navigationItem.rightBarButtonItem = item
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
        bar.delegate = self
        bar.setItems([UITabBarItem(title: "Home", image: nil, tag: 0)], animated: false)
        view.addSubview(bar)
    }

    private func animateBadge() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = Double(NSEC_PER_SEC) / 4e9
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
        caption.layer.add(animation, forKey: nil)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.preferredFramesPerSecond60, .curveEaseOut], animations: { self.caption.alpha = 1 })
        let old = UIView()
        view.addSubview(old)
        UIView.perform(.delete, on: [old], options: [], animations: nil)
    }
}

extension DetailsViewController: UITabBarDelegate {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { logger.debug("\(item.title ?? "none")") }
}

/// A generic object whose method a selector names.
final class Pager<Page>: NSObject {
    private var pages: [Page] = []
    private let path = NSIndexPath(row: 0, section: 0)

    func attach(to view: UIView) {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(frameChanged(_:)), name: UIApplication.willChangeStatusBarFrameNotification, object: nil)
    }

    @objc func other() {}
    @objc private func tapped() { pages.removeAll() }
    @objc private func frameChanged(_ notification: Notification) { if path.row > 0 { other() } }
}

/// A controller that only an archive can make.
final class ArchivedViewController: UIViewController {
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
