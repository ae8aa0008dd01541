#include <stdlib.h>
#include <string.h>

#include "PNG.h"

// An animated PNG file has the chunks of a frame's control before those of its data:
//   IHDR acTL … fcTL IDAT … fcTL fdAT … IEND
// A frame's data become a PNG file of its own, with the chunks that precede the first data.

enum { SignatureSize = 8, HeaderSize = 25, EmptyChunkSize = 12 };

/// A frame in the file.
typedef struct APNGFrame {
  Frame frame;
  uint32_t delay;
  /// The chunks with its data, from the first to the end of the last.
  size_t start;
  size_t end;
} APNGFrame;

typedef struct APNG {
  const uint8_t *bytes;
  size_t count;
  PictureSize size;
  /// The number of frames that the file claims to have.
  uint32_t claimed_count;
  uint32_t frame_count;
  APNGFrame *frames;
  /// The end of the chunks that precede the first data.
  size_t prologue_end;
} APNG;

typedef struct Chunk {
  size_t start;
  size_t end;
  const uint8_t *data;
  uint32_t size;
} Chunk;

/// Reads the chunk at an offset. Returns false at the end of the file.
static bool read_chunk(const APNG *file, size_t offset, Chunk *chunk) {
  if (offset > file->count || file->count - offset < EmptyChunkSize) return false;
  const uint32_t size = big32(file->bytes + offset);
  if (size > file->count - offset - EmptyChunkSize) return false;
  *chunk = (Chunk){.start = offset, .end = offset + EmptyChunkSize + size, .data = file->bytes + offset + 8, .size = size};
  return true;
}

static bool is(const Chunk *chunk, const char *type) { return memcmp(chunk->data - 4, type, 4) == 0; }

/// Reads a frame's control. Returns false if its area isn't within the picture.
static bool read_control(const APNG *file, const Chunk *chunk, APNGFrame *result) {
  if (chunk->size < 26) return false;
  const uint8_t *const data = chunk->data;
  const uint32_t numerator = (uint32_t)data[20] << 8 | data[21], denominator = (uint32_t)data[22] << 8 | data[23];
  *result = (APNGFrame){
    .frame =
      {.width = big32(data + 4),
       .height = big32(data + 8),
       .left = big32(data + 12),
       .top = big32(data + 16),
       .disposal = data[24] == 1 ? FrameIsCleared : data[24] == 2 ? FrameIsUndone : FrameStays,
       .replaces = data[25] == 0},
    .delay = numerator * 1000 / (denominator ? denominator : 100),
  };
  const Frame frame = result->frame;
  return frame.width && frame.height && frame.left <= file->size.width && frame.width <= file->size.width - frame.left &&
         frame.top <= file->size.height && frame.height <= file->size.height - frame.top;
}

/// Finds the frames. Returns false if the file isn't animated, or if it isn't as it should be.
static bool find_frames(APNG *file) {
  Chunk chunk;
  APNGFrame control;
  bool has_control = false;
  for (size_t offset = SignatureSize; read_chunk(file, offset, &chunk) && !is(&chunk, "IEND"); offset = chunk.end) {
    const bool is_data = is(&chunk, "IDAT") || is(&chunk, "fdAT");
    if (is(&chunk, "IHDR") && chunk.start == SignatureSize && chunk.end == SignatureSize + HeaderSize) {
      file->size = (PictureSize){.width = big32(chunk.data), .height = big32(chunk.data + 4)};
    } else if (is(&chunk, "acTL") && chunk.size >= 8 && !file->frames) {
      file->claimed_count = big32(chunk.data);
      if (file->claimed_count < 2 || file->claimed_count > PictureMaximumFrameCount) return false;
      file->frames = calloc(file->claimed_count, sizeof *file->frames);
      if (!file->frames) return false;
    } else if (is(&chunk, "fcTL")) {
      if (!file->frames || !file->size.width || !read_control(file, &chunk, &control)) return false;
      has_control = true;
    } else if (is_data && has_control) {
      if (file->frame_count == file->claimed_count) return false;
      control.start = chunk.start;
      control.end = chunk.end;
      file->frames[file->frame_count++] = control;
      has_control = false;
    } else if (is_data && file->frame_count) {
      file->frames[file->frame_count - 1].end = chunk.end;
    }
    if (is(&chunk, "IDAT") && !file->prologue_end) {
      if (!file->frames) return false;
      file->prologue_end = chunk.start;
    }
  }
  return file->frame_count > 1 && file->frame_count == file->claimed_count && file->prologue_end;
}

