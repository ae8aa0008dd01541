#include "CPictures.h"
#include "HEIFLibrary.h"

void picture_prepare(PictureFormat format) {
#if __has_include(<libheif/heif.h>)
  if (format == PictureFormatHEIF) heif_library();
#else
  (void)format;
#endif
}
