import UIKit

final class PetPagesController: UIPageViewController {
  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    view.backgroundColor = .black
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The cards' pages are made in code.") }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
