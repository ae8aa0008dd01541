import CoreGraphics

enum SymbolTable {
  /// Returns nil if there is no drawing with exactly this name.
  static func parts(named name: String) -> [SymbolPart]? {
    guard let definition = definitions[name] else { return nil }
    switch definition {
    case .parts(let text): return text.split(separator: "|").compactMap(SymbolPart.init)
    case .mirrored(let other, let axis):
      let transform: CGAffineTransform =
        switch axis {
        case "x": CGAffineTransform(-1, 0, 0, 1, SymbolPart.side, 0)
        case "y": CGAffineTransform(1, 0, 0, -1, 0, SymbolPart.side)
        default: .identity
        }
      return parts(named: other)?.map { $0.transformed(by: transform) }
    }
  }

  static func hasDrawing(named name: String) -> Bool { definitions[name] != nil }

  static var names: [String] { definitions.keys.sorted() }

  private enum Definition {
    case parts(String)
    case mirrored(String, axis: String)
  }

  private static let definitions: [String: Definition] = {
    let pairs = drawings.split(separator: "\n").map { line -> (String, Definition) in
      if let colon = line.firstIndex(of: ":") { return (String(line[..<colon]), .parts(String(line[line.index(after: colon)...]))) }
      let words = line.split(separator: " ").map(String.init)
      return (words[0], .mirrored(words[2], axis: words.count > 3 ? words[3] : ""))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
