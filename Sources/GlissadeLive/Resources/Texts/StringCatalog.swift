import Foundation

/// The texts of a string catalog (`.xcstrings`), which has all languages in one file.
struct StringCatalog {
  private let contents: Contents

  /// Returns nil if the file isn't a string catalog.
  init?(data: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    self.contents = contents
  }

  /// Returns the texts in the first language that the catalog has. Of several forms for numbers, the general one is used.
  func texts(in languages: [String]) -> [String: String] {
    let known = contents.strings.values.reduce(into: Set([contents.sourceLanguage])) { $0.formUnion(($1.localizations ?? [:]).keys) }
    let language = languages.first { known.contains($0) } ?? contents.sourceLanguage
    return contents.strings.compactMapValues { $0.localizations?[language]?.text }
  }

  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    struct Unit: Decodable {
      var value: String
    }
    struct Form: Decodable {
      var stringUnit: Unit?
    }

    var stringUnit: Unit?
    /// By "plural" or "device", then by category.
    var variations: [String: [String: Form]]?

    var text: String? {
      if let stringUnit { return stringUnit.value }
      let forms = variations?["plural"] ?? variations?["device"] ?? [:]
      return (forms["other"] ?? forms["iphone"])?.stringUnit?.value
    }
  }
}
