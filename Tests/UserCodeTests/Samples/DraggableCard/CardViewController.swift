//
//  CardViewController.swift
//  DraggableCard
//

import UIKit

class CardViewController: UIViewController {

    private var titleLabel: UILabel!
    private var closeButton: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPink
        view.layer.name = "card"
        setupTitle()
        setupCloseButton()
    }

    private func setupTitle() {
        titleLabel = UILabel()
        titleLabel.text = "Drag me down"
        titleLabel.textColor = .white
        titleLabel.font = .systemFont(ofSize: 28, weight: .heavy)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 48).isActive = true
    }

    private func setupCloseButton() {
        let button = UIButton(type: .system)
        button.setTitle("Close", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.addTarget(self, action: #selector(CardViewController.closeTapped(sender:)), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -32).isActive = true
        closeButton = button
    }

    @objc func closeTapped(sender: UIButton) {
        dismiss(animated: true, completion: nil)
    }
}
