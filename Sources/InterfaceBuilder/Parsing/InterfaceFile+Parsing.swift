import Foundation

extension InterfaceFile {
  /// Reads a storyboard or a nib file.
  ///
  /// - Throws: A sentence, if the file isn't one of Interface Builder for iOS that can be read.
  package init(contentsOf path: String, bytes: Data) throws(InterfaceProblem) {
    var root = try MarkupReader.root(of: bytes)
    try Self.checkDocument(root)
    let isStoryboard = root["type"]?.contains("Storyboard") == true || root.first("scenes") != nil
    let isLaunchScreen = root["launchScreen"] == "YES"
    self.init(path: path, kind: isLaunchScreen ? .launchScreen : isStoryboard ? .storyboard : .nib)
    usesAutoLayout = root["useAutolayout"] == "YES"
    initialController = root["initialViewController"]
    toolsVersion = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
    var reader = InterfaceReader(problems: root.makeIdentifiersUnique())
    if let resources = root.first("resources") { readResources(resources, with: &reader) }
    for section in root.children { readSection(section, with: &reader) }
    problems = reader.problems
  }

  private static func checkDocument(_ root: MarkupElement) throws(InterfaceProblem) {
    func problem(_ sentence: String) -> InterfaceProblem { InterfaceProblem(line: root.line, sentence) }
    let type = root["type"] ?? ""
    guard root.name != "archive" else {
      throw problem("The file is in the format of Xcode 3. Open and save it in Xcode 4 or later")
    }
    guard root.name == "document", type.contains("InterfaceBuilder") || root.first("objects") != nil || root.first("scenes") != nil else {
      throw problem("The file isn’t one of Interface Builder: its root element is “\(root.name)”")
    }
    let runtime = root["targetRuntime"] ?? ""
    guard !runtime.hasPrefix("MacOSX"), !type.contains("3.Cocoa.") else { throw problem("The file is for macOS, not for iOS") }
    guard !runtime.lowercased().contains("watch"), !type.contains("WatchKit") else { throw problem("The file is for watchOS, not for iOS") }
  }

  private mutating func readSection(_ section: MarkupElement, with reader: inout InterfaceReader) {
    switch section.name {
    case "scenes":
      for element in section.children {
        guard element.name == "scene" else {
          reader.noteUnknown(element, "")
          continue
        }
        var objects: [InterfaceObject] = []
        for part in element.children where part.name == "objects" { objects += reader.objects(in: part) }
        scenes.append(InterfaceScene(objects: objects))
      }
    case "objects":
      scenes.append(InterfaceScene(objects: reader.objects(in: section)))
    case "resources": break
    default:
      if !InterfaceVocabulary.ignoredSections.contains(section.name) { reader.noteUnknown(section, " and is left out") }
    }
  }

  private mutating func readResources(_ resources: MarkupElement, with reader: inout InterfaceReader) {
    for element in resources.children {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        reader.noteCatalog(element["catalog"], ofImage: name)
        guard let width = element.number("width"), let height = element.number("height") else { continue }
        if imageSizes[name] == nil || element["catalog"] == nil { imageSizes[name] = InterfaceSize(width: width, height: height) }
      case "namedColor": namedColors[name] = element.first("color").flatMap { $0.color }
      case "systemColor": systemColors[name] = element.first("color").flatMap { $0.color }
      default: reader.noteUnknown(element, " and is left out")
      }
    }
  }
}
