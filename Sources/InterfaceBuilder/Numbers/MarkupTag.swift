/// A start tag in the bytes of an XML file.
struct MarkupTag: Equatable {
  /// The name.
  var name: String
  /// The positions of the attributes' texts in the bytes, without the quotation marks.
  var attributes: [String: Range<Int>]
  /// The line on which the tag starts, from 1.
  var line: Int
}
