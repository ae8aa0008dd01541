import CoreGraphics
import Foundation

/// The library that draws paths, loaded when it is needed.
final class Cairo: Sendable {
  /// Nil if the library isn't installed.
  static let shared = Cairo()

  private let create: @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
  private let makeContext: @convention(c) (OpaquePointer?) -> OpaquePointer?
  private let flush: @convention(c) (OpaquePointer?) -> Void
  private let pixels: @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?
  private let bytesPerRow: @convention(c) (OpaquePointer?) -> Int32
  private let destroyContext: @convention(c) (OpaquePointer?) -> Void
  private let destroySurface: @convention(c) (OpaquePointer?) -> Void
  private let scaleContext: @convention(c) (OpaquePointer?, Double, Double) -> Void

  private init?() {
    let library = DynamicLibrary("libcairo.so.2")
    guard let create: @convention(c) (Int32, Int32, Int32) -> OpaquePointer? = library?.function("cairo_image_surface_create"),
      let makeContext: @convention(c) (OpaquePointer?) -> OpaquePointer? = library?.function("cairo_create"),
      let flush: @convention(c) (OpaquePointer?) -> Void = library?.function("cairo_surface_flush"),
      let pixels: @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer? = library?.function("cairo_image_surface_get_data"),
      let bytesPerRow: @convention(c) (OpaquePointer?) -> Int32 = library?.function("cairo_image_surface_get_stride"),
      let destroyContext: @convention(c) (OpaquePointer?) -> Void = library?.function("cairo_destroy"),
      let destroySurface: @convention(c) (OpaquePointer?) -> Void = library?.function("cairo_surface_destroy"),
      let scaleContext: @convention(c) (OpaquePointer?, Double, Double) -> Void = library?.function("cairo_scale")
    else { return nil }
    self.create = create
    self.makeContext = makeContext
    self.flush = flush
    self.pixels = pixels
    self.bytesPerRow = bytesPerRow
    self.destroyContext = destroyContext
    self.destroySurface = destroySurface
    self.scaleContext = scaleContext
  }

  /// Returns the pixels of a document, which are stored as ours are, or nil if it can't be drawn.
  func draw(width: Int, height: Int, document: any VectorDocument) -> PixelBuffer? {
    // Premultiplied ARGB with 8 bits each.
    guard let surface = create(0, Int32(width), Int32(height)) else { return nil }
    defer { destroySurface(surface) }
    guard let context = makeContext(surface) else { return nil }
    defer { destroyContext(context) }
    guard document.draw(in: context, width: Double(width), height: Double(height)) else { return nil }
    flush(surface)
    guard let source = pixels(surface) else { return nil }
    let buffer = PixelBuffer(width: width, height: height)
    let stride = Int(bytesPerRow(surface))
    for y in 0..<height {
      memcpy(buffer.row(y), source + y * stride, width * 4)
      buffer.row(y)[width] = buffer.row(y)[width - 1]
    }
    memcpy(buffer.row(height), buffer.row(height - 1), (width + 1) * 4)
    return buffer
  }

  /// Scales what is drawn from now on.
  func scale(_ context: OpaquePointer, _ x: Double, _ y: Double) { scaleContext(context, x, y) }
}

/// A library that is loaded while the program runs, and stays loaded.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by the name of its file. Returns nil if it isn't installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Returns a function by its name, or nil if the library doesn't have it. `Function` must be its type in C.
  func function<Function>(_ name: String) -> Function? { dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) } }
}
