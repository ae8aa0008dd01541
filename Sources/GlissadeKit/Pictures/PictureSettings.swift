/// The form of saved images and films.
struct PictureSettings: Equatable, Codable, Sendable {
  /// The number of pixels per point of the device's screen, 1…3.
  var scale = 2
  var showsDevice = false
  /// A Boolean value that indicates whether a backdrop with a shadow surrounds the screen or the device.
  var showsBackdrop = false

  static let scales = 1...3

  init() {}

  private enum CodingKeys: String, CodingKey {
    case scale, showsDevice, showsBackdrop
  }

  /// Uses the defaults for properties that are missing or can't be decoded.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    scale = (try? container.decode(Int.self, forKey: .scale)).flatMap { Self.scales.contains($0) ? $0 : nil } ?? scale
    showsDevice = (try? container.decode(Bool.self, forKey: .showsDevice)) ?? showsDevice
    showsBackdrop = (try? container.decode(Bool.self, forKey: .showsBackdrop)) ?? showsBackdrop
  }
}
