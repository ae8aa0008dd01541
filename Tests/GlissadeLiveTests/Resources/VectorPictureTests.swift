import Foundation
import Testing
import UIKit

@testable import GlissadeLive

@Suite("Pictures of paths")
struct VectorPictureTests {
  private let folder = ResourceFolder()

  private static let hasCairo = Cairo.shared != nil && DynamicLibrary("librsvg-2.so.2") != nil

  @Test(
    "A picture in SVG has the size of its file, or of its view box, and as many pixels as the scale asks for",
    .enabled(if: hasCairo), arguments: ["width=\"20\" height=\"10\"", "viewBox=\"0 0 20 10\""])
  func svg(_ size: String) throws {
    try folder.write("bar.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)><rect width=\"10\" height=\"10\" fill=\"#f00\"/></svg>")
    let image = try VectorPicture.image(atPath: folder.path + "/bar.svg", format: .svg, scale: 2)
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
    #expect(image.cgImage?.width == 40 && image.cgImage?.height == 20)
  }

  @Test(
    "A file that isn't SVG, is empty or has no size can't be read", .enabled(if: hasCairo),
    arguments: [
      "", "no picture", "<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"/>",
    ])
  func broken(_ text: String) throws {
    try folder.write("bad.svg", text)
    #expect(throws: VectorPicture.Failure.file) { try VectorPicture.image(atPath: folder.path + "/bad.svg", format: .svg, scale: 2) }
  }

  @Test("A huge picture has a bounded number of pixels", .enabled(if: hasCairo))
  func huge() throws {
    try folder.write("huge.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100000\" height=\"10\"/>")
    let image = try VectorPicture.image(atPath: folder.path + "/huge.svg", format: .svg, scale: 3)
    #expect(image.cgImage?.width == 4096)
  }

  @Test("The first page of a PDF is drawn in its size", .enabled(if: Cairo.shared != nil && DynamicLibrary("libpoppler-glib.so.8") != nil))
  func pdf() throws {
    let drawing = "0 0.5 0 rg 0 0 20 10 re f"
    let document = """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R>> endobj
      4 0 obj <</Length \(drawing.utf8.count)>> stream
      \(drawing)
      endstream endobj
      trailer <</Root 1 0 R>>
      """
    try folder.write("bar.pdf", document)
    let image = try VectorPicture.image(atPath: folder.path + "/bar.pdf", format: .pdf, scale: 3)
    #expect(image.size == CGSize(width: 20, height: 10) && image.cgImage?.width == 60)
    try folder.write("bad.pdf", "%PDF-")
    #expect(throws: VectorPicture.Failure.file) { try VectorPicture.image(atPath: folder.path + "/bad.pdf", format: .pdf, scale: 3) }
  }

  @Test("Without a library, a sentence names the package")
  func messages() {
    #expect(VectorPicture.Failure.library(.pdf).message("/icon.pdf").contains("libpoppler-glib8"))
    #expect(VectorPicture.Failure.library(.svg).message("/icon.svg").contains("librsvg2-2"))
    #expect(VectorPicture.format(ofFile: "/a/Icon.PDF") == .pdf && VectorPicture.format(ofFile: "/a/icon.png") == nil)
  }
}
