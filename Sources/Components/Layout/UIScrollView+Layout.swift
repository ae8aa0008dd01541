import UIKit

extension UIScrollView {
  /// Lays out the content from the top in a width, and makes it as high as it needs, with empty room at the bottom.
  package func layOutContent(_ layout: any Layout, width: CGFloat, bottom: CGFloat = 0) {
    let height = layout.size(in: CGSize(width: width, height: 0)).height
    layout.layOut(in: CGRect(x: 0, y: 0, width: width, height: height))
    contentSize = CGSize(width: width, height: height + bottom)
  }
}
