/// A result whose JSON format has names and units of its own.
protocol JSONRecord: Encodable {
  var fields: JSONFields { get }
}

extension JSONRecord {
  func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }
}

/// The fields of a JSON object. Those without a value are left out.
struct JSONFields: Encodable, ExpressibleByDictionaryLiteral {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let fields: [(name: String, value: (any Encodable)?)]

  init(dictionaryLiteral elements: (String, (any Encodable)?)...) { fields = elements.map { ($0, $1) } }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for case (let name, let value?) in fields { try container.encode(value, forKey: Name(stringValue: name)) }
  }
}
