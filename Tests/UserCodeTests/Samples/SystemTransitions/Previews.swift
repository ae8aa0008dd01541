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
