#include <stdlib.h>
#include <string.h>

#include "../Decoding.h"

PictureSize reduced_size(const Decoding *decoding, PictureSize full) {
  const uint64_t longer = full.width > full.height ? full.width : full.height;
  const uint64_t limit = decoding->request->longest_side;
  if (!limit || limit >= longer) return full;
  const uint64_t width = (full.width * limit + longer / 2) / longer, height = (full.height * limit + longer / 2) / longer;
  return (PictureSize){.width = width ? (uint32_t)width : 1, .height = height ? (uint32_t)height : 1};
}

bool check_size(Decoding *decoding, PictureSize size) {
  if (!size.width || !size.height) return fail(decoding, PictureStatusDamaged, "it has no pixels");
  // The sides first: their product may not be a number.
  if (size.width <= PictureMaximumSide && size.height <= PictureMaximumSide &&
      (uint64_t)size.width * size.height <= PictureMaximumPixelCount) {
    return true;
  }
  decoding->result->full_width = size.width;
  decoding->result->full_height = size.height;
  return fail(decoding, PictureStatusTooLarge, "it has %u × %u pixels", size.width, size.height);
}

static void *allocate(const PictureRequest *request, size_t size) {
  return request->allocate ? request->allocate(size, request->allocation_context) : malloc(size);
}

void set_profile(Decoding *decoding, const void *profile, size_t size) {
  // A larger one is no profile of a picture.
  if (decoding->profile || !size || size > 32 << 20) return;
  decoding->profile = malloc(size);
  if (!decoding->profile) return;
  memcpy(decoding->profile, profile, size);
  decoding->color.profile = decoding->profile;
  decoding->color.profile_size = size;
}

// The most colors that are converted exactly when that takes much longer, half a second for so many.
static const uint64_t most_exact_colors = 1000000;

/// Returns a Boolean value that indicates whether colors are converted when the picture has been reduced.
///
/// The mean of an area is much the same before and after, and there are fewer pixels then. Transparent colors differ too much.
static bool converts_result(const Decoding *decoding) {
  return decoding->conversion && (decoding->kind == RowOpaque || decoding->kind == RowInk);
}

static void prepare_color(Decoding *decoding, PictureSize rows, PictureSize result) {
  const bool is_ink = decoding->kind == RowInk;
  const PictureSize converted = is_ink || decoding->kind == RowOpaque ? result : rows;
  const bool is_exact = (uint64_t)converted.width * converted.height <= most_exact_colors;
  decoding->rounds_first = decoding->kind == RowDeep && !is_exact;
  const bool is_deep = decoding->kind == RowDeep && is_exact;
  const ColorLayout layout = is_ink ? ColorLayoutInk : is_deep ? ColorLayoutDeep : ColorLayoutPixels;
  bool is_usable;
  decoding->conversion = color_conversion_create(&decoding->color, layout, is_exact, &is_usable);
  if (!is_usable) warn(decoding, "its color profile can't be used");
}

bool begin_output(Decoding *decoding, PictureSize full, PictureSize rows, RowKind kind, uint32_t frame_count) {
  if (!check_size(decoding, full) || !check_size(decoding, rows)) return false;
  PictureResult *const result = decoding->result;
  const PictureSize size = reduced_size(decoding, full);
  if (size.width > rows.width || size.height > rows.height) return fail(decoding, PictureStatusDamaged, "it has two sizes");
  result->full_width = full.width;
  result->full_height = full.height;
  result->width = size.width;
  result->height = size.height;
  result->frame_count = frame_count;
  decoding->kind = kind;
  decoding->row_width = rows.width;
  decoding->row_height = rows.height;
  prepare_color(decoding, rows, size);
  decoding->row = malloc((size_t)rows.width * sizeof(uint32_t));
  result->pixels = allocate(decoding->request, (size_t)size.width * size.height * sizeof(uint32_t) * frame_count);
  if (!decoding->row || !result->pixels) return fail_without_memory(decoding);
  return begin_frame(decoding, 0);
}

bool begin_frame(Decoding *decoding, uint32_t index) {
  const PictureResult *const result = decoding->result;
  const size_t count = (size_t)result->width * result->height;
  decoding->target = result->pixels + count * index;
  decoding->next_row = 0;
  memset(decoding->target, 0, count * sizeof(uint32_t));
  area_reducer_free(decoding->reducer);
  decoding->reducer = NULL;
  if (result->width == decoding->row_width && result->height == decoding->row_height) return true;
  decoding->reducer =
    area_reducer_create(decoding->row_width, decoding->row_height, decoding->target, result->width, result->height);
  return decoding->reducer || fail_without_memory(decoding);
}

