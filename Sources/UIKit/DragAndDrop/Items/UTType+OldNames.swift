import Foundation

// The names of types in MobileCoreServices, by which code from before `UTType` asks for items.

public let kUTTypeData = "public.data"
public let kUTTypeText = "public.text"
/// The identifier of a text without styles.
public let kUTTypePlainText = "public.plain-text"
/// The identifier of a text without styles in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The identifier of an address.
public let kUTTypeURL = "public.url"
/// The identifier of the address of a file.
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeImage = "public.image"
/// The identifier of an image in PNG.
public let kUTTypePNG = "public.png"
/// The identifier of an image in JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// The identifier of an image in GIF.
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeMovie = "public.movie"
/// The identifier of a document in PDF.
public let kUTTypePDF = "com.adobe.pdf"
