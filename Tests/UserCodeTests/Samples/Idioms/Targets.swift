import UIKit
class Slab: UIControl {}
class Targets: UIViewController {
    let pan = UIPanGestureRecognizer()
    let button = UIButton(type: .system)
    let slab = Slab()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        pan.addTarget(self, action: #selector(handlePan(_:)))
        pan.addTarget(self, action: #selector(handleAny))
        view.addGestureRecognizer(pan)
        pan.removeTarget(self, action: #selector(handlePan(_:)))
        pan.removeTarget(self, action: nil)
        pan.removeTarget(nil, action: nil)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 180, height: 60)
        button.addTarget(self, action: #selector(press(_:event:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(press(_:for:)), for: [.touchDown, .touchDragEnter])
        button.addTarget(self, action: #selector(self.plain), for: .primaryActionTriggered)
        button.removeTarget(self, action: #selector(plain), for: .allEvents)
        button.removeTarget(nil, action: nil, for: .touchDown)
        slab.addTarget(self, action: #selector(slabChanged(_:)), for: .valueChanged)
        slab.sendActions(for: .valueChanged)
        view.addSubview(button)
        let tap = UITapGestureRecognizer(target: self, action: #selector(Targets.handleAny))
        view.addGestureRecognizer(tap)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(item(_:)))
    }
    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {}
    @objc func handleAny(gesture: UIGestureRecognizer) {}
    @objc func press(_ sender: UIButton, event: UIEvent) { view.backgroundColor = .systemMint }
    @objc func press(_ sender: UIButton, for event: UIEvent) {}
    @objc func plain() {}
    @objc func slabChanged(_ slab: Slab) { button.tintColor = .systemPurple }
    @objc func item(_ item: UIBarButtonItem) {}
}
