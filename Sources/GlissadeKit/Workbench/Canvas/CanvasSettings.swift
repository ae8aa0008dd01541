/// The settings of the canvas around the stages.
struct CanvasSettings: Equatable, Codable, Sendable {
  /// A Boolean value that indicates whether stages have the frame of a device.
  var showsDevice = true
  /// A Boolean value that indicates whether enlarged stages have a grid.
  var showsPixelGrid = true
  /// A Boolean value that indicates whether rulers are along the edges of the canvas.
  var showsRulers = false
  /// The backdrop of the stages.
  var backdrop = CanvasBackdrop.automatic
  /// The size of the stages.
  var zoom = CanvasZoom.fit

  init() {}

  private enum CodingKeys: String, CodingKey {
    case showsDevice, showsPixelGrid, showsRulers, backdrop, zoom
  }

  /// Decodes settings. What is missing or can't be read has its default.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    showsDevice = (try? container.decode(Bool.self, forKey: .showsDevice)) ?? showsDevice
    showsPixelGrid = (try? container.decode(Bool.self, forKey: .showsPixelGrid)) ?? showsPixelGrid
    showsRulers = (try? container.decode(Bool.self, forKey: .showsRulers)) ?? showsRulers
    backdrop = (try? container.decode(CanvasBackdrop.self, forKey: .backdrop)) ?? backdrop
    zoom = (try? container.decode(CanvasZoom.self, forKey: .zoom)) ?? zoom
  }
}
