//
//  DetailViewController.swift
//

import Observation
import UIKit

@Observable
final class ItemModel {
    var item: Item
    var likes = 0

    init(item: Item) {
        self.item = item
    }
}

class DetailViewController: UIViewController {

    let model: ItemModel
    let header = UIView()
    private let caption = UILabel()
    private let scrollView = UIScrollView()
    private let badge = UIVisualEffectView(effect: nil)
    private let buttons = UIVisualEffectView(effect: UIGlassContainerEffect())
    private lazy var shareItem = UIBarButtonItem(systemItem: .action)
    private var updateLink: UIUpdateLink?

    init(model: ItemModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = shareItem
        shareItem.primaryAction = UIAction(title: "Share") { [weak self] _ in self?.share() }

        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)

        header.frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 240)
        header.autoresizingMask = .flexibleWidth
        header.cornerConfiguration = .uniformCorners(radius: .fixed(24))
        scrollView.addSubview(header)

        caption.frame = CGRect(x: 20, y: 280, width: view.bounds.width - 40, height: 30)
        scrollView.addSubview(caption)

        addGlass()
        startUpdateLink()
    }

    /// Runs before `layoutSubviews()`, and again when what it reads of the model changes.
    override func updateProperties() {
        super.updateProperties()
        title = model.item.title
        header.backgroundColor = model.item.color
        caption.text = "\(model.likes) likes"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateLink?.isEnabled = true
        caption.transform = CGAffineTransform(translationX: 0, y: 60)
        UIView.animate(springDuration: 1.2, bounce: 0.2, initialSpringVelocity: 0, delay: 0, options: [.allowUserInteraction]) {
            self.caption.transform = .identity
        } completion: { isFinished in
            self.caption.isHighlighted = !isFinished
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The shadow pulses on the way in, and comes to rest here, whenever that is.
        updateLink?.isEnabled = false
        header.layer.shadowOpacity = 0.3
        header.layer.shadowRadius = 12
        // Glass materializes when its effect is set; its alpha stays 1.
        UIView.animate(springDuration: 0.4) {
            let glass = UIGlassEffect(style: .regular)
            glass.isInteractive = true
            glass.tintColor = UIColor.systemYellow.withAlphaComponent(0.4)
            self.badge.effect = glass
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        badge.effect = nil
        updateLink?.isEnabled = false
    }

    // MARK: - Glass

    private func addGlass() {
        badge.frame = CGRect(x: 40, y: 180, width: 120, height: 44)
        badge.cornerConfiguration = .capsule(maximumRadius: 22)
        scrollView.addSubview(badge)

        let container = UIGlassContainerEffect()
        container.spacing = 24
        buttons.effect = container
        buttons.frame = CGRect(x: 20, y: 340, width: 300, height: 60)
        scrollView.addSubview(buttons)

        let like = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
        let reply = UIVisualEffectView(effect: UIGlassEffect())
        for view in [like, reply] {
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            buttons.contentView.addSubview(view)
        }
        like.contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(likeTapped)))
        // Both begin at the same place without animation, and split.
        UIView.animate(springDuration: 0.6, bounce: 0.3) {
            reply.frame.origin.x = 120
        }

        let inner = UIView(frame: CGRect(x: 8, y: 8, width: 44, height: 44))
        inner.backgroundColor = .systemPink
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        like.contentView.addSubview(inner)
    }

    @objc private func likeTapped() {
        model.likes += 1
        setNeedsUpdateProperties()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.flushUpdates, .beginFromCurrentState]) {
            self.model.likes += 1
        }
    }

    // MARK: - Update link

    private func startUpdateLink() {
        let link = UIUpdateLink(view: view)
        link.addAction { [weak self] link, info in
            guard let self, !self.header.isHidden else { return }
            self.header.layer.shadowOpacity = Float(0.2 + 0.1 * sin(info.modelTime))
            assert(link.currentUpdateInfo?.modelTime == info.modelTime)
        }
        link.addAction(
            to: .beforeCATransactionCommit,
            handler: { _, info in
                assert(info.completionDeadlineTime <= info.estimatedPresentationTime)
            })
        link.addAction(to: .afterUpdateComplete, target: self, selector: #selector(updateDidEnd(_:_:)))
        link.requiresContinuousUpdates = false
        link.wantsLowLatencyEventDispatch = false
        link.wantsImmediatePresentation = true
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
        updateLink = link
    }

    @objc private func updateDidEnd(_ link: UIUpdateLink, _ info: UIUpdateInfo) {
        header.layer.shadowRadius = info.isPerformingLowLatencyPhases ? 0 : 12
    }

    // MARK: - Popover and action sheet

    private func share() {
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceItem = shareItem
        present(sheet, animated: true)
    }
}
