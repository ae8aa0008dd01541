// For the processors of a thread.
#define _GNU_SOURCE

#include "HEIFLibrary.h"

#include <sched.h>

#include "../Decoding.h"

#if !__has_include(<libheif/heif.h>)

bool decode_heif(Decoding *decoding) {
  return fail(decoding, PictureStatusUnsupported, "it is read by libheif, without which this program was built");
}

#else
#include <stdlib.h>
#include <string.h>

/// A HEIF picture that is being decoded by libheif.
typedef struct HEIFReader {
  Decoding *decoding;
  const HEIFLibrary *library;
  struct heif_context *context;
  struct heif_image_handle *handle;
  struct heif_image *image;
} HEIFReader;

static bool fail_with(HEIFReader *reader, struct heif_error error) {
  const bool is_unsupported = error.code == heif_error_Unsupported_filetype || error.code == heif_error_Unsupported_feature ||
                              error.code == heif_error_Plugin_loading_error;
  if (error.code == heif_error_Memory_allocation_error) return fail_without_memory(reader->decoding);
  if (is_unsupported) return fail(reader->decoding, PictureStatusUnsupported, "libheif cannot decode it: %s", error.message);
  return fail(reader->decoding, PictureStatusDamaged, "%s", error.message);
}

// MARK: Colors

static void read_profile(HEIFReader *reader) {
  const size_t size = reader->library->heif_image_handle_get_raw_color_profile_size(reader->handle);
  void *const profile = size && size < 32 << 20 ? malloc(size) : NULL;
  if (profile && reader->library->heif_image_handle_get_raw_color_profile(reader->handle, profile).code == heif_error_Ok) {
    set_profile(reader->decoding, profile, size);
  }
  free(profile);
}

/// Reads the primaries that are numbered, if there are any. Television's curves are shown as sRGB's, as browsers do.
static void read_primaries(HEIFReader *reader) {
  struct heif_color_profile_nclx *nclx = NULL;
  if (reader->library->heif_image_handle_get_nclx_color_profile(reader->handle, &nclx).code != heif_error_Ok) return;
  ColorSource *const color = &reader->decoding->color;
  const double primaries[8] = {
    nclx->color_primary_white_x, nclx->color_primary_white_y, nclx->color_primary_red_x,  nclx->color_primary_red_y,
    nclx->color_primary_green_x, nclx->color_primary_green_y, nclx->color_primary_blue_x, nclx->color_primary_blue_y};
  color->has_primaries = primaries[1] > 0;
  memcpy(color->primaries, primaries, sizeof primaries);
  switch (nclx->transfer_characteristics) {
  case heif_transfer_characteristic_ITU_R_BT_470_6_System_M: color->gamma = 2.2; break;
  case heif_transfer_characteristic_ITU_R_BT_470_6_System_B_G: color->gamma = 2.8; break;
  case heif_transfer_characteristic_linear: color->gamma = 1; break;
  default: color->gamma = 0; break;
  }
  reader->library->heif_nclx_color_profile_free(nclx);
}

// MARK: Pixels

/// Converts red, green, blue, and alpha of 8 bits each.
static void convert_row(const uint8_t *source, uint32_t *row, size_t count) {
  for (size_t x = 0; x < count; x++, source += 4) {
    row[x] = (uint32_t)source[3] << 24 | (uint32_t)source[0] << 16 | (uint32_t)source[1] << 8 | source[2];
  }
}

/// Converts channels of 9 to 16 bits to 16 bits.
static void convert_deep_row(const uint16_t *source, uint16_t *row, size_t count, int bits) {
  for (size_t i = 0; i < count * 4; i++) row[i] = (uint16_t)(source[i] << (16 - bits) | source[i] >> (2 * bits - 16));
}

