import Foundation
import Testing

@testable import GlissadeLive

@Suite("Texts in the person's language")
struct LocalizedTextTests {
  private let folder = ResourceFolder()

  @Test("Strings files have texts and keys with and without quotation marks, comments and escapes")
  func stringsFile() throws {
    let text = #"""
      /* A comment = "no text"; */
      "title" = "He said \"hi\"\n";  // to the end
      plain.key = "caf\U00e9";
      "alone";
      "a /* b" = "c // d";
      """#
    let texts = try #require(StringsFile(data: Data(text.utf8))?.texts)
    #expect(texts == ["title": "He said \"hi\"\n", "plain.key": "café", "alone": "alone", "a /* b": "c // d"])
  }

  @Test("Strings files are also in UTF-16, and property lists")
  func encodings() throws {
    let text = "\"key\" = \"Übung\";"
    let utf16 = try #require(text.data(using: .utf16))
    #expect(StringsFile(data: utf16)?.texts == ["key": "Übung"])
    let list = try PropertyListSerialization.data(fromPropertyList: ["key": "Übung"], format: .xml, options: 0)
    #expect(StringsFile(data: list)?.texts == ["key": "Übung"])
    #expect(StringsFile(data: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8))?.texts == ["key": "Übung"])
  }

  @Test(
    "A strings file that is broken or cut off gives what can be read",
    arguments: [
      "\"key", "\"key\" =", "\"key\" = \"", "/* no end", "\"key\" = \"a\\", "= = ;;", "\"a\" \"b\" \"c\"", "\"\\U12\" = \"x\";",
    ])
  func broken(_ text: String) { #expect(StringsFile(data: Data(text.utf8)) != nil) }

  @Test("The first language of the person that has the table is used, then the development language, and without a text the key")
  func languages() throws {
    try folder.write("de.lproj/Localizable.strings", "\"hello\" = \"Hallo\";")
    try folder.write("fr.lproj/Localizable.strings", "\"hello\" = \"Bonjour\";")
    try folder.write("en.lproj/Menu.strings", "\"hello\" = \"Hello\";")
    let german = folder.resources(language: "de_AT.UTF-8")
    #expect(german.text(forKey: "hello", value: nil, table: nil) == "Hallo")
    #expect(german.text(forKey: "hello", value: nil, table: "Menu") == "Hello")
    #expect(german.text(forKey: "bye", value: nil, table: nil) == "bye")
    #expect(german.text(forKey: "bye", value: "Servus", table: nil) == "Servus")
    #expect(german.text(forKey: "bye", inFile: "Localizable") == nil)
    let other = folder.resources(language: "C")
    other.use([folder.path], texts: [:], developmentLanguage: "fr")
    #expect(other.text(forKey: "hello", value: nil, table: nil) == "Bonjour")
  }

  @Test("The environment's languages are in order, with their regions and without encodings")
  func environment() {
    let languages = PreferredLanguages.languages(
      in: ["LANGUAGE": "pt_BR:de", "LANG": "de_AT.UTF-8@euro", "LC_ALL": ""], developmentLanguage: "fr")
    #expect(languages == ["pt-BR", "pt", "de", "de-AT", "fr", "Base", "en"])
    #expect(PreferredLanguages.languages(in: ["LANG": "C.UTF-8"], developmentLanguage: nil) == ["en", "Base"])
  }

  @Test("A string catalog has the texts of all languages; a form for numbers is the general one")
  func catalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {"de": {"stringUnit": {"state": "translated",
       "value": "Hallo"}}}}, "%lld photos": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Foto"}},
       "other": {"stringUnit": {"value": "%lld Fotos"}}}}}}}, "New": {}}}
      """
    try folder.write("Localizable.xcstrings", catalog)
    let german = folder.resources(language: "de")
    #expect(german.text(forKey: "Hello", value: nil, table: nil) == "Hallo")
    #expect(german.text(forKey: "%lld photos", value: nil, table: nil) == "%lld Fotos")
    #expect(german.text(forKey: "New", value: nil, table: nil) == "New")
    #expect(folder.resources(language: "it").text(forKey: "Hello", value: nil, table: nil) == "Hello")
  }

  @Test("A stringsdict file gives the general form of a text with numbers")
  func plurals() throws {
    let rule = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "a photo", "other": "%d photos",
    ]
    let list: [String: Any] = ["photos": ["NSStringLocalizedFormatKey": "There are %#@count@", "count": rule]]
    try folder.write(
      "en.lproj/Localizable.stringsdict", try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
    #expect(folder.resources().text(forKey: "photos", value: nil, table: nil) == "There are %d photos")
  }
}
