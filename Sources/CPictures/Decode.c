#include <stdlib.h>
#include <string.h>

#include "Decoders/HEIFLibrary.h"
#include "Decoding.h"

void picture_prepare(PictureFormat format) {
#if __has_include(<libheif/heif.h>)
  if (format == PictureFormatHEIF) heif_library();
#else
  (void)format;
#endif
}

static bool decode(Decoding *decoding) {
  switch (decoding->request->format) {
  case PictureFormatJPEG: return decode_jpeg(decoding);
  case PictureFormatPNG: return decode_png(decoding);
  case PictureFormatWebP: return decode_webp(decoding);
  case PictureFormatGIF: return decode_gif(decoding);
  case PictureFormatTIFF: return decode_tiff(decoding);
  case PictureFormatBMP: return decode_with_sdl(decoding, "BMP");
  case PictureFormatQOI: return decode_with_sdl(decoding, "QOI");
  case PictureFormatHEIF: return decode_heif(decoding);
  }
  return fail(decoding, PictureStatusUnsupported, "the format is unknown");
}

PictureStatus picture_decode(const void *bytes, size_t count, const PictureRequest *request, PictureResult *result) {
  memset(result, 0, sizeof *result);
  Decoding decoding = {.bytes = bytes, .count = count, .request = request, .result = result};
  const bool is_decoded = decode(&decoding);
  end_output(&decoding);
  if (is_decoded) {
    result->reason[0] = 0;
    return PictureStatusDecoded;
  }
  picture_result_free(result, request);
  return decoding.status;
}

void picture_result_free(PictureResult *result, const PictureRequest *request) {
  if (!request->allocate) free(result->pixels);
  result->pixels = NULL;
  result->frame_count = 0;
}