static bool output_rows(HEIFReader *reader, bool is_deep, bool has_alpha, bool is_premultiplied) {
  Decoding *const decoding = reader->decoding;
  int stride = 0;
  const uint8_t *const pixels = reader->library->heif_image_get_plane_readonly(reader->image, heif_channel_interleaved, &stride);
  const int width = reader->library->heif_image_get_width(reader->image, heif_channel_interleaved);
  const int height = reader->library->heif_image_get_height(reader->image, heif_channel_interleaved);
  const int bits = reader->library->heif_image_get_bits_per_pixel_range(reader->image, heif_channel_interleaved);
  const size_t pixel = is_deep ? 8 : 4;
  if (!pixels || width <= 0 || height <= 0 || stride < 0 || (size_t)stride < (size_t)width * pixel ||
      (is_deep && (bits < 9 || bits > 16))) {
    return fail(decoding, PictureStatusDamaged, "its pixels are unknown");
  }
  const PictureSize size = {.width = (uint32_t)width, .height = (uint32_t)height};
  const RowKind kind = is_deep ? RowDeep : !has_alpha ? RowOpaque : is_premultiplied ? RowPremultiplied : RowStraight;
  if (!begin_output(decoding, size, size, kind, 1)) return false;
  uint32_t *const row = malloc((size_t)width * pixel);
  if (!row) return fail_without_memory(decoding);
  for (uint32_t y = 0; y < size.height; y++) {
    const uint8_t *const source = pixels + (size_t)y * (size_t)stride;
    if (is_deep) {
      convert_deep_row((const uint16_t *)source, (uint16_t *)row, size.width, bits);
    } else {
      convert_row(source, row, size.width);
    }
    add_row(decoding, row);
  }
  free(row);
  end_frame(decoding);
  return true;
}

static bool decode_image(HEIFReader *reader) {
  const HEIFLibrary *const library = reader->library;
  const bool has_alpha = library->heif_image_handle_has_alpha_channel(reader->handle);
  const bool is_premultiplied = has_alpha && library->heif_image_handle_is_premultiplied_alpha(reader->handle);
  const bool is_deep = library->heif_image_handle_get_luma_bits_per_pixel(reader->handle) > 8 && !is_premultiplied;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  const enum heif_chroma deep = heif_chroma_interleaved_RRGGBBAA_LE;
#else
  const enum heif_chroma deep = heif_chroma_interleaved_RRGGBBAA_BE;
#endif
  struct heif_decoding_options *const options = library->heif_decoding_options_alloc();
  if (!options) return fail_without_memory(reader->decoding);
  // The library turns and reflects the picture as it is coded. What EXIF says besides doesn't count in this format.
  options->ignore_transformations = 0;
  options->convert_hdr_to_8bit = !is_deep;
  const struct heif_error error = library->heif_decode_image(
    reader->handle, &reader->image, heif_colorspace_RGB, is_deep ? deep : heif_chroma_interleaved_RGBA, options);
  library->heif_decoding_options_free(options);
  if (error.code != heif_error_Ok) return fail_with(reader, error);
  return output_rows(reader, is_deep, has_alpha, is_premultiplied);
}

static bool decode_file(HEIFReader *reader) {
  const HEIFLibrary *const library = reader->library;
  reader->context = library->heif_context_alloc();
  if (!reader->context) return fail_without_memory(reader->decoding);
  library->heif_context_set_max_decoding_threads(reader->context, 0);
  struct heif_error error =
    library->heif_context_read_from_memory_without_copy(reader->context, reader->decoding->bytes, reader->decoding->count, NULL);
  if (error.code == heif_error_Ok) error = library->heif_context_get_primary_image_handle(reader->context, &reader->handle);
  if (error.code != heif_error_Ok) return fail_with(reader, error);
  const int width = library->heif_image_handle_get_width(reader->handle);
  const int height = library->heif_image_handle_get_height(reader->handle);
  const PictureSize size = {.width = width > 0 ? (uint32_t)width : 0, .height = height > 0 ? (uint32_t)height : 0};
  if (!check_size(reader->decoding, size)) return false;
  read_profile(reader);
  read_primaries(reader);
  return decode_image(reader);
}

bool decode_heif(Decoding *decoding) {
  HEIFReader reader = {.decoding = decoding, .library = heif_library()};
  if (!reader.library) {
    return fail(decoding, PictureStatusUnsupported, "it is read by libheif, which is not installed (package libheif1 or libheif)");
  }
  // The decoder of AVIF starts a thread for each processor that it may use.
  cpu_set_t all, one;
  CPU_ZERO(&one);
  CPU_SET(sched_getcpu(), &one);
  const bool is_restricted = !sched_getaffinity(0, sizeof all, &all) && !sched_setaffinity(0, sizeof one, &one);
  const bool is_decoded = decode_file(&reader);
  if (is_restricted) sched_setaffinity(0, sizeof all, &all);
  if (reader.image) reader.library->heif_image_release(reader.image);
  if (reader.handle) reader.library->heif_image_handle_release(reader.handle);
  if (reader.context) reader.library->heif_context_free(reader.context);
  return is_decoded;
}
#endif
