import UIKit
import ObjectiveC

private var handlerKey: UInt8 = 0
private struct AssociatedKeys {
    static var name = "name"
    static var isLifted = "isLifted"
    static let pointer = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
extension UIView {
    var tapHandler: (() -> Void)? {
        get { objc_getAssociatedObject(self, &handlerKey) as? () -> Void }
        set { objc_setAssociatedObject(self, &handlerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    var isLifted: Bool {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.isLifted) as? Bool ?? false }
        set { objc_setAssociatedObject(self, &AssociatedKeys.isLifted, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN) }
    }
    var name: String? {
        get { objc_getAssociatedObject(self, &AssociatedKeys.name) as? String }
        set { objc_setAssociatedObject(self, &AssociatedKeys.name, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
    var tag2: NSNumber? {
        get { objc_getAssociatedObject(self, AssociatedKeys.pointer) as? NSNumber }
        set { objc_setAssociatedObject(self, AssociatedKeys.pointer, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
class Assoc: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemRed
        view.isLifted = true
        view.name = "page"
        view.tag2 = 4
        view.tapHandler = { [weak self] in self?.view.backgroundColor = .systemGreen }
        if view.isLifted, view.name == "page", view.tag2 == 4 { view.tapHandler?() }
        objc_removeAssociatedObjects(view!)
        if view.name != nil { view.backgroundColor = .systemRed }
    }
}
