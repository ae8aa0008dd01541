#include <stdlib.h>
#include <string.h>

#include "Decoding.h"

static bool decode(Decoding *decoding) {
  switch (decoding->request->format) {
  case PictureFormatJPEG: return decode_jpeg(decoding);
  case PictureFormatPNG: return decode_with_sdl(decoding, "PNG");
  case PictureFormatWebP: return decode_with_sdl(decoding, "WEBP");
  case PictureFormatGIF: return decode_with_sdl(decoding, "GIF");
  case PictureFormatTIFF: return decode_with_sdl(decoding, "TIF");
  case PictureFormatBMP: return decode_with_sdl(decoding, "BMP");
  case PictureFormatQOI: return decode_with_sdl(decoding, "QOI");
  case PictureFormatTGA: return decode_with_sdl(decoding, "TGA");
  case PictureFormatHEIF: return fail(decoding, PictureStatusUnsupported, "HEIC and AVIF pictures can't be read here");
  }
  return fail(decoding, PictureStatusUnsupported, "the format is unknown");
}

PictureStatus picture_decode(const void *bytes, size_t count, const PictureRequest *request, PictureResult *result) {
  memset(result, 0, sizeof *result);
  Decoding decoding = {.bytes = bytes, .count = count, .request = request, .result = result};
  const bool is_decoded = decode(&decoding);
  area_reducer_free(decoding.reducer);
  free(decoding.row);
  if (is_decoded) return PictureStatusDecoded;
  picture_result_free(result, request);
  return decoding.status;
}

void picture_result_free(PictureResult *result, const PictureRequest *request) {
  if (!request->allocate) free(result->pixels);
  free(result->delays);
  result->pixels = NULL;
  result->delays = NULL;
  result->frame_count = 0;
}
