import Foundation
import Porting
import SourceReport

/// Prints how the program is used, and ends it.
func stop(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}

let usage = "Usage: glissade-port [--root TYPE] [--plain INDEX,INDEX...] FOLDER FILE.swift..."
var words = CommandLine.arguments.dropFirst()
var root: String?
var plain: Set<Int> = []
while let option = words.first, option.hasPrefix("--") {
  words.removeFirst()
  if option == "--" { break }
  guard let value = words.popFirst() else { stop(usage, status: 64) }
  switch option {
  case "--root": root = value
  case "--plain": plain = Set(value.split(separator: ",").compactMap { Int($0) })
  default: stop(usage, status: 64)
  }
}
guard words.count > 1, let folder = words.first else { stop(usage, status: 64) }
do {
  let report = try Porter(paths: Array(words.dropFirst()), folder: folder, root: root, plain: plain).run()
  FileHandle.standardOutput.write(try JSONEncoder().encode(report))
} catch {
  stop("glissade-port: \(error)", status: 66)
}
