import Foundation

/// Finds mounted encrypted folders, with pictures that must not be copied elsewhere.
enum EncryptedFolders {
  private static let types: Set<Substring> = ["ecryptfs", "fuse.cryfs", "fuse.encfs", "fuse.gocryptfs", "fuse.securefs"]

  /// Returns whether a device is an encrypted folder according to the contents of `/proc/self/mountinfo`.
  static func contain(device: UInt64, mounts: String) -> Bool {
    let major = (device >> 8 & 0xfff) | (device >> 32 & ~0xfff)
    let minor = (device & 0xff) | (device >> 12 & ~0xff)
    return mounts.split(separator: "\n").contains { line in
      let fields = line.split(separator: " ")
      // The type of the file system follows a dash, after a varying number of fields.
      guard fields.count > 2, fields[2] == "\(major):\(minor)", let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else {
        return false
      }
      return types.contains(fields[dash + 1])
    }
  }
}
