#pragma once

#if __has_include(<libheif/heif.h>)
#include <libheif/heif.h>

// The functions of libheif that are called. The library is loaded when it is first needed, because it brings several large ones.
#define HEIF_FUNCTIONS(F) \
  F(heif_context_alloc) \
  F(heif_context_free) \
  F(heif_context_get_primary_image_handle) \
  F(heif_context_read_from_memory_without_copy) \
  F(heif_context_set_max_decoding_threads) \
  F(heif_decode_image) \
  F(heif_decoding_options_alloc) \
  F(heif_decoding_options_free) \
  F(heif_image_get_bits_per_pixel_range) \
  F(heif_image_get_height) \
  F(heif_image_get_plane_readonly) \
  F(heif_image_get_width) \
  F(heif_image_handle_get_height) \
  F(heif_image_handle_get_luma_bits_per_pixel) \
  F(heif_image_handle_get_nclx_color_profile) \
  F(heif_image_handle_get_raw_color_profile) \
  F(heif_image_handle_get_raw_color_profile_size) \
  F(heif_image_handle_get_width) \
  F(heif_image_handle_has_alpha_channel) \
  F(heif_image_handle_is_premultiplied_alpha) \
  F(heif_image_handle_release) \
  F(heif_image_release) \
  F(heif_nclx_color_profile_free)

typedef struct HEIFLibrary {
#define F(name) __typeof__(&name) name;
  HEIF_FUNCTIONS(F)
#undef F
} HEIFLibrary;

/// Returns the library's functions, or NULL if it isn't installed.
const HEIFLibrary *heif_library(void);
#endif
