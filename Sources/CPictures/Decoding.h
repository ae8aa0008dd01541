#pragma once

#include "CPictures.h"
#include "Output/Color.h"

/// What the numbers of a row mean.
typedef enum RowKind {
  /// 0xAARRGGBB, opaque.
  RowOpaque,
  /// 0xAARRGGBB, not premultiplied.
  RowStraight,
  /// 0xAARRGGBB, premultiplied.
  RowPremultiplied,
  /// Red, green, blue, and alpha of 16 bits each, not premultiplied.
  RowDeep,
  /// Amounts of cyan, magenta, yellow, and black ink, a byte each.
  RowInk,
} RowKind;

/// A picture that is being decoded.
typedef struct Decoding {
  const uint8_t *bytes;
  size_t count;
  const PictureRequest *request;
  PictureResult *result;
  PictureStatus status;

  /// What the picture's colors mean. Set it before the output begins.
  ColorSource color;

  // What the functions for pixels below keep.
  RowKind kind;
  uint32_t row_width;
  uint32_t row_height;
  uint32_t next_row;
  uint32_t *target;
  uint32_t *row;
  AreaReducer *reducer;
  ColorConversion *conversion;
  /// A Boolean value that indicates whether deep colors are rounded to 8 bits before they are converted.
  bool rounds_first;
  void *profile;
} Decoding;

/// Returns the number of four bytes, the highest first.
static inline uint32_t big32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// MARK: Decoders

// Each decodes one format. It returns false after `fail`.

bool decode_jpeg(Decoding *decoding);
bool decode_png(Decoding *decoding);
bool decode_gif(Decoding *decoding);
bool decode_webp(Decoding *decoding);
bool decode_tiff(Decoding *decoding);
bool decode_heif(Decoding *decoding);
/// Decodes a picture of the format named `name` by SDL_image.
bool decode_with_sdl(Decoding *decoding, const char *name);

// MARK: Messages

/// Records why the picture can't be decoded. Returns false.
bool fail(Decoding *decoding, PictureStatus status, const char *format, ...) __attribute__((format(printf, 3, 4)));

/// Returns false because there is no memory left.
bool fail_without_memory(Decoding *decoding);

/// Records what a library found wrong with a picture that it decodes nevertheless. What it repeats is recorded once.
void warn(Decoding *decoding, const char *message);

// MARK: Pixels

/// Copies the ICC profile that tells what the picture's colors mean.
void set_profile(Decoding *decoding, const void *profile, size_t size);

/// The sides of a picture, in pixels.
typedef struct PictureSize {
  uint32_t width;
  uint32_t height;
} PictureSize;

/// Returns the size to which a picture is reduced.
PictureSize reduced_size(const Decoding *decoding, PictureSize full);

/// Checks the size of a picture before anything is allocated for it.
bool check_size(Decoding *decoding, PictureSize size);

/// Begins the output of a picture: allocates the pixels of its reduced size.
///
/// - Parameters:
///   - full: The size of the picture.
///   - rows: The size in which its rows come. It differs from `full` if the library has already reduced the picture.
///   - kind: What a row consists of.
///   - frame_count: The number of frames. Each is begun by `begin_frame`.
bool begin_output(Decoding *decoding, PictureSize full, PictureSize rows, RowKind kind, uint32_t frame_count);

/// Begins a frame. For a single frame, `begin_output` has done that.
bool begin_frame(Decoding *decoding, uint32_t index);

/// Adds the next row, from the top. It isn't changed.
void add_row(Decoding *decoding, const void *row);

/// Ends the last frame that was begun. Rows that are missing are transparent.
void end_frame(Decoding *decoding);

/// Frees what the output needed, but not its pixels.
void end_output(Decoding *decoding);

/// Premultiplies a row.
void premultiply(uint32_t *row, size_t count);
