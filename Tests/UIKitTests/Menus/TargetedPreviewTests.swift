import Foundation
import Testing
import UIKit

@MainActor @Suite("Targeted previews")
struct TargetedPreviewTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))

  init() { container.addSubview(view) }

  @Test("A preview of a view is as large as the view, in its superview, where it is")
  func ownPlace() {
    let preview = UITargetedPreview(view: view)
    #expect(preview.size == CGSize(width: 100, height: 60))
    #expect(preview.target.container === container && preview.target.center == CGPoint(x: 70, y: 70))
    #expect(preview.target.transform == .identity && preview.parameters.visiblePath == nil)
  }

  @Test("A target gives the preview another place and a transform, and the parameters a background")
  func otherPlace() {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .red
    let target = UIPreviewTarget(container: view, center: .zero, transform: CGAffineTransform(scaleX: 2, y: 2))
    let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
    #expect(preview.target === target && preview.target.transform.a == 2 && preview.parameters.backgroundColor == .red)
  }
}
