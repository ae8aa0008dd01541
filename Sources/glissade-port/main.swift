import Foundation
import Porting
import SourceReport

let words = Array(CommandLine.arguments.dropFirst())
guard words.count > 1, let folder = words.first else {
  FileHandle.standardError.write(Data("Usage: glissade-port FOLDER FILE.swift...\n".utf8))
  exit(64)
}
do {
  let report = try Porter(paths: Array(words.dropFirst()), folder: folder).run()
  FileHandle.standardOutput.write(try JSONEncoder().encode(report))
} catch {
  FileHandle.standardError.write(Data("glissade-port: \(error)\n".utf8))
  exit(66)
}
