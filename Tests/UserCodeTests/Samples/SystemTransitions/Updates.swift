//
//  Updates.swift
//

import UIKit

enum Density: Int {
    case regular
    case dense
}

/// A trait of one's own.
struct DensityTrait: UITraitDefinition {
    typealias Value = Density

    static let defaultValue = Density.regular
    static let affectsColorAppearance = true
    static let name = "Density"
    static let identifier = "com.example.density"
}

extension UITraitCollection {
    var density: Density { self[DensityTrait.self] }
}

extension UIMutableTraits {
    var density: Density {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

/// A view that registers for changes of traits in each of the ways there are.
class DensityView: UIView {

    private var registration: (any UITraitChangeRegistration)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { traits in traits.density == .dense ? .systemIndigo : .systemMint }
        registration = registerForTraitChanges([DensityTrait.self], action: #selector(densityDidChange(_:previous:)))
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (self: Self, previousTraitCollection: UITraitCollection) in
            self.setNeedsLayout()
        }
        registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (self: Self, previousTraitCollection: UITraitCollection) in
            if self.traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { self.setNeedsDisplay() }
        }
        let sizeTraits: [UITrait] = [UITraitDisplayScale.self, UITraitLayoutDirection.self]
        registerForTraitChanges(sizeTraits, target: self, action: #selector(UIView.setNeedsLayout))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func densityDidChange(_ view: DensityView, previous: UITraitCollection) {
        alpha = previous.density == .dense ? 1 : 0.8
    }

    func stopObserving() {
        if let registration { unregisterForTraitChanges(registration) }
        registration = nil
    }

    func becomeDense() {
        traitOverrides.density = .dense
        let light = UITraitCollection { traits in
            traits.userInterfaceStyle = .light
            traits.density = .dense
        }
        print(light.modifyingTraits { $0.density = .regular }.density, traitOverrides.contains(DensityTrait.self))
        traitOverrides.remove(DensityTrait.self)
    }
}

/// A view that turns in every update, and shows what update links can do.
class TurningView: UIView {

    private lazy var link = UIUpdateLink(view: self) { [weak self] _, info in
        self?.turn(at: info.modelTime)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        link.requiresContinuousUpdates = true
        link.preferredFrameRateRange = .init(minimum: 30, maximum: 60)
        link.isEnabled = window != nil
        guard let windowScene = window?.windowScene else { return }
        let phases: [UIUpdateActionPhase] = [
            .afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch, .beforeCADisplayLinkDispatch, .afterCADisplayLinkDispatch,
            .beforeCATransactionCommit, .afterCATransactionCommit, .beforeLowLatencyEventDispatch, .afterLowLatencyEventDispatch,
            .beforeLowLatencyCATransactionCommit, .afterLowLatencyCATransactionCommit, .afterUpdateComplete,
        ]
        let sceneLink = UIUpdateLink(windowScene: windowScene, actionTarget: self, selector: #selector(sceneWillUpdate(_:info:)))
        for phase in phases {
            sceneLink.addAction(to: phase) { link, info in
                assert(!info.isPerformingLowLatencyPhases || link.wantsLowLatencyEventDispatch)
            }
        }
        sceneLink.addAction(target: self, selector: #selector(sceneWillUpdate(_:info:)))
    }

    private func turn(at time: TimeInterval) {
        transform = CGAffineTransform(rotationAngle: time.truncatingRemainder(dividingBy: 2) * .pi)
    }

    @objc private func sceneWillUpdate(_ link: UIUpdateLink, info: UIUpdateInfo) {
        guard let current = UIUpdateInfo.current(for: self), let windowScene = window?.windowScene else { return }
        assert(UIUpdateInfo.current(for: windowScene)?.modelTime == current.modelTime)
        print(info.isImmediatePresentationExpected, info.isLowLatencyEventDispatchConfirmed, info.estimatedPresentationTime)
    }

    override func updateProperties() {
        super.updateProperties()
        backgroundColor = tintColor
    }

    func show(_ color: UIColor) {
        tintColor = color
        setNeedsUpdateProperties()
        updatePropertiesIfNeeded()
    }
}
