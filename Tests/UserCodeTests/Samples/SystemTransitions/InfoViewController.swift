//
//  InfoViewController.swift
//

import UIKit

extension UISheetPresentationController.Detent.Identifier {
    static let small = UISheetPresentationController.Detent.Identifier("small")
}

class InfoViewController: UIViewController, UISheetPresentationControllerDelegate {

    private let panel = UIView()
    private let card = UIView()

    func configureSheet(over sourceView: UIView) {
        guard let sheet = sheetPresentationController else { return }
        let small = UISheetPresentationController.Detent.custom(identifier: .small) { context in
            context.containerTraitCollection.verticalSizeClass == .compact ? nil : 0.25 * context.maximumDetentValue
        }
        let half = UISheetPresentationController.Detent.custom { context in 0.5 * context.maximumDetentValue }
        sheet.detents = [small, half, .medium(), .large()]
        sheet.selectedDetentIdentifier = .medium
        sheet.largestUndimmedDetentIdentifier = .small
        sheet.prefersGrabberVisible = true
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        sheet.preferredCornerRadius = 30
        sheet.prefersPageSizing = false
        sheet.sourceView = sourceView
        sheet.backgroundEffect = UIGlassEffect(style: .regular)
        sheet.preferredPlacement = .trailing
        sheet.delegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 360, height: 480)
        panel.frame = CGRect(x: 20, y: 20, width: 300, height: 200)
        panel.backgroundColor = .secondarySystemBackground
        panel.cornerConfiguration = .uniformEdges(topRadius: .fixed(32), bottomRadius: 8)
        view.addSubview(panel)

        card.frame = panel.bounds.insetBy(dx: 10, dy: 10)
        card.backgroundColor = .systemTeal
        card.cornerConfiguration = .corners(radius: .containerConcentric())
        panel.addSubview(card)

        let curve = UIView(frame: CGRect(x: 20, y: 240, width: 80, height: 80))
        curve.backgroundColor = .systemOrange
        curve.layer.cornerRadius = 20
        curve.layer.cornerCurve = .continuous
        view.addSubview(curve)

        panel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(expand)))
    }

    @objc private func expand() {
        sheetPresentationController?.animateChanges {
            sheetPresentationController?.selectedDetentIdentifier = .large
        }
        sheetPresentationController?.invalidateDetents()
        card.cornerConfiguration = .corners(
            topLeftRadius: .fixed(4), topRightRadius: .containerConcentric(minimum: 6), bottomLeftRadius: nil, bottomRightRadius: 12)
        print(card.effectiveRadius(corner: .topRight))
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        title = sheetPresentationController.selectedDetentIdentifier?.rawValue
    }

    /// The four styles that a transition can have in place of a zoom.
    func show(_ controller: UIViewController, as style: UIModalTransitionStyle) {
        let transition: UIViewController.Transition
        switch style {
        case .coverVertical: transition = .coverVertical
        case .flipHorizontal: transition = .flipHorizontal
        case .crossDissolve: transition = .crossDissolve
        case .partialCurl: transition = .partialCurl
        @unknown default: transition = .coverVertical
        }
        controller.preferredTransition = transition
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }
}
