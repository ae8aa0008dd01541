/// The services that text and drawing need from the host.
package struct GraphicsServices: Sendable {
  /// The object that measures and rasterizes text.
  package var textEngine: any TextEngine
  /// The object that turns drawings into images, or nil without a host.
  package var rasterizer: (any DrawingRasterizer)?

  /// Creates the services. The default text engine estimates sizes.
  package init(textEngine: any TextEngine = EstimatingTextEngine(), rasterizer: (any DrawingRasterizer)? = nil) {
    self.textEngine = textEngine
    self.rasterizer = rasterizer
  }

  /// The installed services.
  nonisolated(unsafe) package private(set) static var current = GraphicsServices()

  /// Replaces the services. The host does so once, through `HostServices.install()`, before anything is measured.
  package static func install(_ services: GraphicsServices) { current = services }
}