/// A PNG file in the making.
typedef struct Builder {
  uint8_t *bytes;
  size_t count;
} Builder;

static void append(Builder *builder, const void *bytes, size_t count) {
  memcpy(builder->bytes + builder->count, bytes, count);
  builder->count += count;
}

static void append_big32(Builder *builder, uint32_t number) {
  const uint8_t bytes[] = {number >> 24, number >> 16 & 255, number >> 8 & 255, number & 255};
  append(builder, bytes, sizeof bytes);
}

/// Builds a PNG file of a frame. It has room for all chunks that are copied. Their checksums aren't right.
static void build(const APNG *file, const APNGFrame *frame, Builder *builder) {
  Chunk chunk;
  append(builder, file->bytes, SignatureSize);
  for (size_t offset = SignatureSize; offset < file->prologue_end && read_chunk(file, offset, &chunk); offset = chunk.end) {
    const size_t start = builder->count;
    if (is(&chunk, "acTL") || is(&chunk, "fcTL")) continue;
    append(builder, file->bytes + chunk.start, chunk.end - chunk.start);
    if (!is(&chunk, "IHDR")) continue;
    // The frame's own size.
    builder->count = start + 8;
    append_big32(builder, frame->frame.width);
    append_big32(builder, frame->frame.height);
    builder->count = start + HeaderSize;
  }
  for (size_t offset = frame->start; offset < frame->end && read_chunk(file, offset, &chunk); offset = chunk.end) {
    // The data of later frames begin with a number of their order.
    const uint32_t skipped = is(&chunk, "fdAT") ? 4 : 0;
    if (!is(&chunk, "IDAT") && !is(&chunk, "fdAT")) continue;
    if (chunk.size < skipped) continue;
    append_big32(builder, chunk.size - skipped);
    append(builder, "IDAT", 4);
    append(builder, chunk.data + skipped, chunk.size - skipped + 4);
  }
  append(builder, "\0\0\0\0IEND\xae\x42\x60\x82", EmptyChunkSize);
}

static bool decode_frame(const APNG *file, uint32_t index, Canvas *canvas, Decoding *decoding) {
  const APNGFrame *const frame = file->frames + index;
  Builder builder = {.bytes = malloc(file->prologue_end + (frame->end - frame->start) + EmptyChunkSize)};
  if (!builder.bytes) return fail_without_memory(decoding);
  build(file, frame, &builder);
  const bool is_decoded = canvas_begin(canvas, decoding, &frame->frame) &&
                          draw_png(decoding, builder.bytes, builder.count, canvas, &frame->frame) &&
                          canvas_output(canvas, decoding, index);
  free(builder.bytes);
  if (is_decoded) canvas_end(canvas, &frame->frame);
  return is_decoded;
}

static bool decode_frames(APNG *file, Decoding *decoding) {
  // Before the first frame there is nothing to which it could be undone.
  if (file->frames[0].frame.disposal == FrameIsUndone) file->frames[0].frame.disposal = FrameIsCleared;
  uint32_t delays[PictureMaximumFrameCount];
  for (uint32_t i = 0; i < file->frame_count; i++) delays[i] = file->frames[i].delay;
  Canvas canvas = {0};
  bool is_decoded = canvas_create(&canvas, decoding, file->size) && read_png_color(decoding) &&
                    begin_animation(decoding, file->size, file->frame_count, delays);
  for (uint32_t i = 0; is_decoded && i < file->frame_count; i++) is_decoded = decode_frame(file, i, &canvas, decoding);
  canvas_free(&canvas);
  return is_decoded;
}

bool decode_png(Decoding *decoding) {
  APNG file = {.bytes = decoding->bytes, .count = decoding->count};
  bool is_decoded;
  if (decoding->request->animation_size && find_frames(&file) && check_size(decoding, file.size) &&
      shown_frame_count(decoding, file.size, file.frame_count) > 1) {
    is_decoded = decode_frames(&file, decoding);
  } else {
    is_decoded = read_png(decoding);
  }
  free(file.frames);
  return is_decoded;
}
