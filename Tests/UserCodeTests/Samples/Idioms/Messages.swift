import UIKit
class Messages: UIViewController {
    let action = Selector("later:")
    let other: Selector = #selector(Messages.later(_:))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        perform(#selector(later(_:)), with: UIColor.systemBlue, afterDelay: 0)
        perform(#selector(now), with: nil, afterDelay: 0.1, inModes: [.common])
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(now), object: nil)
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(#selector(later(_:)), with: UIColor.systemBlue, afterDelay: 0)
        if action == other, NSStringFromSelector(other) == "later:", responds(to: action) { view.layer.borderWidth = 8 }
        _ = perform(other, with: UIColor.systemBlue)
        UIApplication.shared.sendAction(#selector(now), to: self, from: nil, for: nil)
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        performSelector(onMainThread: #selector(now), with: nil, waitUntilDone: false)
    }
    @objc func later(_ color: UIColor) { view.backgroundColor = color }
    @objc func now() {}
}
