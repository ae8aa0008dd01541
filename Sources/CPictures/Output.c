#include <stdlib.h>
#include <string.h>

#include "Decoding.h"

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

void add_row(Decoding *decoding, const void *source) {
  if (decoding->next_row >= decoding->row_height) return;
  const size_t count = decoding->row_width;
  uint32_t *const row = decoding->reducer ? decoding->row : decoding->target + count * decoding->next_row;
  decoding->next_row++;
  switch (decoding->kind) {
  case RowOpaque:
    for (size_t x = 0; x < count; x++) row[x] = ((const uint32_t *)source)[x] | 0xff000000;
    break;
  case RowPremultiplied:
    memcpy(row, source, count * sizeof *row);
    break;
  case RowStraight:
    memcpy(row, source, count * sizeof *row);
    premultiply(row, count);
    break;
  case RowDeep:
    round_deep(source, row, count);
    premultiply(row, count);
    break;
  case RowInk:
    mix_ink(source, row, count);
    break;
  }
  if (decoding->reducer) area_reducer_add(decoding->reducer, row);
}

void end_frame(Decoding *decoding) { (void)decoding; }
