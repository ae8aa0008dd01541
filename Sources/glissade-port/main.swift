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

let usage = "Usage: glissade-port [--root TYPE] [--plain INDEX,INDEX...] [--dynamic FILE:LINE,...] [--contents FOLDER] FOLDER FILE.swift..."
var words = CommandLine.arguments.dropFirst()
var root: String?
var plain: Set<Int> = []
var dynamic: Set<Porter.Line> = []
var contents: String?
while let option = words.first, option.hasPrefix("--") {
  words.removeFirst()
  if option == "--" { break }
  guard let value = words.popFirst() else { stop(usage, status: 64) }
  switch option {
  case "--root": root = value
  case "--plain": plain = Set(value.split(separator: ",").compactMap { Int($0) })
  case "--dynamic": dynamic = Set(value.split(separator: ",").compactMap { Porter.Line($0) })
  case "--contents": contents = value
  default: stop(usage, status: 64)
  }
}
guard words.count > 1, let folder = words.first else { stop(usage, status: 64) }
do {
  let paths = Array(words.dropFirst())
  // The contents that were looked at, which a file need not have any more, are copies with the files' numbers as names.
  let copies = contents.map { folder in paths.indices.map { "\(folder)/\($0).swift" } }
  let report = try Porter(paths: paths, contents: copies, folder: folder, root: root, plain: plain, dynamic: dynamic).run()
  print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self), terminator: "")
} catch {
  stop("glissade-port: \(error)", status: 66)
}
