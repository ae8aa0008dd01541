/// The random functions of the C library, and the time that code uses for seeds. Ported code has replacements that follow the scene.
///
/// Replacements for Swift's own functions are in the module that ported code imports. Those for C functions have to be declared in the
/// user's module to take precedence.
enum RandomFunctions {
  /// Returns the declarations, except those with names that the user's code declares itself.
  static func declarations(besides declared: Set<String>, access: String) -> String {
    functions.filter { !declared.contains($0.name) }.map { "\n\(access)func \($0.name)\($0.rest)" }.joined()
      + "\nextension UUID { \(access)init() { self = LiveRandom.uuid } }"
  }

  private static let functions = [
    (name: "arc4random", rest: "() -> UInt32 { .random(in: 0 ... .max) }"),
    (name: "arc4random_uniform", rest: "(_ bound: UInt32) -> UInt32 { bound < 2 ? 0 : .random(in: 0..<bound) }"),
    (name: "drand48", rest: "() -> Double { .random(in: 0..<1) }"),
    (name: "rand", rest: "() -> Int32 { .random(in: 0 ... .max) }"),
    (name: "random", rest: "() -> Int { .random(in: 0...0x7fff_ffff) }"),
    (name: "srand48", rest: "(_ seed: Int) { LiveRandom.begin(seed: seed) }"),
    (name: "srand", rest: "(_ seed: UInt32) { LiveRandom.begin(seed: Int(seed)) }"),
    (name: "srandom", rest: "(_ seed: UInt32) { LiveRandom.begin(seed: Int(seed)) }"),
    (
      name: "time",
      rest: "(_ result: UnsafeMutablePointer<Int>?) -> Int { let now = Int(LiveTime.now.timeIntervalSince1970); result?.pointee = now; "
        + "return now }"
    ),
  ]
}
