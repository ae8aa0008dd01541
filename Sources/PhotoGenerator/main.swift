import Foundation

// Paints the photos that Glissade ships: `PhotoGenerator FOLDER [NAME …]`. The same program always paints the same pictures.

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
  FileHandle.standardError.write(Data("Which folder shall the photos go to? PhotoGenerator FOLDER [NAME …]\n".utf8))
  exit(64)
}
let folder = URL(fileURLWithPath: path, isDirectory: true)
let wanted = Set(arguments.dropFirst())
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  var total = 0
  for picture in gallery where wanted.isEmpty || wanted.contains(picture.name) {
    let size = try picture.write(to: folder)
    total += size
    print("\(picture.name).jpg  \(picture.width)×\(picture.height)  \(size / 1024) KiB")
  }
  print("\(total / 1024) KiB in all")
} catch {
  FileHandle.standardError.write(Data("The photos could not be painted: \(error.localizedDescription)\n".utf8))
  exit(73)
}
