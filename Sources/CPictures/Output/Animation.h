#pragma once

#include "../Decoding.h"

/// What becomes of a frame's area after the frame has been shown.
typedef enum FrameDisposal {
  FrameStays,
  /// The area becomes transparent.
  FrameIsCleared,
  /// The area becomes what it was before the frame.
  FrameIsUndone,
} FrameDisposal;

/// A frame of an animated picture.
typedef struct Frame {
  uint32_t left;
  uint32_t top;
  uint32_t width;
  uint32_t height;
  FrameDisposal disposal;
  /// A Boolean value that indicates whether the frame replaces what is below it, also by transparency.
  bool replaces;
} Frame;

/// The picture that the frames of an animation change one after the other: premultiplied, transparent at first.
typedef struct Canvas {
  PictureSize size;
  uint32_t *pixels;
  /// The pixels before a frame that is undone.
  uint32_t *undone;
} Canvas;

/// Returns the number of frames to decode: `frame_count`, or 1 if they are too many, or would take more memory than requested.
uint32_t shown_frame_count(const Decoding *decoding, PictureSize size, uint32_t frame_count);

/// Begins the output of frames from a canvas.
///
/// - Parameters:
///   - delays: How long each of `frame_count` frames is shown according to the file, in milliseconds.
bool begin_animation(Decoding *decoding, PictureSize size, uint32_t frame_count, const uint32_t *delays);

/// Creates the pixels of a canvas, whose size has been checked.
bool canvas_create(Canvas *canvas, Decoding *decoding, PictureSize size);

/// Prepares to draw a frame, whose area must be within the canvas or is cut off at its edges.
bool canvas_begin(Canvas *canvas, Decoding *decoding, const Frame *frame);

/// Draws a row of a frame, which is premultiplied.
void canvas_draw(Canvas *canvas, const Frame *frame, uint32_t y, const uint32_t *row);

/// Outputs the canvas as a frame.
bool canvas_output(const Canvas *canvas, Decoding *decoding, uint32_t index);

/// Disposes of a frame that has been output.
void canvas_end(Canvas *canvas, const Frame *frame);

/// Frees the pixels of a canvas.
void canvas_free(Canvas *canvas);
