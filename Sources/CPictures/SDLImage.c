#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

#include "Decoding.h"

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

bool decode_with_sdl(Decoding *decoding, const char *name) {
  if (decoding->count > INT32_MAX) return fail(decoding, PictureStatusTooLarge, "the file is too large");
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
