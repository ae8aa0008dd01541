struct CanvasSettings: Equatable, Codable, Sendable {
  var showsDevice = true
  /// A Boolean value that indicates whether enlarged stages have a grid.
  var showsPixelGrid = true
  var showsRulers = false
  var backdrop = CanvasBackdrop.automatic
  var zoom = CanvasZoom.fit

  init() {}

  private enum CodingKeys: String, CodingKey {
    case showsDevice, showsPixelGrid, showsRulers, backdrop, zoom
  }

  /// Uses the defaults for properties that are missing or can't be decoded.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    showsDevice = (try? container.decode(Bool.self, forKey: .showsDevice)) ?? showsDevice
    showsPixelGrid = (try? container.decode(Bool.self, forKey: .showsPixelGrid)) ?? showsPixelGrid
    showsRulers = (try? container.decode(Bool.self, forKey: .showsRulers)) ?? showsRulers
    backdrop = (try? container.decode(CanvasBackdrop.self, forKey: .backdrop)) ?? backdrop
    zoom = (try? container.decode(CanvasZoom.self, forKey: .zoom)) ?? zoom
  }
}
