import Components
import UIKit

final class MapController: KitViewController {
  private let map = TownMapView()
  private let button: UIButton?

  init(_ place: Place, action: UIAction? = nil) {
    button = action.map { ActionButton.make($0) }
    super.init()
    title = place.name
    map.place = place
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(map)
    if let button { view.addSubview(button) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    map.frame = view.bounds
    button?.frame = ActionButton.frame(in: view)
  }
}
