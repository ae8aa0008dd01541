#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reduces a picture to a smaller size by averaging the area under each new pixel. It receives the picture row by row.
///
/// All sums are integers, so the result is the same on every machine.
typedef struct AreaReducer AreaReducer;

/// Creates a reducer of a picture of `width` × `height` pixels to the size of `target`, whose sides must not be longer.
///
/// - Parameters:
///   - target: Room for the reduced picture, row by row without gaps. It must outlive the reducer.
/// - Returns: A reducer to free, or NULL if there is no memory or the new size is not smaller.
AreaReducer *area_reducer_create(uint32_t width, uint32_t height, uint32_t *target, uint32_t target_width, uint32_t target_height);

/// Adds the next row of the picture, from the top, with as many pixels as the picture is wide. Rows beyond the last are ignored.
void area_reducer_add(AreaReducer *reducer, const uint32_t *row);

/// Frees a reducer.
void area_reducer_free(AreaReducer *reducer);
