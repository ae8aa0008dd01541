import CoreGraphics
import Foundation
import UIKit

/// A picture in a file of paths: SVG, which librsvg draws, or PDF, which Poppler draws. Both libraries are loaded when they are first needed.
struct VectorPicture {
  /// The format of a file.
  enum Format: String {
    case svg
    case pdf

    /// The package in which the library is.
    var package: String { self == .svg ? "librsvg2-2" : "libpoppler-glib8" }
  }

  /// The reason why a picture can't be shown.
  enum Failure: Error, Equatable {
    /// The library isn't installed.
    case library(Format)
    /// The file can't be read, or draws nothing.
    case file

    /// A sentence about a file.
    func message(_ path: String) -> String {
      switch self {
      case .library(let format):
        "\(path) can’t be shown: it needs the library \(format == .svg ? "librsvg" : "Poppler"), which is in the package \(format.package)"
      case .file: "\(path) can’t be read as a picture"
      }
    }
  }

  /// The longest side of a picture, in pixels.
  private static let mostPixels = 4096.0

  /// Returns the format by the ending of a path, or nil for another format.
  static func format(ofFile path: String) -> Format? { Format(rawValue: (path as NSString).pathExtension.lowercased()) }

  /// Draws the picture in a file with a number of pixels per point. It has at most 4,096 pixels on a side.
  static func image(atPath path: String, format: Format, scale: CGFloat) throws(Failure) -> UIImage {
    guard let cairo = Cairo.shared else { throw .library(format) }
    guard let data = FileManager.default.contents(atPath: path), data.count < 64 << 20 else { throw .file }
    guard let document: any VectorDocument = try format == .svg ? SVGDocument(data) : PDFPage(data) else { throw .file }
    let size = document.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw .file }
    let pixelsPerPoint = min(Double(scale), mostPixels / Double(max(size.width, size.height)))
    let width = max(1, Int((Double(size.width) * pixelsPerPoint).rounded()))
    let height = max(1, Int((Double(size.height) * pixelsPerPoint).rounded()))
    guard let buffer = cairo.draw(width: width, height: height, document: document) else { throw .file }
    return UIImage(cgImage: CGImage(pixels: buffer), scale: CGFloat(pixelsPerPoint), orientation: .up)
  }
}

/// What Cairo draws.
protocol VectorDocument {
  /// In points.
  var size: CGSize { get }
  /// Draws into a rectangle of a Cairo context, in pixels. Returns false if that isn't possible.
  func draw(in context: OpaquePointer, width: Double, height: Double) -> Bool
}
