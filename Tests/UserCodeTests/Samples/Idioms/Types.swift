import UIKit
import UniformTypeIdentifiers
import MobileCoreServices
class Types: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UTType.jpeg.conforms(to: .image) ? .systemGreen : .systemRed
    }
}
