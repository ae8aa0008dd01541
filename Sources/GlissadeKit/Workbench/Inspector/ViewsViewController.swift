import Rehearsal
import UIKit

final class ViewsViewController: UIViewController {
  let tree = ViewTreeView()
  let doctor = DoctorListView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    doctor.addHairline(at: .top)
    for subview in [tree, doctor] as [UIView] { view.addSubview(subview) }
  }

  /// This costs nothing while the page is hidden.
  func refresh(_ stage: Stage) {
    guard isViewLoaded, view.window != nil else { return }
    tree.scene = stage.scene
    tree.refresh()
    doctor.show(stage.scene.doctor.diagnoses)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tree.isPicking = false
    tree.onSelect(nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let doctorHeight = (bounds.height * 0.3).rounded().clamped(to: 120...280)
    doctor.frame = CGRect(x: 0, y: bounds.height - doctorHeight, width: bounds.width, height: doctorHeight)
    tree.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(doctor.frame.minY, 0))
  }
}
