import Components
import UIKit

/// A map around a place, with a button at the bottom if there is an action.
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
