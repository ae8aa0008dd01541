import Foundation
import UserCode

/// The files that were opened recently, the latest first.
struct RecentFiles: Equatable, Sendable {
  private(set) var requests: [CodeRequest] = []

  private static let capacity = 8

  mutating func add(_ request: CodeRequest) {
    remove(request)
    requests = Array(([request] + requests).prefix(Self.capacity))
  }

  /// Merges the requests that another window has added or removed since both had the list `base`.
  func merged(with theirs: RecentFiles, since base: RecentFiles) -> RecentFiles {
    var merged = self
    merged.requests.removeAll { base.requests.contains($0) && !theirs.requests.contains($0) }
    merged.requests += theirs.requests.filter { !base.requests.contains($0) && !requests.contains($0) }
    merged.requests = Array(merged.requests.prefix(Self.capacity))
    return merged
  }

  mutating func remove(_ request: CodeRequest) { requests.removeAll { $0 == request } }
}

extension RecentFiles: Codable {
  private struct Entry: Codable {
    var files: [String]
    var root: String?
    var project: CodeRequest.ProjectPlace?
    var modules: [String: String]?
  }

  /// Ignores entries without an absolute path.
  init(from decoder: any Decoder) throws {
    let entries = try [Entry](from: decoder)
    requests = entries.filter { !$0.files.isEmpty && $0.files.allSatisfy { $0.hasPrefix("/") } && $0.project?.path.hasPrefix("/") ?? true }
      .prefix(Self.capacity)
      .map { entry in
        CodeRequest(files: entry.files, root: entry.root, project: entry.project, modules: entry.modules ?? [:])
      }
  }

  func encode(to encoder: any Encoder) throws {
    try requests.map { request in
      let modules = request.modules.isEmpty ? nil : request.modules
      return Entry(files: request.files, root: request.root, project: request.project, modules: modules)
    }.encode(to: encoder)
  }
}
