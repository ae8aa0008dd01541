#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

#include "../Decoding.h"

static bool add_rows(Decoding *decoding, SDL_Surface *surface, bool has_alpha) {
  const PictureSize size = {.width = (uint32_t)surface->w, .height = (uint32_t)surface->h};
  if (!begin_output(decoding, size, size, has_alpha ? RowStraight : RowOpaque, 1)) return false;
  uint32_t *const row = SDL_malloc((size_t)size.width * sizeof *row);
  if (!row) return fail_without_memory(decoding);
  bool is_converted = true;
  for (uint32_t y = 0; y < size.height && is_converted; y++) {
    const uint8_t *const source = (const uint8_t *)surface->pixels + (size_t)y * (size_t)surface->pitch;
    is_converted = !SDL_ConvertPixels(
      surface->w, 1, surface->format->format, source, surface->pitch, SDL_PIXELFORMAT_ARGB8888, row, surface->w * 4);
    if (is_converted) add_row(decoding, row);
  }
  SDL_free(row);
  if (!is_converted) return fail(decoding, PictureStatusDamaged, "%s", SDL_GetError());
  end_frame(decoding);
  return true;
}

/// Returns a number of four bytes, the lowest first.
static uint32_t little32(const uint8_t *bytes) {
  return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

/// Checks the size in the file, for which the library would allocate memory at once.
static bool check_stored_size(Decoding *decoding) {
  const uint8_t *const bytes = decoding->bytes;
  if (decoding->count < 26) return fail(decoding, PictureStatusDamaged, "it ends too early");
  if (decoding->request->format == PictureFormatQOI) {
    return check_size(decoding, (PictureSize){.width = big32(bytes + 4), .height = big32(bytes + 8)});
  }
  // The oldest files have sides of two bytes. Rows from top to bottom have a negative height.
  if (little32(bytes + 14) == 12) return true;
  const uint32_t height = little32(bytes + 22);
  return check_size(decoding, (PictureSize){.width = little32(bytes + 18), .height = height > INT32_MAX ? -height : height});
}

bool decode_with_sdl(Decoding *decoding, const char *name) {
  if (decoding->count > INT32_MAX) return fail(decoding, PictureStatusUnsupported, "its file is too large");
  if (!check_stored_size(decoding)) return false;
  SDL_RWops *const stream = SDL_RWFromConstMem(decoding->bytes, (int)decoding->count);
  SDL_Surface *surface = stream ? IMG_LoadTyped_RW(stream, 1, name) : NULL;
  if (!surface) return fail(decoding, PictureStatusDamaged, "%s", SDL_GetError());
  const bool has_key = SDL_HasColorKey(surface);
  const bool has_palette = surface->format->palette != NULL;
  const bool has_alpha = surface->format->Amask != 0 || has_palette || has_key;
  // A palette or a color key can only be converted as a whole.
  if (has_palette || has_key) {
    SDL_Surface *const converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(surface);
    if (!converted) return fail(decoding, PictureStatusDamaged, "%s", SDL_GetError());
    surface = converted;
  }
  const bool is_added = add_rows(decoding, surface, has_alpha);
  SDL_FreeSurface(surface);
  return is_added;
}
