import CoreGraphics
import Foundation

/// The first page of a document in PDF, drawn by Poppler.
final class PDFPage: VectorDocument {
  private struct Functions {
    let open: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer?
    let page: @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
    let size: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    let render: @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
    let makeBytes: @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer?
    let releaseBytes: @convention(c) (OpaquePointer?) -> Void
    let release: @convention(c) (OpaquePointer?) -> Void
  }

  private static let functions: Functions? = {
    guard let library = DynamicLibrary("libpoppler-glib.so.8"), let objects = DynamicLibrary("libgobject-2.0.so.0"),
      let basics = DynamicLibrary("libglib-2.0.so.0"),
      let open: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer? =
        library.function("poppler_document_new_from_bytes"),
      let page: @convention(c) (OpaquePointer?, Int32) -> OpaquePointer? = library.function("poppler_document_get_page"),
      let size: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void =
        library.function("poppler_page_get_size"),
      let render: @convention(c) (OpaquePointer?, OpaquePointer?) -> Void = library.function("poppler_page_render"),
      let makeBytes: @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer? = basics.function("g_bytes_new"),
      let releaseBytes: @convention(c) (OpaquePointer?) -> Void = basics.function("g_bytes_unref"),
      let release: @convention(c) (OpaquePointer?) -> Void = objects.function("g_object_unref")
    else { return nil }
    return Functions(
      open: open, page: page, size: size, render: render, makeBytes: makeBytes, releaseBytes: releaseBytes, release: release)
  }()

  private let document: OpaquePointer
  private let page: OpaquePointer
  private let functions: Functions
  let size: CGSize

  /// Returns nil if the data isn't a document with a page. Throws if the library isn't installed.
  init?(_ data: Data) throws(VectorPicture.Failure) {
    guard let functions = Self.functions else { throw .library(.pdf) }
    let bytes = data.withUnsafeBytes { functions.makeBytes($0.baseAddress, $0.count) }
    defer { functions.releaseBytes(bytes) }
    guard let document = functions.open(bytes, nil, nil) else { return nil }
    guard let page = functions.page(document, 0) else {
      functions.release(document)
      return nil
    }
    (self.functions, self.document, self.page) = (functions, document, page)
    var (width, height) = (0.0, 0.0)
    functions.size(page, &width, &height)
    size = CGSize(width: width, height: height)
  }

  deinit {
    functions.release(page)
    functions.release(document)
  }

  func draw(in context: OpaquePointer, width: Double, height: Double) -> Bool {
    Cairo.shared?.scale(context, width / Double(size.width), height / Double(size.height))
    functions.render(page, context)
    return true
  }
}
