import Testing
import UIKit

@testable import UIKit

@Suite("Images of symbols")
@MainActor
struct SymbolTests {
  @Test("Given every drawing, then it is read whole, stays in its square, and has nothing but known mirror images")
  func drawings() {
    #expect(SymbolTable.names.count > 150)
    let square = CGRect(x: 0, y: 0, width: SymbolPart.side, height: SymbolPart.side).insetBy(dx: -0.5, dy: -0.5)
    for name in SymbolTable.names {
      let parts = SymbolTable.parts(named: name) ?? []
      #expect(!parts.isEmpty, "\(name)")
      for part in parts { #expect(square.contains(part.path.boundingBox), "\(name): \(part.path.boundingBox)") }
    }
  }

  @Test(
    "Given a name with variants, then they are found behind the drawing's own name",
    arguments: [
      ("xmark.circle.fill", "xmark", true, false, "circle", nil), ("heart.fill", "heart", true, false, nil, nil),
      ("eye.slash", "eye", false, true, nil, nil), ("folder.badge.plus", "folder", false, false, nil, "plus"),
      ("person.crop.circle.fill", "person.crop.circle", true, false, nil, nil), ("12.square", "12", false, false, "square", nil),
      ("square.and.arrow.up", "square.and.arrow.up", false, false, nil, nil),
    ] as [(String, String, Bool, Bool, String?, String?)])
  func names(name: String, base: String, isFilled: Bool, isSlashed: Bool, enclosure: String?, badge: String?) throws {
    let found = try #require(SymbolName(name))
    #expect(found.base == base)
    #expect(found.isFilled == isFilled)
    #expect(found.isSlashed == isSlashed)
    #expect(found.enclosure?.rawValue == enclosure)
    #expect(found.badge == badge)
  }

  @Test("Given a configuration, then the size of the image follows the size of the text and the scale")
  func sizes() throws {
    let image = try #require(UIImage(systemName: "heart"))
    #expect(image.isSymbolImage)
    #expect(abs(image.size.height - 17 * 1.2) < 0.001)
    let large = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * image.size.width) < 0.001)
    let small = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .small))
    #expect(abs(small.size.height - 34 * 1.2 * 0.8) < 0.001)
  }

  @Test("Given a size that isn't positive, then the image has the standard size", arguments: [0, -12, .nan, .infinity] as [CGFloat])
  func sizesThatAreNone(size: CGFloat) throws {
    let image = try #require(UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: size)))
    #expect(image.size == UIImage(systemName: "heart")?.size)
  }

  @Test("Given an image view with a preferred configuration, then it applies where the image specifies nothing")
  func preferredConfiguration() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let height = view.intrinsicContentSize.height
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
    #expect(abs(view.intrinsicContentSize.height - 3 * height) < 0.001)
    view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(abs(view.intrinsicContentSize.height - height) < 0.001)
  }

  @Test("Given a symbol without a drawing, then a placeholder has its place; given no name, then there is no image")
  func unknown() throws {
    #expect(UIImage(systemName: "tortoise.of.nobody")?.size.height == UIImage(systemName: "heart")?.size.height)
    #expect(UIImage(systemName: "") == nil)
  }
}
