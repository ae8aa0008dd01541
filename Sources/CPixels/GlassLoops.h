// The loop of glass, included by Loops.h: where each pixel of the rim is seen, and how much light falls on it.

// Every build rounds after each operation, which makes the results the same bytes.
#pragma STDC FP_CONTRACT OFF

typedef float Floats __attribute__((ext_vector_type(8)));
typedef int32_t Ints __attribute__((ext_vector_type(8)));

/// A place in the field of distances of glass: the distance from the outline in points, negative outside, and the direction away from
/// the glass, of length 1, or 0 in its middle.
typedef struct {
  Floats depth, x, y;
} GlassPlace;

INLINE Floats larger(Floats a, Floats b) { return a > b ? a : b; }
INLINE Floats smaller(Floats a, Floats b) { return a < b ? a : b; }
INLINE Floats limitedTo1(Floats value) { return smaller(larger(value, 0), 1); }
INLINE Floats magnitude(Floats value) { return __builtin_elementwise_abs(value); }
INLINE Floats root(Floats value) { return __builtin_elementwise_sqrt(value); }

/// Returns 0…255, rounded to nearest.
INLINE Ints byte(Floats value) { return value > 0 ? __builtin_convertvector(smaller(value, 255) + 0.5f, Ints) : 0; }

INLINE GlassPlace placeInPiece(const GlassPiece *piece, Floats pointX, Floats pointY) {
  Floats x = pointX - piece->x, y = pointY - piece->y;
  Floats fromSide = piece->halfWidth - magnitude(x), fromTop = piece->halfHeight - magnitude(y);
  Floats left = y < 0 ? (Floats)piece->topLeft : (Floats)piece->bottomLeft;
  Floats right = y < 0 ? (Floats)piece->topRight : (Floats)piece->bottomRight;
  Floats radius = x < 0 ? left : right;
  Floats across = radius - fromSide, down = radius - fromTop;
  GlassPlace place;
  place.depth = ((across > 0) & (down > 0)) ? radius - root(across * across + down * down) : smaller(fromSide, fromTop);
  // The direction is that of corners at least as round as the rim is wide, so that it changes gradually.
  Floats soft = larger(radius, piece->rim);
  Floats outX = larger(soft - fromSide, 0), outY = larger(soft - fromTop, 0);
  Floats length = root(outX * outX + outY * outY);
  Floats unit = length > 0 ? length : 1;
  outX /= unit;
  outY /= unit;
  place.x = x < 0 ? -outX : outX;
  place.y = y < 0 ? -outY : outY;
  return place;
}

/// Returns the place of a point in the field of all pieces. `rim` becomes the width of the rim there.
///
/// Where pieces join, the direction is a mean of theirs, and shorter than 1. Its change is as gradual as that of the depth.
INLINE GlassPlace placeInGlass(const GlassOptics *glass, Floats x, Floats y, Floats *rim) {
  GlassPlace place = placeInPiece(glass->pieces, x, y);
  *rim = glass->pieces[0].rim;
  for (ptrdiff_t index = 1; index < glass->count; index++) {
    GlassPlace other = placeInPiece(glass->pieces + index, x, y);
    // Outlines that face each other bulge. Those that run alongside don't, so that pieces in the same place are one piece.
    Floats reach = glass->spacing * (1 - (place.x * other.x + place.y * other.y)) / 2;
    Floats difference = other.depth - place.depth;
    Floats divisor = reach > 0 ? reach : 1;
    Floats near = larger(reach - magnitude(difference), 0) / divisor;
    Floats share = reach > 0 ? limitedTo1(0.5f + difference / (2 * divisor)) : (difference > 0 ? (Floats)1 : (Floats)0);
    Floats bulge = reach > 0 ? near * near * reach / 4 : 0;
    place.depth = larger(place.depth, other.depth) + bulge;
    *rim += (glass->pieces[index].rim - *rim) * share;
    place.x += (other.x - place.x) * share;
    place.y += (other.y - place.y) * share;
  }
  return place;
}

