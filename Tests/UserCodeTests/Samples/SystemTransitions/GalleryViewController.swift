//
//  GalleryViewController.swift
//

import UIKit

struct Item: Hashable, Identifiable {
    let id: Int
    let title: String
    let color: UIColor

    static let all: [Item] = [
        Item(id: 0, title: "Cherry", color: .systemRed), Item(id: 1, title: "Orange", color: .systemOrange),
        Item(id: 2, title: "Lemon", color: .systemYellow), Item(id: 3, title: "Lime", color: .systemGreen),
        Item(id: 4, title: "Mint", color: .systemMint), Item(id: 5, title: "Plum", color: .systemPurple),
    ]
}

class GalleryViewController: UICollectionViewController {

    private lazy var infoItem = UIBarButtonItem(
        title: "Info", image: nil, primaryAction: UIAction { [weak self] _ in self?.showInfo() }, menu: nil)

    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
        var content = UIListContentConfiguration.cell()
        content.text = item.title
        cell.contentConfiguration = content
        cell.contentView.backgroundColor = item.color
        cell.contentView.cornerConfiguration = .corners(radius: .fixed(16))
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 160)
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        collectionView.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = infoItem

        collectionView.topEdgeEffect.style = .soft
        collectionView.bottomEdgeEffect.style = .hard
        collectionView.bottomEdgeEffect.isHidden = false

        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            if previous.userInterfaceStyle != self.traitCollection.userInterfaceStyle {
                self.collectionView.reloadData()
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // A drag from the side of the screen has priority over the gesture in the content.
        if let content = navigationController?.interactiveContentPopGestureRecognizer,
            let edge = navigationController?.interactivePopGestureRecognizer
        {
            content.require(toFail: edge)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return Item.all.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: Item.all[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = DetailViewController(model: ItemModel(item: Item.all[indexPath.item]))
        detail.preferredTransition = .zoom(options: zoomOptions()) { [weak self] context in
            guard let self, let detail = context.zoomedViewController as? DetailViewController else { return nil }
            assert(context.sourceViewController === self || context.sourceViewController === self.navigationController)
            // The cell's content, and not the cell, for the model that is shown now.
            return self.collectionView.cellForItem(at: IndexPath(item: detail.model.item.id, section: 0))?.contentView
        }
        navigationController?.pushViewController(detail, animated: true)
    }

    private func zoomOptions() -> UIViewController.Transition.ZoomOptions {
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { context in
            let isUpward: Bool = context.velocity.dy < 0
            let isInHeader: Bool = context.location.y < 40
            return context.willBegin && !(isUpward && isInHeader)
        }
        options.alignmentRectProvider = { context in
            guard let detail = context.zoomedViewController as? DetailViewController, context.sourceView.window != nil else { return nil }
            let view: UIView = detail.header
            return view.bounds.isEmpty ? CGRect.null : view.convert(view.bounds, to: detail.view)
        }
        options.dimmingColor = UIColor.systemIndigo.withAlphaComponent(0.2)
        options.dimmingVisualEffect = nil
        return options
    }

    private func showInfo() {
        let info = InfoViewController()
        info.preferredTransition = .zoom { [weak self] _ -> UIBarButtonItem? in self?.infoItem }
        info.configureSheet(over: view)
        present(info, animated: true)
    }
}
