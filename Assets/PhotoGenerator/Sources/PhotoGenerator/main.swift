import Foundation

// Paints the pictures that come with Glissade: `PhotoGenerator ASSETS [NAME …]`. The same program always paints the same pictures.

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
  FileHandle.standardError.write(Data("Which folder shall the pictures go to? PhotoGenerator ASSETS [NAME …]\n".utf8))
  exit(64)
}
let assets = URL(fileURLWithPath: path, isDirectory: true)
let wanted = Set(arguments.dropFirst())
do {
  var total = 0
  for (name, pictures) in collections {
    let folder = assets.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, picture) in pictures.enumerated() where wanted.isEmpty || wanted.contains(picture.name) {
      let size = try picture.write(to: folder)
      if name == "Photos" { try PhotoDate(ofPicture: index).write(to: folder.appendingPathComponent(picture.name + ".jpg")) }
      total += size
      print("\(name)/\(picture.name).jpg  \(picture.width)×\(picture.height)  \(size / 1024) KiB")
    }
  }
  print("\(total / 1024) KiB in all")
} catch {
  FileHandle.standardError.write(Data("The pictures could not be painted: \(error.localizedDescription)\n".utf8))
  exit(73)
}
