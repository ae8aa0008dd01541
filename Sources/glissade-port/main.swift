import Foundation
import Porting
import SourceReport

/// Prints how the program is used, and ends it.
func stop(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}

let usage = "Usage: glissade-port [--root TYPE] [--plain INDEX,INDEX...] [--contents FOLDER] FOLDER FILE.swift..."
var words = CommandLine.arguments.dropFirst()
var root: String?
var plain: Set<Int> = []
var contents: String?
while let option = words.first, option.hasPrefix("--") {
  words.removeFirst()
  if option == "--" { break }
  guard let value = words.popFirst() else { stop(usage, status: 64) }
  switch option {
  case "--root": root = value
  case "--plain": plain = Set(value.split(separator: ",").compactMap { Int($0) })
  case "--contents": contents = value
  default: stop(usage, status: 64)
  }
}
guard words.count > 1, let folder = words.first else { stop(usage, status: 64) }
do {
  let paths = Array(words.dropFirst())
  // The contents that were looked at, which a file need not have any more, are copies with the files' numbers as names.
  let copies = contents.map { folder in paths.indices.map { "\(folder)/\($0).swift" } }
  let report = try Porter(paths: paths, contents: copies, folder: folder, root: root, plain: plain).run()
  FileHandle.standardOutput.write(try JSONEncoder().encode(report))
} catch {
  stop("glissade-port: \(error)", status: 66)
}
