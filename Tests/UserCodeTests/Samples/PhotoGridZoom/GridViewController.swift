//
//  GridViewController.swift
//

import UIKit

class GridViewController: UICollectionViewController {

    private let cellIdentifier = "PhotoCell"
    private let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    ]
    fileprivate var selectedIndexPath: IndexPath?
    fileprivate var zoomInteraction: ZoomDismissInteraction?

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 112, height: 112)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 60, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: cellIdentifier)
    }

    // MARK: UICollectionViewDataSource

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return colors.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: indexPath)
        cell.contentView.backgroundColor = colors[indexPath.item]
        cell.contentView.layer.cornerRadius = 14
        return cell
    }

    // MARK: UICollectionViewDelegate

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedIndexPath = indexPath
        let photo = PhotoViewController(color: colors[indexPath.item])
        photo.modalPresentationStyle = .custom
        photo.transitioningDelegate = self
        zoomInteraction = ZoomDismissInteraction(viewController: photo)
        present(photo, animated: true)
    }
}

// MARK: - Zooming

extension GridViewController: ZoomSource {

    var zoomSourceView: UIView? {
        guard let indexPath = selectedIndexPath, let cell = collectionView.cellForItem(at: indexPath) else { return nil }
        return cell
    }
}

extension GridViewController: UIViewControllerTransitioningDelegate {

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return ZoomAnimator(isPresenting: true, source: self)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ZoomAnimator(isPresenting: false, source: self)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let interaction = zoomInteraction, interaction.isInProgress else { return nil }
        return interaction
    }
}
