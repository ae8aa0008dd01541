import CoreGraphics
import Foundation

/// A face of a font file.
struct FaceReference: Hashable {
  let path: String
  /// The face in a collection (lower 16 bits), and the named instance of a variable font (upper bits, from 1).
  let index: Int
}

/// Chooses font files for font descriptions.
struct FontCatalog {
  private let families: [String: [FontFile]]
  private let files: [FontFile]

  /// The text face from which on the face drawn for headings is taken, in points: where iOS goes over to its display face.
  static let displaySize: CGFloat = 20

  private static let textFamilies = [
    "inter", "dejavusans", "liberationsans", "notosans", "cantarell", "ubuntu", "roboto", "opensans", "freesans", "nimbussans",
  ]
  private static let monospacedFamilies = [
    "dejavusansmono", "liberationmono", "notosansmono", "notomono", "ubuntumono", "freemono", "nimbusmonops",
  ]
  /// Wide-ranging faces that have what a text face lacks.
  private static let glyphFamilies = [
    "dejavusans", "notosans", "notosanscjk", "notosanssymbols", "notosanssymbols2", "notoemoji", "symbola", "droidsansfallbackfull",
    "droidsansfallback", "wqyzenhei", "unifont", "freesans", "freeserif",
  ]

  /// Throws when there is no font at all.
  init(folders: FontFolders = FontFolders()) throws(FontError) {
    files = folders.files().map(FontFile.init)
    guard !files.isEmpty else { throw .noFonts(folders: folders.roots) }
    families = Dictionary(grouping: files, by: \.family)
  }

  /// The face that comes nearest to a description.
  func face(for font: FontDescription) -> FaceReference {
    var wanted: [String] = []
    if let family = font.family { wanted.append(family.lowercased().filter { $0 != " " }) }
    if font.design == .monospaced { wanted += Self.monospacedFamilies }
    if font.size >= Self.displaySize { wanted.append("interdisplay") }
    wanted += Self.textFamilies
    for family in wanted {
      if let candidates = families[family] { return best(of: candidates, for: font) }
    }
    return best(of: files, for: font)
  }

  /// Faces to look in, in this order, for a character that the chosen face lacks.
  func substitutes(for font: FontDescription) -> [FaceReference] {
    var faces = Self.glyphFamilies.compactMap { families[$0].map { best(of: $0, for: font) } }
    // Then whatever there is, up to a bound: a rare character must not open a thousand files.
    for file in files.filter({ !$0.family.contains("emoji") }).prefix(64) {
      faces.append(FaceReference(path: file.path, index: file.faceIndex(weight: font.weight.rawValue)))
    }
    var seen: Set<FaceReference> = []
    return faces.filter { seen.insert($0).inserted }
  }

  private func best(of candidates: [FontFile], for font: FontDescription) -> FaceReference {
    func distance(_ file: FontFile) -> Int { file.distance(weight: font.weight.rawValue, isItalic: font.isItalic) }
    let file = candidates.min { distance($0) < distance($1) } ?? candidates[0]
    return FaceReference(path: file.path, index: file.faceIndex(weight: font.weight.rawValue))
  }
}

/// Why no text can be set.
public enum FontError: Error, CustomStringConvertible, Equatable {
  case noFonts(folders: [String])
  case engine(String)
  case unreadable(path: String, reason: String)

  public var description: String {
    switch self {
    case .noFonts(let folders):
      "No font was found in \(folders.joined(separator: ", ")). Install the package fonts-inter (or any other font)."
    case .engine(let reason): "SDL2_ttf does not start: \(reason)"
    case .unreadable(let path, let reason): "The font \(path) cannot be opened: \(reason)"
    }
  }
}
