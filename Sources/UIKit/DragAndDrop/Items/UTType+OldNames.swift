import Foundation

// The type names of MobileCoreServices, for code that is older than `UTType`.

public let kUTTypeData = "public.data"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeImage = "public.image"
public let kUTTypePNG = "public.png"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeMovie = "public.movie"
public let kUTTypePDF = "com.adobe.pdf"
