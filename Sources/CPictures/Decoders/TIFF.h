#pragma once

#include <tiffio.h>

#include "../Decoding.h"

/// Records the last message of libtiff as the reason why the picture can't be decoded. Returns false.
bool fail_with_tiff(Decoding *decoding);

/// Returns a Boolean value that indicates whether the samples of a file are decoded by `decode_tiff_samples`.
bool has_tiff_samples(TIFF *file);

/// Decodes colors of 16 bits each, or ink: what libtiff's own conversion makes too coarse, or can't convert by a profile.
bool decode_tiff_samples(Decoding *decoding, TIFF *file, PictureSize size);