static void bend(
  const GlassOptics *glass, float firstX, float pixelY, int32_t *targetX, int32_t *targetY, uint32_t *light, uint32_t *coverage,
  ptrdiff_t count
) {
  // The width of the line of light along the outline, in points.
  const float line = 1.1f;
  // The direction from which the light falls on the screen: the top left.
  const float lightX = -0.6f, lightY = -0.8f;
  const Floats lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  for (ptrdiff_t i = 0; i < count; i += 8) {
    Floats px = firstX + (float)i + lanes, py = pixelY;
    Floats divisor = glass->wx * px + glass->wy * py + glass->w1;
    Floats w = 1 / (divisor > 1e-9f ? divisor : 1e-9f);
    Floats x = (glass->xx * px + glass->xy * py + glass->x1) * w, y = (glass->yx * px + glass->yy * py + glass->y1) * w;
    Floats rim;
    GlassPlace place = placeInGlass(glass, x, y, &rim);
    Ints isRim = place.depth < rim;
    Ints movedX = 0, movedY = 0, lit = 0, covered = 255;
    if (__builtin_reduce_or(isRim)) {
      // Between pieces that face each other, the field is level: there it has no direction.
      Floats length = root(place.x * place.x + place.y * place.y);
      Ints isDirected = length > 1e-6f;
      Floats unit = isDirected ? 1 / (isDirected ? length : 1) : 0;
      // The gradients of x and y over the screen, and the direction of the outline there.
      Floats xx = (glass->xx - x * glass->wx) * w, xy = (glass->xy - x * glass->wy) * w;
      Floats yx = (glass->yx - y * glass->wx) * w, yy = (glass->yy - y * glass->wy) * w;
      Floats gx = (place.x * xx + place.y * yx) * unit, gy = (place.x * xy + place.y * yy) * unit;
      Floats slope = larger(root(isDirected ? gx * gx + gy * gy : xx * xx + xy * xy), 1e-9f);
      // The distance from the outline, in points: near the level, the depth grows slowly.
      Floats inside = place.depth / larger(length, 0.5f);
      covered = isRim ? byte(limitedTo1(0.5f + inside / slope) * 255) : 255;

      // The edge is a quarter of a circle, which bends light most at the outline.
      Floats rise = 1 - larger(place.depth, 0) / rim;
      Floats bent = 1 - root(larger(1 - rise * rise, 0));
      Floats distance = -glass->refraction * (rim / glass->rim) * bent * (2 - length);
      Floats determinant = xx * yy - xy * yx;
      Floats scale = 256 * distance / (magnitude(determinant) > 1e-12f ? determinant : 1e-12f);
      Floats dx = (place.x * yy - place.y * xy) * scale, dy = (place.y * xx - place.x * yx) * scale;
      // In perspective, the nearest part would reach further.
      dx = smaller(larger(dx, -glass->reach), glass->reach);
      dy = smaller(larger(dy, -glass->reach), glass->reach);
      movedX = (isRim & (dx == dx)) ? __builtin_convertvector(dx, Ints) : 0;
      movedY = (isRim & (dy == dy)) ? __builtin_convertvector(dy, Ints) : 0;

      // Light from the top left falls on the outline there, and shines through to the opposite side.
      Floats facing = (gx * lightX + gy * lightY) / slope;
      Floats level = (1 - length) * (1 - length);
      Floats brightness = (facing > 0 ? (Floats)1 : (Floats)0.55f) * facing * facing * (1 - level * level);
      Floats near = limitedTo1(1 - (larger(inside, 0) - 0.4f) / line);
      lit = isRim ? byte(glass->highlight * (near * (0.12f + 0.88f * brightness) + 0.18f * bent * brightness)) : 0;
    }
    memcpy(targetX + i, &movedX, sizeof movedX);
    memcpy(targetY + i, &movedY, sizeof movedY);
    memcpy(light + i, &lit, sizeof lit);
    memcpy(coverage + i, &covered, sizeof covered);
  }
}
