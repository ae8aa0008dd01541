import UIKit
class Values: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(0.5, 0.5, 1))
        let frame = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        let numbers: [NSValue] = [
            frame, NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: .zero), NSValue(cgAffineTransform: .identity),
            NSValue(uiEdgeInsets: .zero),
        ]
        if numbers[0].cgRectValue.width == 3, numbers[1].cgPointValue.y == 2, (animation.toValue as! NSValue).caTransform3DValue.m11 == 0.5
        {
            view.backgroundColor = .systemGreen
        }
        let box = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
        box.backgroundColor = .black
        box.layer.cornerRadius = 90
        box.layer.cornerCurve = .continuous
        box.accessibilityIdentifier = "box"
        box.accessibilityTraits = [.button, .selected]
        box.accessibilityTraits.insert(.header)
        box.accessibilityHint = "hint"
        box.accessibilityLabel = "label"
        box.accessibilityValue = "value"
        box.isAccessibilityElement = true
        box.accessibilityIgnoresInvertColors = true
        box.accessibilityElementsHidden = false
        box.accessibilityViewIsModal = true
        box.shouldGroupAccessibilityChildren = true
        UIAccessibility.post(notification: .screenChanged, argument: box)
        view.addSubview(box)
        if self.responds(to: #selector(doThing)) { perform(#selector(doThing)) }
        awakeFromNib()
    }
    @objc func doThing() { view.layer.borderWidth = 10 }
    override func awakeFromNib() { super.awakeFromNib() }
}
class NibView: UIView {
    override func awakeFromNib() { super.awakeFromNib(); backgroundColor = .red }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}
