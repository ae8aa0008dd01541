import Foundation
import Host
import Tweaks

/// The format of the state in an image's file: JSON in a text chunk of the PNG. The preset and the take have the same format as in their
/// own files.
package enum PictureStateFormat {
  package static let keyword = "Glissade"
  static let name = "glissade-picture"
  static let version = 1

  /// The text for a state. Equal states have the same bytes.
  package static func text(of state: PictureState, tweaks: [Tweak]) -> String {
    let preset = PresetFormat.text(of: Preset(name: "picture", demo: state.demo, values: state.values), tweaks: tweaks)
    let take = state.take.map { ",\n  \"take\": " + TakeFormat.text(of: $0).trimmingCharacters(in: .newlines) } ?? ""
    let seed = state.seed == StageConfiguration.standardSeed ? "" : "\n  \"seed\": \(state.seed),"
    return """
      {
        "format": \(JSONString.quoted(name)),
        "version": \(version),
        "demo": \(JSONString.quoted(state.demo)),\(state.origin.map(text) ?? "")
        "phase": \(JSONString.quoted(state.phase.rawValue)),
        "time": \(state.time),
        "size": \(JSONString.quoted(SizeText.of(state.size))),
        "scale": \(DecimalText.of(state.scale)),
        "appearance": \(JSONString.quoted(state.appearance.rawValue)),
        "reduceMotion": \(state.reducesMotion),\(state.reducesTransparency ? "\n  \"reduceTransparency\": true," : "")\(seed)
        "preset": \(preset.trimmingCharacters(in: .newlines))\(take)
      }
      """
  }

  private static func text(of origin: CodeRequest) -> String {
    let files = "\n  \"files\": [\(origin.files.map(JSONString.quoted).joined(separator: ", "))],"
    let root = origin.root.map { "\n  \"root\": \(JSONString.quoted($0))," } ?? ""
    guard let project = origin.project else { return files + root }
    let target = project.target.map { "\n  \"target\": \(JSONString.quoted($0))," } ?? ""
    let place = "\n  \"project\": \(JSONString.quoted(project.path)),\n  \"projectName\": \(JSONString.quoted(project.name)),"
    return files + root + place + target
  }

  /// Returns the state in an image's file, and those entries of its values that the demo no longer has.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - file: The name of the file in messages.
  ///   - demos: The catalog that contains the demo.
  ///   - tweaks: Returns the values of a user's files, for an image that was made of them.
  ///
  /// - Throws: A `GlissadeError` if the file has no valid state.
  @MainActor
  package static func state(
    inPicture data: Data, file: String, demos: DemoCatalog, tweaks: (CodeRequest) throws(GlissadeError) -> [Tweak]
  ) throws(GlissadeError) -> (state: PictureState, problems: [PresetProblem]) {
    let text = try text(inPicture: data, file: file)
    do {
      return try state(from: text, file: file, demos: demos, tweaks: tweaks)
    } catch let error as TweakError {
      throw .noInput(error.message)
    } catch let failure as GlissadeError {
      throw .noInput("“\(file)” cannot be opened: \(failure.message)")
    } catch {
      throw .noInput("“\(file)” cannot be opened: \(error)")
    }
  }

  /// Returns the text of the state in an image's or film's file.
  private static func text(inPicture data: Data, file: String) throws(GlissadeError) -> String {
    if let text = FilmText.text(in: data) { return text }
    let texts: [(keyword: String, text: String)]
    do { texts = try PNGTexts.read(data) } catch .notAnImage {
      throw .noInput("“\(file)” isn't a PNG image or a film; “glissade open” opens images and films created by Glissade")
    } catch {
      throw .noInput("“\(file)” cannot be opened: \(error)")
    }
    guard let text = texts.first(where: { $0.keyword == keyword })?.text else {
      throw .noInput("“\(file)” contains no state; only images and films created by Glissade do")
    }
    return text
  }

  @MainActor
  private static func state(
    from text: String, file: String, demos: DemoCatalog, tweaks: (CodeRequest) throws(GlissadeError) -> [Tweak]
  ) throws -> (state: PictureState, problems: [PresetProblem]) {
    let object = try JSONObjectReader(text: text, file: file, what: "the picture's state")
    try object.checkFormat(name, version: version)
    let origin = try origin(in: object)
    let demo = try object.string("demo")
    let tweaks = try origin.map(tweaks) ?? demos.demo(demo).tweaks.flatMap(\.tweaks)
    let size = try object.size("size")
    let preset = try object["preset"].map { try PresetFormat.preset(from: $0, file: file, tweaks: tweaks) }
    let time = try object.number("time")
    let scale = try object.number("scale")
    guard (0...3600).contains(time), (0.25...8).contains(scale) else { throw object.error("“time” or “scale” is out of range") }
    var state = PictureState(
      demo: demo, origin: origin, phase: try object.choice("phase", DemoPhase.self),
      take: try object["take"].map { try TakeFormat.take(from: $0, file: file) }, time: time, values: preset?.preset.values ?? [:],
      size: size, scale: scale, appearance: try object.choice("appearance", Appearance.self),
      reducesMotion: try object.flag("reduceMotion"), reducesTransparency: try object.flag("reduceTransparency"))
    if object["seed"] != nil { state.seed = try seed(in: object) }
    return (state, preset?.problems ?? [])
  }

  private static func seed(in object: JSONObjectReader) throws(TweakError) -> Int {
    guard let seed = Int(exactly: try object.number("seed")), seed >= 0 else {
      throw object.error("“seed” must be a whole number, 0 or more", at: "seed")
    }
    return seed
  }

  private static func origin(in object: JSONObjectReader) throws(TweakError) -> CodeRequest? {
    guard let files = object["files"] else { return nil }
    guard case .array(let paths) = files.content else { throw object.error("“files” must be a list of paths", at: "files") }
    let found = paths.compactMap { if case .string(let path) = $0.content { path } else { nil } }
    guard !found.isEmpty, found.count == paths.count else { throw object.error("“files” must be a list of paths", at: "files") }
    func text(_ key: String) throws(TweakError) -> String? { object[key] == nil ? nil : try object.string(key) }
    var request = CodeRequest(files: found, root: try text("root"))
    if let path = try text("project") {
      request.project = CodeRequest.ProjectPlace(path: path, target: try text("target"), name: try object.string("projectName"))
    }
    return request
  }
}
