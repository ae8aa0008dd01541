import Foundation
import QuartzCore
import Testing
import UIKit
import UITestSupport

// Swift writes straight to the storage of a property with observers in any initializer of its type, an extension's in another module
// included. Published code configures views in such initializers every day.

extension UIImageView {
  fileprivate convenience init(shown image: UIImage) {
    self.init(frame: .zero)
    self.image = image
    contentMode = .center
  }
}

extension UISwitch {
  fileprivate convenience init(tint: UIColor) {
    self.init()
    isOn = true
    onTintColor = tint
  }
}

extension UISlider {
  fileprivate convenience init(of value: Float, tint: UIColor) {
    self.init()
    maximumValue = 10
    self.value = value
    minimumTrackTintColor = tint
  }
}

extension UITextField {
  fileprivate convenience init(typed text: String, tint: UIColor) {
    self.init()
    self.text = text
    borderStyle = .roundedRect
    textColor = tint
  }
}

extension UILabel {
  fileprivate convenience init(line text: String, tint: UIColor) {
    self.init()
    self.text = text
    font = .boldSystemFont(ofSize: 40)
    textColor = tint
    numberOfLines = 2
    textAlignment = .right
  }
}

extension UIPageControl {
  fileprivate convenience init(page: Int, of count: Int) {
    self.init()
    numberOfPages = count
    currentPage = page
  }
}

extension UITableView {
  fileprivate convenience init(of source: any UITableViewDataSource) {
    self.init(frame: .zero)
    dataSource = source
  }
}

@MainActor
@Suite("A convenience initializer of one's own")
struct ConvenienceInitializerTests {
  let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }

  @Test("Given values that an extension's convenience initializer sets, then a view looks as if they had been set afterwards")
  func initializerRunsObservers() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 8
    slider.minimumTrackTintColor = .red
    let field = UITextField()
    field.text = "typed"
    field.borderStyle = .roundedRect
    field.textColor = .red
    let label = UILabel()
    label.text = "Hello"
    label.font = .boldSystemFont(ofSize: 40)
    label.textColor = .red
    label.numberOfLines = 2
    label.textAlignment = .right
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .purple
    let picture = UIImageView(frame: .zero)
    picture.image = image
    picture.contentMode = .center
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 3

    let pairs: [(UIView, UIView)] = [
      (UIImageView(shown: image), picture), (UISwitch(tint: .purple), toggle), (UISlider(of: 8, tint: .red), slider),
      (UITextField(typed: "typed", tint: .red), field), (UILabel(line: "Hello", tint: .red), label), (UIPageControl(page: 3, of: 5), pages),
    ]
    for (made, set) in pairs {
      let harness = ControlHarness(made)
      harness.perform { harness.rootView.addSubview(set) }
      for view in [made, set] { view.frame = CGRect(x: 0, y: 0, width: 200, height: 60) }
      harness.advance(by: 0)
      #expect(made.intrinsicContentSize == set.intrinsicContentSize, "\(type(of: made))")
      #expect(look(of: made.layer) == look(of: set.layer), "\(type(of: made))")
    }
  }

  @Test("Given a data source that a convenience initializer sets, then a table shows its rows")
  func initializerSetsDataSource() {
    let source = ThreeRows()
    #expect(UITableView(of: source).numberOfRows(inSection: 0) == 3)
  }

  /// Returns what shows of a layer and those inside it, a line each.
  private func look(of layer: CALayer) -> String {
    let shape = (layer as? CAShapeLayer).map { "\(String(describing: $0.fillColor)) \(String(describing: $0.path?.boundingBox))" } ?? ""
    let own = "\(layer.bounds) \(layer.position) \(layer.isHidden) \(layer.opacity) \(layer.cornerRadius)"
    let filling = "\(String(describing: layer.backgroundColor)) \(layer.borderWidth) \(layer.contents == nil) \(layer.contentsGravity)"
    return (["\(own) \(filling) \(shape)"] + (layer.sublayers ?? []).map(look)).joined(separator: "\n")
  }
}

private final class ThreeRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
