import UIKit
class Small: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        let animator = UIViewPropertyAnimator()
        animator.addAnimations { self.view.alpha = 1 }
        animator.startAnimation()
        let box = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
        box.backgroundColor = .systemIndigo
        box.layer.shouldRasterize = true
        box.layer.rasterizationScale = UIScreen.main.scale
        view.addSubview(box)
        switch UIDevice.current.orientation {
        case .landscapeLeft, .landscapeRight: box.alpha = 0.5
        case .portrait, .portraitUpsideDown, .faceUp, .faceDown, .unknown: box.alpha = 0.8
        @unknown default: break
        }
        let device = UIDevice.current
        if device.userInterfaceIdiom == .pad || UI_USER_INTERFACE_IDIOM() == .phone { box.backgroundColor = .systemTeal }
        device.beginGeneratingDeviceOrientationNotifications()
        NotificationCenter.default.addObserver(
            self, selector: #selector(rotated), name: NSNotification.Name.UIDeviceOrientationDidChange, object: nil)
        let options: UIViewAnimationOptions = [.curveEaseInOut, .allowUserInteraction]
        UIView.animate(withDuration: 0.1, delay: 0, options: options, animations: { box.alpha = 0.9 }, completion: nil)
        let text = NSAttributedString(
            string: "Old",
            attributes: [
                NSAttributedStringKey.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30, weight: UIFont.Weight.bold),
            ])
        let label = UILabel(frame: UIEdgeInsetsInsetRect(box.bounds, UIEdgeInsetsMake(10, 10, 10, 10)))
        label.attributedText = text
        box.addSubview(label)
        self.addChildViewController(child)
        view.addSubview(child.view)
        child.didMove(toParentViewController: self)
        child.view.frame = CGRectMake(0, 400, CGRectGetWidth(view.bounds), 100)
    }
    let child = UIViewController()
    @objc func rotated() {}
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    deinit { NotificationCenter.default.removeObserver(self) }
}
