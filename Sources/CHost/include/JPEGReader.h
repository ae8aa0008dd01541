#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reads a JPEG picture row by row. It belongs to one thread at a time.
///
/// libjpeg reports errors by a long jump, which Swift code must not be jumped over. Here no jump leaves a function.
typedef struct HostJPEGReader HostJPEGReader;

/// The longest message of an error, in bytes with the end.
enum { HostJPEGMessageSize = 200 };

/// Begins to read a picture.
///
/// - Parameters:
///   - bytes: The file, which must outlive the reader.
///   - count: The size of the file, in bytes.
///   - divisor: 1, 2, 4, or 8: by how much the decoder reduces both sides, which are rounded up.
///   - message: Room for `HostJPEGMessageSize` bytes, in which an error is described.
/// - Returns: A reader to close, or NULL after an error.
HostJPEGReader *host_jpeg_open(const void *bytes, size_t count, unsigned divisor, char *message);

/// The width of a row, in pixels.
unsigned host_jpeg_width(const HostJPEGReader *reader);
/// The number of rows.
unsigned host_jpeg_height(const HostJPEGReader *reader);
/// Whether the pixels are amounts of cyan, magenta, yellow, and black, in this order of bytes, instead of opaque ARGB.
bool host_jpeg_has_ink(const HostJPEGReader *reader);

/// Reads the next row. Returns false and describes the error in `message` if that fails.
bool host_jpeg_read_row(HostJPEGReader *reader, uint32_t *row, char *message);

/// Ends reading, at any row.
void host_jpeg_close(HostJPEGReader *reader);
