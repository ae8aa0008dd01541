/// The services that text and drawing need from the host.
package struct GraphicsServices: Sendable {
  package var textEngine: any TextEngine
  /// Nil without a host.
  package var rasterizer: (any DrawingRasterizer)?

  /// The default text engine estimates sizes.
  package init(textEngine: any TextEngine = EstimatingTextEngine(), rasterizer: (any DrawingRasterizer)? = nil) {
    self.textEngine = textEngine
    self.rasterizer = rasterizer
  }

  // The host sets it once, before anything is drawn.
  nonisolated(unsafe) package private(set) static var current = GraphicsServices()

  /// Replaces the services. The host does so once, through `HostServices.install()`, before anything is measured.
  package static func install(_ services: GraphicsServices) { current = services }
}
