//
//  SpringPlayground.swift
//

import UIKit

class SpringPlaygroundViewController: UIViewController {

    private struct Parameters {
        /// Bounciness (0.1...1)
        var damping: CGFloat = 0.55
        /// Seconds (0.2...3)
        var duration: Double = 0.9
        var initialVelocity: CGFloat = 0.0
        var stagger: Double = 0.06
    }

    private var parameters = Parameters()
    private var isOpen = false
    private lazy var boxes: [UIView] = (0..<5).map { index in
        let box = UIView()
        box.backgroundColor = UIColor(hue: CGFloat(index) / 5, saturation: 0.65, brightness: 0.95, alpha: 1)
        box.layer.cornerRadius = 22
        box.layer.name = "box \(index)"
        return box
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        boxes.forEach(view.addSubview)
        let tap = UITapGestureRecognizer(target: self, action: #selector(toggle))
        view.addGestureRecognizer(tap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private func place() {
        for (index, box) in boxes.enumerated() {
            let x: CGFloat = isOpen ? 270 : 40
            box.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
            box.center = CGPoint(x: x + 40, y: 180 + CGFloat(index) * 110)
        }
    }

    @objc private func toggle() {
        isOpen.toggle()
        for (index, box) in boxes.enumerated() {
            UIView.animate(
                withDuration: parameters.duration,
                delay: Double(index) * parameters.stagger,
                usingSpringWithDamping: parameters.damping,
                initialSpringVelocity: parameters.initialVelocity,
                options: [.beginFromCurrentState, .allowUserInteraction],
                animations: {
                    box.center.x = self.isOpen ? 310 : 80
                    box.transform = self.isOpen ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
                },
                completion: nil)
        }
    }
}

#Preview("Springs") {
    let controller = SpringPlaygroundViewController()
    controller.title = "Springs"
    return controller
}
