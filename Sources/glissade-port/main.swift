// Foundation's essential part alone, as the program is started at each save, and the whole takes as long to load as a file to port.
import FoundationEssentials
import Glibc
import Porting
import SourceReport

/// Prints a message, and ends the program.
func stop(_ message: String, status: Int32) -> Never {
  Array("\(message)\n".utf8).withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(status)
}

let usage = """
  Usage: glissade-port [--root TYPE] [--plain INDEX,INDEX...] [--dynamic FILE:LINE,...] [--contents FOLDER] [--storyboard]
    [--library NAME] [--module NAME]... [--interface FILE.swift]... [--merged NAME]... FOLDER FILE.swift...
  """
var words = CommandLine.arguments.dropFirst()
var options = PortingOptions()
var contents: String?
while let option = words.first, option.hasPrefix("--") {
  words.removeFirst()
  if option == "--" { break }
  if option == "--storyboard" {
    options.hasStoryboard = true
    continue
  }
  guard let value = words.popFirst() else { stop(usage, status: 64) }
  switch option {
  case "--root": options.root = value
  case "--plain": options.plain = Set(value.split(separator: ",").compactMap { Int($0) })
  case "--dynamic": options.dynamic = Set(value.split(separator: ",").compactMap { PortingOptions.Line($0) })
  case "--contents": contents = value
  case "--library": options.library = value
  case "--module": options.modules.insert(value)
  case "--interface": options.interfaces.append(value)
  case "--merged": options.mergedModules.insert(value)
  default: stop(usage, status: 64)
  }
}
guard words.count > 1, let folder = words.first else { stop(usage, status: 64) }
do {
  let paths = Array(words.dropFirst())
  // The contents that were looked at, which a file need not have any more, are copies with the files' numbers as names.
  let copies = contents.map { folder in paths.indices.map { "\(folder)/\($0).swift" } }
  let report = try Porter(paths: paths, contents: copies, folder: folder, options: options).run()
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  print(String(decoding: try encoder.encode(report), as: UTF8.self), terminator: "")
} catch {
  stop("glissade-port: \(error)", status: 66)
}
