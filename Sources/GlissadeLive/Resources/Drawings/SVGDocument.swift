import CoreGraphics
import Foundation

/// A picture in SVG, drawn by librsvg.
final class SVGDocument: VectorDocument {
  private struct Rectangle {
    var x = 0.0
    var y = 0.0
    var width: Double
    var height: Double
  }

  private struct Functions {
    let make: @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) -> OpaquePointer?
    let size: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    /// Tells whether there is a view box, and which. The other results aren't asked for.
    let viewBox:
      @convention(c) (
        OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
      ) -> Void
    let render: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeRawPointer, UnsafeMutableRawPointer?) -> Int32
    let release: @convention(c) (OpaquePointer?) -> Void
  }

  private static let functions: Functions? = {
    guard let library = DynamicLibrary("librsvg-2.so.2"), let objects = DynamicLibrary("libgobject-2.0.so.0"),
      let make: @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) -> OpaquePointer? =
        library.function("rsvg_handle_new_from_data"),
      let size: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32 =
        library.function("rsvg_handle_get_intrinsic_size_in_pixels"),
      let viewBox:
        @convention(c) (
          OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<Int32>,
          UnsafeMutableRawPointer
        ) -> Void = library.function("rsvg_handle_get_intrinsic_dimensions"),
      let render: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeRawPointer, UnsafeMutableRawPointer?) -> Int32 =
        library.function("rsvg_handle_render_document"),
      let release: @convention(c) (OpaquePointer?) -> Void = objects.function("g_object_unref")
    else { return nil }
    return Functions(make: make, size: size, viewBox: viewBox, render: render, release: release)
  }()

  private let handle: OpaquePointer
  private let functions: Functions
  let size: CGSize

  /// Returns nil if the data isn't SVG. Throws if the library isn't installed.
  init?(_ data: Data) throws(VectorPicture.Failure) {
    guard let functions = Self.functions else { throw .library(.svg) }
    let handle = data.withUnsafeBytes { bytes in
      functions.make(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, nil)
    }
    guard let handle else { return nil }
    (self.functions, self.handle) = (functions, handle)
    var (width, height) = (0.0, 0.0)
    if functions.size(handle, &width, &height) == 0 {
      // A picture without a size has that of its view box.
      var (hasBox, box): (Int32, Rectangle) = (0, Rectangle(width: 0, height: 0))
      functions.viewBox(handle, nil, nil, nil, nil, &hasBox, &box)
      (width, height) = hasBox != 0 ? (box.width, box.height) : (100, 100)
    }
    size = CGSize(width: width, height: height)
  }

  deinit { functions.release(handle) }

  func draw(in context: OpaquePointer, width: Double, height: Double) -> Bool {
    var area = Rectangle(width: width, height: height)
    return functions.render(handle, context, &area, nil) != 0
  }
}
