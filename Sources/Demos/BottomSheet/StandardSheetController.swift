import Transitions
import UIKit

final class StandardSheetController: DismissibleController {
  private let list: PlaceListView

  init(_ list: PlaceListView, _ parameters: BottomSheet.Parameters) {
    self.list = list
    super.init()
    modalPresentationStyle = .pageSheet
    guard let sheet = sheetPresentationController else { return }
    sheet.detents = parameters.expands ? [.medium(), .large()] : [.medium()]
    sheet.prefersGrabberVisible = parameters.showsGrabber
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Below the grabber, as in the other sheet.
    list.frame = view.bounds.inset(by: UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
  }
}
