#pragma once

#include "../Output/Animation.h"

/// Reads what the colors of a PNG file mean.
bool read_png_color(Decoding *decoding);

/// Outputs the picture of a PNG file.
bool read_png(Decoding *decoding);

/// Draws a PNG file, of which the checksums don't count, as a frame on a canvas.
bool draw_png(Decoding *decoding, const uint8_t *bytes, size_t count, Canvas *canvas, const Frame *frame);
