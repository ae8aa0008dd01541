//
//  ViewController.swift
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var alertButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addStripes()
        let button = UIButton(type: .system)
        button.setTitle("Show Alert", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 24, weight: .semibold)
        button.frame = CGRect(x: 95, y: 380, width: 200, height: 60)
        button.addTarget(self, action: #selector(self.showAlert(_:)), for: .touchUpInside)
        view.addSubview(button)
        alertButton = button
    }

    private func addStripes() {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        for (index, color) in colors.enumerated() {
            let stripe = UIView(frame: CGRect(x: 0, y: 100 + index * 36, width: 390, height: 24))
            stripe.backgroundColor = color
            view.addSubview(stripe)
        }
    }

    @IBAction func showAlert(_ sender: Any?) {
        let alert = AlertViewController()
        alert.modalPresentationStyle = .custom
        alert.transitioningDelegate = BlurTransitioningDelegate.shared
        present(alert, animated: true)
    }
}

class AlertViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        view.layer.name = "alert"
        let label = UILabel()
        label.text = "Tap outside to dismiss"
        label.textColor = .white
        label.font = .systemFont(ofSize: 22, weight: .medium)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
