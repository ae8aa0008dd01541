import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Images and image views")
struct ImageTests {
  private let pixels = CGImage(pixels: PixelBuffer(width: 40, height: 20))

  private func record(_ draw: () -> Void) -> [CGDrawing.Operation] {
    let context = CGContext(size: CGSize(width: 200, height: 200))
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return context.drawing.operations
  }

  /// Where the picture's stored corner at (0, 0) and its opposite one land.
  private func corners(_ operation: CGDrawing.Operation) -> [CGPoint] {
    guard case .image(_, let rect, _) = operation.content else { return [] }
    return [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map { point in
      let placed = point.applying(operation.transform)
      return CGPoint(x: placed.x.rounded(), y: placed.y.rounded())
    }
  }

  /// What UIKit warns of while `body` runs, searching in two folders.
  private func warnings(_ body: () -> Void) async -> [String] {
    let previous = HostServices.current
    defer { previous.install() }
    let heard = Journal()
    var services = previous
    services.warn = { heard.note($0) }
    services.imageFolders = ["/nowhere/photos", "/nowhere/icons"]
    services.install()
    body()
    // Off the thread that it calls the main one, UIKit warns a bit later.
    await Task { @MainActor in }.value
    return heard.entries
  }

  @Test("a missing image literal is a picture with its name, and one line says where it was searched")
  func missingLiteral() async throws {
    var image: UIImage?
    let heard = await warnings {
      image = UIImage(imageLiteralResourceName: "lost-hero")
      _ = UIImage(imageLiteralResourceName: "lost-hero")
    }
    #expect(
      heard == [
        "There is no image named “lost-hero”: searched for lost-hero.png, lost-hero.jpg, lost-hero.jpeg, and for the same with @2x and "
          + "@3x, in /nowhere/photos, /nowhere/icons."
      ])
    let placeholder = try #require(image)
    #expect(placeholder.size.width >= 100 && placeholder.size.height >= 100)
    guard case .drawing(let drawing) = placeholder.source else {
      Issue.record("a placeholder is a drawing, sharp at every scale")
      return
    }
    let written = drawing.operations.compactMap { operation -> String? in
      guard case .text(let run, _, _) = operation.content else { return nil }
      return run.text
    }
    #expect(written.joined() == "lost-hero")
  }

  @Test("a missing asset is nil as ever, and the line is there before anybody insists on it")
  func missingAsset() async {
    let heard = await warnings { #expect(UIImage(named: "lost-asset.jpg") == nil) }
    #expect(
      heard == [
        "There is no image named “lost-asset.jpg”: searched for lost-asset.jpg, and for the same with @2x and @3x, in /nowhere/photos, "
          + "/nowhere/icons."
      ])
  }

