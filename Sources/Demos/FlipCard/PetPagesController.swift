import UIKit

final class PetPagesController: UIPageViewController {
  convenience init() {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    view.backgroundColor = .black
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