void premultiply(uint32_t *row, size_t count) {
  for (size_t x = 0; x < count; x++) {
    const uint32_t pixel = row[x], alpha = pixel >> 24;
    if (alpha == 255) continue;
    uint32_t result = alpha << 24;
    for (int shift = 0; shift <= 16; shift += 8) {
      const uint32_t product = (pixel >> shift & 255) * alpha + 128;
      result |= ((product + (product >> 8)) >> 8) << shift;
    }
    row[x] = result;
  }
}

/// Converts ink on white paper: each ink removes its part of the light.
static void mix_ink(const uint8_t *ink, uint32_t *row, size_t count) {
  for (size_t x = 0; x < count; x++, ink += 4) {
    const uint32_t light = 255 - ink[3];
    uint32_t pixel = 0xff;
    for (int i = 0; i < 3; i++) pixel = pixel << 8 | ((255 - ink[i]) * light + 127) / 255;
    row[x] = pixel;
  }
}

/// Rounds 16 bits to 8 bits.
static void round_deep(const uint16_t *deep, uint32_t *row, size_t count) {
  for (size_t x = 0; x < count; x++, deep += 4) {
    uint32_t channels[4];
    for (int i = 0; i < 4; i++) channels[i] = (deep[i] * 255u + 32895) >> 16;
    row[x] = channels[3] << 24 | channels[0] << 16 | channels[1] << 8 | channels[2];
  }
}

/// Divides the colors of a row by their alpha.
static void unpremultiply(uint32_t *row, size_t count) {
  for (size_t x = 0; x < count; x++) {
    const uint32_t pixel = row[x], alpha = pixel >> 24;
    if (alpha == 255 || !alpha) continue;
    uint32_t result = alpha << 24;
    for (int shift = 0; shift <= 16; shift += 8) {
      const uint32_t quotient = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
      result |= (quotient < 255 ? quotient : 255) << shift;
    }
    row[x] = result;
  }
}

/// Writes a row as premultiplied sRGB, unless the result is converted.
static void finish_row(const Decoding *decoding, const void *source, uint32_t *row) {
  const ColorConversion *const conversion = decoding->conversion;
  const size_t count = decoding->row_width;
  switch (decoding->kind) {
  case RowOpaque:
    for (size_t x = 0; x < count; x++) row[x] = ((const uint32_t *)source)[x] | 0xff000000;
    break;
  case RowPremultiplied:
    memcpy(row, source, count * sizeof *row);
    if (!conversion) break;
    unpremultiply(row, count);
    color_convert(conversion, row, row, count);
    premultiply(row, count);
    break;
  case RowStraight:
    memcpy(row, source, count * sizeof *row);
    if (conversion) color_convert(conversion, row, row, count);
    premultiply(row, count);
    break;
  case RowDeep:
    round_deep(source, row, count);
    if (conversion) color_convert(conversion, decoding->rounds_first ? row : source, row, count);
    premultiply(row, count);
    break;
  case RowInk:
    if (conversion) memcpy(row, source, count * sizeof *row);
    if (!conversion) mix_ink(source, row, count);
    break;
  }
}

void add_row(Decoding *decoding, const void *source) {
  if (decoding->next_row >= decoding->row_height) return;
  uint32_t *const row = decoding->reducer ? decoding->row : decoding->target + (size_t)decoding->row_width * decoding->next_row;
  decoding->next_row++;
  finish_row(decoding, source, row);
  if (decoding->reducer) area_reducer_add(decoding->reducer, row);
}

void end_frame(Decoding *decoding) {
  if (!converts_result(decoding)) return;
  const size_t count = (size_t)decoding->result->width * decoding->result->height;
  uint32_t *const pixels = decoding->target;
  color_convert(decoding->conversion, pixels, pixels, count);
  for (size_t i = 0; i < count; i++) pixels[i] |= 0xff000000;
}

void end_output(Decoding *decoding) {
  area_reducer_free(decoding->reducer);
  color_conversion_free(decoding->conversion);
  free(decoding->row);
  free(decoding->profile);
}
