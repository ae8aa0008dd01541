import Foundation
import SourceReport
import Testing

@testable import Porting

@Suite("Cells of lists")
struct CellTests {
  @Test("Given a cell with an overriding initializer, then lists can create it, and columns are kept")
  func cells() throws {
    let ported = try PortingHarness(
      """
      import UIKit
      class Base: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }
      class Photo: Base { override init(frame: CGRect) { super.init(frame: frame) } }
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: nil) }
      }
      class Head: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) { super.init(reuseIdentifier: nil) } }
      class Card: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
      """)
    #expect(ported.copies[0].contains("class Base: UICollectionViewCell { required init(frame: CGRect)"))
    #expect(ported.copies[0].contains("class Photo: Base { required init(frame: CGRect)"))
    #expect(ported.copies[0].contains("  required init(style: UITableViewCell.CellStyle"))
    #expect(ported.copies[0].contains("class Head: UITableViewHeaderFooterView { required init(reuseIdentifier"))
    #expect(ported.copies[0].contains("class Card: UIView { override init(frame: CGRect)"))
  }

  @Test("Given a layer, an animation or a bar button with an overriding init(), then UIKit can make objects of it")
  func madeObjects() throws {
    let ported = try PortingHarness(
      """
      class Ring: CAShapeLayer { override init() { super.init() } }
      class Pulse: CABasicAnimation { public override init() { super.init() } }
      class Plain: NSObject { override init() { super.init() } }
      """)
    #expect(ported.code.contains("class Ring: CAShapeLayer { required init()"))
    #expect(ported.code.contains("public required init()"))
    #expect(ported.code.contains("class Plain: NSObject { override init()"))
  }

  @Test("Given a layer with other initializers alone, then it gets init(), which fails where properties would have no values")
  func otherInitializers() throws {
    let ported = try PortingHarness(
      """
      class Ring: CAShapeLayer { init(frame: CGRect) { super.init() } }
      class Arc: CALayer { let angle: Double; init(angle: Double) { self.angle = angle; super.init() } }
      class Plain: CALayer { convenience init(a: Int) { self.init() } }
      """)
    #expect(ported.code.contains("{ super.init() } ; public required init() { super.init() } }"))
    #expect(ported.code.contains("public required init() { fatalError(\"Use of unimplemented initializer 'init()' for class 'Arc'\") }"))
    #expect(ported.code.components(separatedBy: "public required init()").count == 3)
  }
}
