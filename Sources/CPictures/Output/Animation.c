#include "Animation.h"

#include <stdlib.h>
#include <string.h>

// The most pixels of all frames before they are reduced. They take some seconds.
static const uint64_t most_animated_pixels = 1 << 30;

uint32_t shown_frame_count(const Decoding *decoding, PictureSize size, uint32_t frame_count) {
  const PictureSize shown = reduced_size(decoding, size);
  const uint64_t memory = (uint64_t)shown.width * shown.height * sizeof(uint32_t);
  if (frame_count < 2 || frame_count > PictureMaximumFrameCount) return 1;
  if (memory * frame_count > decoding->request->animation_size) return 1;
  return (uint64_t)size.width * size.height * frame_count <= most_animated_pixels ? frame_count : 1;
}

bool begin_animation(Decoding *decoding, PictureSize size, uint32_t frame_count, const uint32_t *delays) {
  PictureResult *const result = decoding->result;
  // A delay that no one can see is one that was never set, and browsers show such frames ten times a second.
  for (uint32_t i = 0; frame_count > 1 && i < frame_count; i++) result->delays[i] = delays[i] > 10 ? delays[i] : 100;
  return begin_output(decoding, size, size, RowPremultiplied, frame_count);
}

bool canvas_create(Canvas *canvas, Decoding *decoding, PictureSize size) {
  canvas->size = size;
  canvas->undone = NULL;
  canvas->pixels = calloc((size_t)size.width * size.height, sizeof(uint32_t));
  return canvas->pixels || fail_without_memory(decoding);
}

static size_t byte_count(const Canvas *canvas) { return (size_t)canvas->size.width * canvas->size.height * sizeof(uint32_t); }

bool canvas_begin(Canvas *canvas, Decoding *decoding, const Frame *frame) {
  if (frame->disposal != FrameIsUndone) return true;
  if (!canvas->undone) canvas->undone = malloc(byte_count(canvas));
  if (!canvas->undone) return fail_without_memory(decoding);
  memcpy(canvas->undone, canvas->pixels, byte_count(canvas));
  return true;
}

/// Returns how many pixels of a frame's row are on the canvas.
static uint32_t visible_width(const Canvas *canvas, const Frame *frame) {
  if (frame->left >= canvas->size.width) return 0;
  const uint32_t room = canvas->size.width - frame->left;
  return frame->width < room ? frame->width : room;
}

/// Returns the first pixel of a frame's row on the canvas, or NULL if the row isn't on it.
static uint32_t *first_pixel(const Canvas *canvas, const Frame *frame, uint32_t y) {
  if (frame->top >= canvas->size.height || y >= canvas->size.height - frame->top) return NULL;
  return canvas->pixels + (size_t)(frame->top + y) * canvas->size.width + frame->left;
}

void canvas_draw(Canvas *canvas, const Frame *frame, uint32_t y, const uint32_t *row) {
  uint32_t *const target = first_pixel(canvas, frame, y);
  const uint32_t count = visible_width(canvas, frame);
  if (!target || !count) return;
  if (frame->replaces) {
    memcpy(target, row, count * sizeof *row);
    return;
  }
  for (uint32_t x = 0; x < count; x++) {
    const uint32_t rest = 255 - (row[x] >> 24);
    if (!rest) {
      target[x] = row[x];
    } else if (rest < 255) {
      uint32_t below = 0;
      for (int shift = 0; shift <= 24; shift += 8) {
        const uint32_t product = (target[x] >> shift & 255) * rest + 128;
        below |= ((product + (product >> 8)) >> 8) << shift;
      }
      target[x] = row[x] + below;
    }
  }
}

bool canvas_output(const Canvas *canvas, Decoding *decoding, uint32_t index) {
  if (!begin_frame(decoding, index)) return false;
  for (uint32_t y = 0; y < canvas->size.height; y++) add_row(decoding, canvas->pixels + (size_t)y * canvas->size.width);
  end_frame(decoding);
  return true;
}

void canvas_end(Canvas *canvas, const Frame *frame) {
  if (frame->disposal == FrameStays) return;
  if (frame->disposal == FrameIsUndone) {
    uint32_t *const pixels = canvas->pixels;
    canvas->pixels = canvas->undone;
    canvas->undone = pixels;
    return;
  }
  const uint32_t count = visible_width(canvas, frame);
  for (uint32_t y = 0; y < frame->height && count; y++) {
    uint32_t *const target = first_pixel(canvas, frame, y);
    if (!target) return;
    memset(target, 0, count * sizeof *target);
  }
}

void canvas_free(Canvas *canvas) {
  free(canvas->pixels);
  free(canvas->undone);
}
