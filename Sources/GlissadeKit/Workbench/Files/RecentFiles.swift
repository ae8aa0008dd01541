import Foundation
import UserCode

/// The files that were opened recently, the latest first.
struct RecentFiles: Equatable, Sendable {
  private(set) var requests: [CodeRequest] = []

  /// The number of requests that are remembered.
  private static let capacity = 8

  /// Moves a request to the front of the list.
  mutating func add(_ request: CodeRequest) {
    remove(request)
    requests = Array(([request] + requests).prefix(Self.capacity))
  }

  /// Returns the list with what another window has opened since both had the same list, and without what it has removed.
  func merged(with theirs: RecentFiles, since base: RecentFiles) -> RecentFiles {
    var merged = self
    merged.requests.removeAll { base.requests.contains($0) && !theirs.requests.contains($0) }
    merged.requests += theirs.requests.filter { !base.requests.contains($0) && !requests.contains($0) }
    merged.requests = Array(merged.requests.prefix(Self.capacity))
    return merged
  }

  /// Removes a request from the list.
  mutating func remove(_ request: CodeRequest) { requests.removeAll { $0 == request } }
}

extension RecentFiles: Codable {
  private struct Entry: Codable {
    var files: [String]
    var root: String?
  }

  /// Decodes a list. Entries without an absolute path are left out.
  init(from decoder: any Decoder) throws {
    let entries = try [Entry](from: decoder)
    requests = entries.filter { !$0.files.isEmpty && $0.files.allSatisfy { $0.hasPrefix("/") } }
      .prefix(Self.capacity).map { CodeRequest(files: $0.files, root: $0.root) }
  }

  func encode(to encoder: any Encoder) throws {
    try requests.map { Entry(files: $0.files, root: $0.root) }.encode(to: encoder)
  }
}
