/// The form of saved images and films.
struct PictureSettings: Equatable, Codable, Sendable {
  /// The number of pixels per point of the device's screen, 1…3.
  var scale = 2
  /// A Boolean value that indicates whether the screen has the frame of its device around it.
  var showsDevice = false
  /// A Boolean value that indicates whether there is a backdrop with a shadow around the screen or the device.
  var showsBackdrop = false

  static let scales = 1...3

  init() {}

  private enum CodingKeys: String, CodingKey {
    case scale, showsDevice, showsBackdrop
  }

  /// Decodes settings. What is missing or can't be read has its default.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    scale = (try? container.decode(Int.self, forKey: .scale)).flatMap { Self.scales.contains($0) ? $0 : nil } ?? scale
    showsDevice = (try? container.decode(Bool.self, forKey: .showsDevice)) ?? showsDevice
    showsBackdrop = (try? container.decode(Bool.self, forKey: .showsBackdrop)) ?? showsBackdrop
  }
}
