#include "CPictures.h"
#include "HEIFLibrary.h"

void picture_prepare(void) {
#if __has_include(<libheif/heif.h>)
  heif_library();
#endif
}
