//
//  CoverViewController.swift
//

import UIKit

/// A picture that extends below the bars, and a label that can be dragged onto it.
class CoverViewController: UIViewController {

    private let item: Item
    private let extensionView = UIBackgroundExtensionView()
    private let picture = UIView()
    private let caption = UILabel()

    init(item: Item) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = item.title
        view.backgroundColor = .systemBackground
        picture.backgroundColor = item.color
        extensionView.frame = view.bounds
        extensionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        extensionView.contentView = picture
        extensionView.automaticallyPlacesContentView = true
        view.addSubview(extensionView)

        caption.text = item.title
        caption.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
        caption.isUserInteractionEnabled = true
        view.addSubview(caption)

        let drag = UIDragInteraction(delegate: self)
        drag.isEnabled = true
        caption.addInteraction(drag)
        view.addInteraction(UIDropInteraction(delegate: self))

        addPanel()
        NotificationCenter.default.addObserver(
            self, selector: #selector(transparencyDidChange), name: UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            object: nil)
    }

    /// Blurs become plain colors where somebody asked for less transparency.
    private func addPanel() {
        let panel = UIVisualEffectView(effect: UIAccessibility.isReduceTransparencyEnabled ? nil : UIBlurEffect(style: .systemMaterial))
        panel.frame = CGRect(x: 40, y: 300, width: 200, height: 120)
        panel.cornerConfiguration = .corners(radius: 20)
        panel.backgroundColor = UIAccessibility.isReduceTransparencyEnabled ? .secondarySystemBackground : nil
        view.addSubview(panel)
        Corners.show(in: panel.contentView)
    }

    @objc private func transparencyDidChange() {
        view.setNeedsLayout()
    }
}

extension CoverViewController: UIDragInteractionDelegate {

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        let provider = NSItemProvider(object: item.title as NSString)
        return [UIDragItem(itemProvider: provider)]
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: caption.bounds, cornerRadius: 10)
        return UITargetedDragPreview(view: caption, parameters: parameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        animator.addAnimations { self.caption.alpha = 0.5 }
        animator.addCompletion { position in
            if position == .start { self.caption.alpha = 1 }
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        caption.alpha = 1
    }
}

extension CoverViewController: UIDropInteractionDelegate {

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        return session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        return UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        caption.center = session.location(in: view)
        _ = session.loadObjects(ofClass: NSString.self) { objects in
            guard let text = objects.first as? NSString else { return }
            self.caption.text = text as String
        }
    }
}

/// Every form of a corner configuration.
enum Corners {

    static let all: [UICornerConfiguration] = [
        .corners(radius: .fixed(8)),
        .corners(radius: .containerConcentric(minimum: 4)),
        .corners(topLeftRadius: 4, topRightRadius: nil, bottomLeftRadius: .containerConcentric(), bottomRightRadius: 12.5),
        .capsule(),
        .capsule(maximumRadius: 10),
        .uniformCorners(radius: .containerConcentric()),
        .uniformEdges(leftRadius: .fixed(4), rightRadius: .fixed(8)),
        .uniformEdges(topRadius: 6, bottomRadius: .containerConcentric()),
        .uniformTopRadius(8, bottomLeftRadius: 2, bottomRightRadius: nil),
        .uniformBottomRadius(8, topLeftRadius: nil, topRightRadius: 2),
        .uniformLeftRadius(8, topRightRadius: 2, bottomRightRadius: 2),
        .uniformRightRadius(8, topLeftRadius: 2, bottomLeftRadius: 2),
    ]

    /// Shows one small view for each of them.
    @MainActor static func show(in view: UIView) {
        for (index, corners) in all.enumerated() {
            let part = UIView(frame: CGRect(x: 8 + (index % 6) * 31, y: 8 + (index / 6) * 54, width: 28, height: 50))
            part.backgroundColor = .systemIndigo
            part.cornerConfiguration = corners
            view.addSubview(part)
        }
    }
}
