import Foundation

/// The reference numbers next to the tests, as JSON.
enum Vectors {
  /// Returns the object in `Vectors/<name>.json`.
  static func load<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value {
    guard let url = Bundle.module.url(forResource: "Vectors/\(name)", withExtension: "json") else {
      preconditionFailure("The reference numbers Vectors/\(name).json are missing from the test bundle.")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    } catch {
      preconditionFailure("The reference numbers Vectors/\(name).json cannot be read: \(error)")
    }
  }
}
