#include "TIFF.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: Messages

// libtiff has one handler for all files. It is called on the thread that decodes.
static _Thread_local Decoding *current;
static _Thread_local char last_error[PictureTextSize];

static void collect_warning(const char *module, const char *format, va_list arguments) {
  (void)module;
  char message[PictureTextSize];
  vsnprintf(message, sizeof message, format, arguments);
  if (current) warn(current, message);
}

static void collect_error(const char *module, const char *format, va_list arguments) {
  (void)module;
  vsnprintf(last_error, sizeof last_error, format, arguments);
  if (current) warn(current, last_error);
}

bool fail_with_tiff(Decoding *decoding) {
  return fail(decoding, PictureStatusDamaged, "%s", *last_error ? last_error : "it isn't as it should be");
}

// MARK: The file in memory

/// A file whose bytes libtiff reads from where they are.
typedef struct TIFFMemory {
  const uint8_t *bytes;
  uint64_t count;
  uint64_t offset;
} TIFFMemory;

static tmsize_t read_bytes(thandle_t handle, void *target, tmsize_t count) {
  TIFFMemory *const memory = handle;
  if (count <= 0 || memory->offset >= memory->count) return 0;
  const uint64_t rest = memory->count - memory->offset;
  const uint64_t read = rest < (uint64_t)count ? rest : (uint64_t)count;
  memcpy(target, memory->bytes + memory->offset, read);
  memory->offset += read;
  return (tmsize_t)read;
}

static tmsize_t write_nothing(thandle_t handle, void *source, tmsize_t count) {
  (void)handle, (void)source, (void)count;
  return 0;
}

static toff_t seek(thandle_t handle, toff_t offset, int whence) {
  TIFFMemory *const memory = handle;
  memory->offset = (whence == SEEK_CUR ? memory->offset : whence == SEEK_END ? memory->count : 0) + offset;
  return memory->offset;
}

static int close_nothing(thandle_t handle) {
  (void)handle;
  return 0;
}

static toff_t size(thandle_t handle) { return ((TIFFMemory *)handle)->count; }

static int map(thandle_t handle, void **base, toff_t *count) {
  const TIFFMemory *const memory = handle;
  // It is only read.
  *base = (void *)memory->bytes;
  *count = memory->count;
  return 1;
}

static void unmap_nothing(thandle_t handle, void *base, toff_t count) { (void)handle, (void)base, (void)count; }

// MARK: Pixels

/// Returns how many rows are decoded at a time: those of a strip or of a row of tiles.
static uint32_t rows_at_a_time(TIFF *file, uint32_t height) {
  uint32_t rows = 0;
  if (TIFFIsTiled(file)) {
    TIFFGetField(file, TIFFTAG_TILELENGTH, &rows);
  } else {
    TIFFGetFieldDefaulted(file, TIFFTAG_ROWSPERSTRIP, &rows);
  }
  return rows && rows < height ? rows : height;
}

/// Outputs the pixels to which libtiff converts almost every kind of picture.
static bool output_pixels(Decoding *decoding, TIFFRGBAImage *image, PictureSize size, uint32_t *pixels, uint32_t row_count) {
  if (!begin_output(decoding, size, size, image->alpha ? RowPremultiplied : RowOpaque, 1)) return false;
  // As they are stored: whoever asked for the picture turns it.
  image->orientation = image->req_orientation = ORIENTATION_TOPLEFT;
  for (uint32_t top = 0; top < size.height; top += row_count) {
    const uint32_t count = size.height - top < row_count ? size.height - top : row_count;
    image->row_offset = (int)top;
    memset(pixels, 0, (size_t)size.width * count * sizeof *pixels);
    // Where a part is damaged, the others are shown.
    if (!TIFFRGBAImageGet(image, pixels, size.width, count) && top == 0) return fail_with_tiff(decoding);
    for (uint32_t y = 0; y < count; y++) {
      uint32_t *const row = pixels + (size_t)y * size.width;
      for (uint32_t x = 0; x < size.width; x++) row[x] = (row[x] & 0xff00ff00) | (row[x] & 0xff) << 16 | (row[x] >> 16 & 0xff);
      add_row(decoding, row);
    }
  }
  end_frame(decoding);
  return true;
}

static bool decode_pixels(Decoding *decoding, TIFF *file, PictureSize size) {
  char reason[1024] = "";
  TIFFRGBAImage image;
  if (!TIFFRGBAImageOK(file, reason)) return fail(decoding, PictureStatusDamaged, "%s", reason);
  if (!TIFFRGBAImageBegin(&image, file, 0, reason)) return fail(decoding, PictureStatusDamaged, "%s", reason);
  const uint32_t row_count = rows_at_a_time(file, size.height);
  uint32_t *const pixels = malloc((size_t)size.width * row_count * sizeof *pixels);
  const bool is_output = pixels ? output_pixels(decoding, &image, size, pixels, row_count) : fail_without_memory(decoding);
  free(pixels);
  TIFFRGBAImageEnd(&image);
  return is_output;
}

static bool decode_file(Decoding *decoding, TIFF *file) {
  PictureSize size = {0};
  TIFFGetField(file, TIFFTAG_IMAGEWIDTH, &size.width);
  TIFFGetField(file, TIFFTAG_IMAGELENGTH, &size.height);
  if (!check_size(decoding, size)) return false;
  uint32_t profile_size = 0;
  void *profile = NULL;
  if (TIFFGetField(file, TIFFTAG_ICCPROFILE, &profile_size, &profile)) set_profile(decoding, profile, profile_size);
  return has_tiff_samples(file) ? decode_tiff_samples(decoding, file, size) : decode_pixels(decoding, file, size);
}

bool decode_tiff(Decoding *decoding) {
  TIFFSetWarningHandler(collect_warning);
  TIFFSetErrorHandler(collect_error);
  current = decoding;
  *last_error = 0;
  TIFFMemory memory = {.bytes = decoding->bytes, .count = decoding->count};
  TIFF *const file =
    TIFFClientOpen("picture", "r", &memory, read_bytes, write_nothing, seek, close_nothing, size, map, unmap_nothing);
  const bool is_decoded = file ? decode_file(decoding, file) : fail_with_tiff(decoding);
  if (file) TIFFClose(file);
  current = NULL;
  return is_decoded;
}
