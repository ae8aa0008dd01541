import Host
import CoreGraphics

struct FaceReference: Hashable {
  let path: String
  /// The face in a collection (lower 16 bits), and the named instance of a variable font (upper bits, starting at 1).
  let index: Int
}

struct FontCatalog {
  private var families: [String: [FontFile]]
  private let files: [FontFile]

  /// The size, in points, from which the display face is used instead of the text face, as on iOS.
  static let displaySize: CGFloat = 20

  private static let textFamilies = [
    "inter", "dejavusans", "liberationsans", "notosans", "cantarell", "ubuntu", "roboto", "opensans", "freesans", "nimbussans",
  ]
  private static let monospacedFamilies = [
    "dejavusansmono", "liberationmono", "notosansmono", "notomono", "ubuntumono", "freemono", "nimbusmonops",
  ]
  /// Families with a wide range of characters that a text face may lack.
  private static let glyphFamilies = [
    "dejavusans", "notosans", "notosanscjk", "notosanssymbols", "notosanssymbols2", "notoemoji", "symbola", "droidsansfallbackfull",
    "droidsansfallback", "wqyzenhei", "unifont", "freesans", "freeserif",
  ]

  /// Throws if there is no font at all.
  init(folders: FontFolders = FontFolders()) throws(FontError) {
    let files = folders.files().map(FontFile.init)
    guard !files.isEmpty else { throw .noFonts(folders: folders.roots) }
    self.init(files: files)
  }

  private init(files: [FontFile]) {
    self.files = files
    families = Dictionary(grouping: files, by: \.family)
  }

  /// Returns a catalog without a file, such as one that can't be opened, or nil if there is no other.
  func excluding(path: String) -> FontCatalog? {
    let others = files.filter { $0.path != path }
    return others.isEmpty || others.count == files.count ? nil : FontCatalog(files: others)
  }

  /// Returns whether a file is in the catalog.
  func contains(_ file: FontFile) -> Bool { families[file.family]?.contains(file) ?? false }

  /// Adds font files that are used only where their family is named, rather than installed ones with the same weight and slant.
  mutating func add(_ added: [FontFile]) {
    families.merge(Dictionary(grouping: added, by: \.family)) { $1 + $0 }
  }

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

  /// Returns the faces to search, in this order, for a character that the chosen face lacks.
  func substitutes(for font: FontDescription) -> [FaceReference] {
    var faces = Self.glyphFamilies.compactMap { families[$0].map { best(of: $0, for: font) } }
    // Then any other face, up to a limit, so that a rare character doesn't open a thousand files.
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

/// The reasons why text can't be set.
public enum FontError: Error, CustomStringConvertible, Equatable {
  /// There is no font in the folders.
  case noFonts(folders: [String])
  /// SDL_ttf doesn't start.
  case engine(String)
  /// A font can't be opened.
  case unreadable(path: String, reason: String)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .noFonts(let folders):
      "No font was found in \(folders.joined(separator: ", ")). Install the package fonts-inter (or any other font)."
    case .engine(let reason): "SDL2_ttf does not start: \(reason)"
    case .unreadable(let path, let reason): "The font \(path) cannot be opened: \(reason)"
    }
  }
}
