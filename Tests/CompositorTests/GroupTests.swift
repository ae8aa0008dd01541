import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

@Suite("Groups")
struct GroupTests {
  private let area = CGRect(x: 0, y: 0, width: 64, height: 64)

  @Test("A group fades as one: what it hides stays hidden")
  func opacity() {
    let end = DisplayItem(id: .init(layer: 1, role: .end), content: .endGroup)
    let frame = Picture.draw(
      DisplayList([
        .item(0, .clear(.white)), .item(1, .beginGroup(Group()), alpha: 0.6), .fill(2, area, .red), .fill(3, area, .blue), end,
      ]))
    #expect(abs(frame.red(20, 20) - 102) <= 1)
    #expect(abs(frame.green(20, 20) - 102) <= 1)
    #expect(frame.blue(20, 20) == 255)
  }

  @Test("Groups nest to any depth")
  func nesting() {
    var items: [DisplayItem] = [.item(0, .clear(.white))]
    for depth in 1...20 { items.append(.item(depth, .beginGroup(Group()), alpha: 0.9)) }
    items.append(.fill(30, area, .black))
    for depth in (1...20).reversed() { items.append(DisplayItem(id: .init(layer: depth, role: .end), content: .endGroup)) }
    let frame = Picture.draw(DisplayList(items))
    // Black with 0.9 to the power of 20.
    #expect(abs(Double(frame.red(30, 30)) - 255 * (1 - 0.1216)) < 6)
  }

  @Test("A clip cuts along its rounded edge, and only there")
  func clip() {
    let end = DisplayItem(id: .init(layer: 1, role: .end), content: .endGroup)
    let clip = RoundedRect(CGRect(x: 8, y: 8, width: 40, height: 40), radius: 12)
    let clipped = Picture.draw(
      DisplayList([.item(0, .clear(.white)), .item(1, .beginGroup(Group(clip: clip))), .fill(2, area, .red), end]))
    let filled = Picture.draw(DisplayList([.item(0, .clear(.white)), .fill(2, clip.rect, radius: 12, .red)]))
    #expect(clipped.largestDifference(from: filled) <= 1)
  }

  @Test("A mask's opacity limits what is seen")
  func mask() {
    let layer = CALayer()
    layer.frame = area
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let mask = CALayer()
    mask.frame = CGRect(x: 16, y: 16, width: 32, height: 32)
    mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
    layer.mask = mask
    let frame = Picture.draw(layer)
    #expect(frame.green(8, 8) == 255)
    #expect(abs(frame.green(30, 30) - 127) <= 1)
    #expect(frame.red(30, 30) == 255)
  }

  @Test("A blur inside a clipped container shows what the container drew before it")
  func backdropInClip() {
    let container = CALayer()
    container.frame = area
    container.cornerRadius = 10
    container.masksToBounds = true
    let background = CALayer()
    background.frame = area
    background.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blur = CABackdropLayer()
    blur.frame = area
    blur.blurRadius = 5
    container.addSublayer(background)
    container.addSublayer(blur)
    let frame = Picture.draw(container, background: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(frame.red(32, 32) == 255)
    #expect(frame.blue(32, 32) == 0)
  }
}