  @Test("an image's size is its pixels over its scale, turned by its orientation")
  func size() {
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 40, height: 20))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 20, height: 10))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .right).size == CGSize(width: 10, height: 20))
  }

  @Test(
    "orientations turn and mirror as in UIKit",
    arguments: [
      (UIImage.Orientation.up, CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 20)),
      (.down, CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 0)),
      (.left, CGPoint(x: 0, y: 40), CGPoint(x: 20, y: 0)),
      (.right, CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 40)),
      (.upMirrored, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 20)),
      (.downMirrored, CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 0)),
      (.leftMirrored, CGPoint(x: 20, y: 40), CGPoint(x: 0, y: 0)),
      (.rightMirrored, CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 40)),
    ])
  func orientation(_ orientation: UIImage.Orientation, first: CGPoint, last: CGPoint) {
    let operations = record { UIImage(cgImage: pixels, scale: 1, orientation: orientation).draw(at: .zero) }
    #expect(operations.map(corners) == [[first, last]])
  }

  @Test("a resizable image keeps its caps and stretches its middle")
  func stretching() {
    let image = UIImage(cgImage: pixels).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10), resizingMode: .stretch)
    let operations = record { image.draw(in: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    let parts = operations.compactMap { $0.clips.last?.path.boundingBox }
    #expect(
      parts == [
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 0, width: 80, height: 20),
        CGRect(x: 90, y: 0, width: 10, height: 20),
      ])
  }

  @Test("caps that are larger than the room shrink together")
  func crampedCaps() {
    let image = UIImage(cgImage: pixels).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10), resizingMode: .stretch)
    let operations = record { image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(operations.compactMap { $0.clips.last?.path.boundingBox.width } == [15, 5])
  }

  @Test("a tinted image is its shape filled with the colour")
  func tint() {
    let operations = record { UIImage(cgImage: pixels).withTintColor(.red).draw(at: .zero) }
    #expect(operations.map(\.blendMode) == [.normal, .normal, .sourceIn, .normal])
  }

  // MARK: Image views

  @Test("an image view shows the pixels themselves, fitted by its content mode")
  func plainImage() {
    let view = UIImageView(image: UIImage(cgImage: pixels, scale: 2, orientation: .up))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.layer.contents as? CGImage === pixels)
    #expect(view.layer.contentsScale == 2)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test("a template takes the view's tint, and another one when that changes")
  func template() {
    func tint(of view: UIImageView) -> CGColor? {
      for operation in (view.layer.contents as? CGDrawing)?.operations ?? [] {
        if case .fill(_, _, let color) = operation.content { return color }
      }
      return nil
    }
    let view = UIImageView(image: UIImage(cgImage: pixels).withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    #expect(tint(of: view) == UIColor.red.cgColor)
    let parent = UIView()
    parent.tintColor = .green
    view.tintColor = nil
    parent.addSubview(view)
    #expect(tint(of: view) == UIColor.green.cgColor)
  }

  @Test("a resizable image is stretched again when the view changes size")
  func resizableInView() {
    let image = UIImage(cgImage: pixels).resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    let view = UIImageView(image: image)
    view.frame.size = CGSize(width: 90, height: 60)
    #expect((view.layer.contents as? CGDrawing)?.size == CGSize(width: 90, height: 60))
  }

  @Test("the highlighted image shows while the view is highlighted")
  func highlight() {
    let other = CGImage(pixels: PixelBuffer(width: 1, height: 1))
    let view = UIImageView(image: UIImage(cgImage: pixels), highlightedImage: UIImage(cgImage: other))
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === other)
    view.isHighlighted = false
    #expect(view.layer.contents as? CGImage === pixels)
  }

  @Test("a named image is the sharpest one in the image folders, and is kept")
  func namedImages() throws {
    final class Decoder: ImageDecoding {
      func decodeImage(atPath path: String) throws -> CGImage {
        try decodeImage(from: Data(contentsOf: URL(fileURLWithPath: path)))
      }
      func decodeImage(from data: Data) throws -> CGImage {
        guard let text = String(data: data, encoding: .utf8), let side = Int(text) else { throw CocoaError(.fileReadCorruptFile) }
        return CGImage(pixels: PixelBuffer(width: side, height: side))
      }
      func pngData(from image: CGImage) throws -> Data { Data(String(image.width).utf8) }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "glissade-named-images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("10".utf8).write(to: folder.appendingPathComponent("sample star.png"))
    try Data("20".utf8).write(to: folder.appendingPathComponent("sample star@2x.png"))
    let previous = HostServices.current
    defer { previous.install() }
    var services = previous
    services.imageDecoder = Decoder()
    services.imageFolders = [folder.path]
    services.install()
    let image = try #require(UIImage(named: "sample star"))
    #expect(image.scale == 2)
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(UIImage(named: "sample star.png")?.cgImage?.width == 20)
    #expect(UIImage(named: "sample star")?.cgImage === image.cgImage)
    #expect(image.pngData() == Data("20".utf8))
    #expect(UIImage(data: Data("not a picture".utf8)) == nil)
  }

  @Test("an image that is not there is nil")
  func missingImages() {
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }
}
