import Foundation

/// The texts of strings files, stringsdict files and string catalogs in the language of the machine.
struct TextTables: Sendable {
  /// The languages to use, the preferred one first.
  let languages: [String]
  private var tables: [String: [String: String]] = [:]

  init(languages: [String]) { self.languages = languages }

  /// Returns the text for a key in a table, or nil.
  mutating func text(forKey key: String, table: String, in index: ResourceIndex) -> String? {
    if tables[table] == nil { tables[table] = read(table, in: index) }
    return tables[table]?[key]
  }

  /// Returns the texts of the first language that has the table.
  private func read(_ table: String, in index: ResourceIndex) -> [String: String] {
    if let path = index.file(named: table + ".xcstrings", languages: languages), let data = FileManager.default.contents(atPath: path),
      let catalog = StringCatalog(data: data)
    {
      return catalog.texts(in: languages)
    }
    func texts(_ files: [String: String]?) -> [String: String]? {
      let strings = files?[table + ".strings"].flatMap(FileManager.default.contents).flatMap(StringsFile.init)?.texts
      let plurals = files?[table + ".stringsdict"].flatMap(FileManager.default.contents).flatMap(Self.pluralTexts)
      return strings == nil && plurals == nil ? nil : (strings ?? [:]).merging(plurals ?? [:]) { $1 }
    }
    return languages.lazy.compactMap { texts(index.localizedFiles[$0]) }.first ?? texts(index.files) ?? [:]
  }

  /// Returns the texts of a stringsdict file, with the general form for each number.
  private static func pluralTexts(_ data: Data) -> [String: String]? {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]] else { return nil }
    return list.compactMapValues { entry in
      guard var text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      for (name, rule) in entry {
        guard let other = (rule as? [String: Any])?["other"] as? String else { continue }
        text = text.replacingOccurrences(of: "%#@\(name)@", with: other)
      }
      return text
    }
  }
}

/// The languages that a person prefers, by the variables of the environment.
enum PreferredLanguages {
  /// Returns the languages of an environment, such as "de-AT" and "de" for "de_AT.UTF-8", then the development language, and "Base".
  static func languages(in environment: [String: String], developmentLanguage: String?) -> [String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let preferred = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [names ?? ""]
    var languages: [String] = []
    for name in preferred {
      let words = name.split(whereSeparator: { ".@".contains($0) }).first?.split(whereSeparator: { "_-".contains($0) }) ?? []
      guard let language = words.first, language != "C", language != "POSIX" else { continue }
      if words.count > 1 { languages.append("\(language)-\(words[1])") }
      languages.append(String(language))
    }
    languages += [developmentLanguage ?? "en", "Base", "en"]
    var seen: Set<String> = []
    return languages.filter { seen.insert($0).inserted }
  }
}
