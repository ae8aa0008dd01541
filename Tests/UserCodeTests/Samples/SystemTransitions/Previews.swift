//
//  Previews.swift
//

import UIKit

#Preview("Gallery") {
    UINavigationController(rootViewController: GalleryViewController())
}

#Preview {
    BallView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
}

#Preview("Detail", traits: .portrait) {
    let controller = DetailViewController(model: ItemModel(item: Item.all[0]))
    return controller
}

#Preview("Library", traits: .landscapeLeft) {
    let controller = LibraryController()
    controller.selectedIndex = 0
    return controller
}

#Preview("Cover", traits: .fixedLayout(width: 320, height: 480)) {
    CoverViewController(item: Item.all[2])
}

#Preview("Turning", traits: .sizeThatFitsLayout) { () -> UIView in
    let view = TurningView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))
    view.cornerConfiguration = .capsule(maximumRadius: 20)
    return view
}

#Preview(traits: .defaultLayout, .portraitUpsideDown) {
    DensityView(frame: CGRect(x: 40, y: 120, width: 200, height: 60))
}

@available(iOS 17, *)
#Preview(
    "Info",
    body: {
        InfoViewController()
    })
