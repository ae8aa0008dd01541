#include "CPixels.h"

extern const PixelLoops pixelLoopsForAll;

const PixelLoops *pixelLoopsBaseline(void) { return &pixelLoopsForAll; }

#ifdef __x86_64__
extern const PixelLoops pixelLoopsForAVX2;

const PixelLoops *pixelLoopsWidest(void) { return __builtin_cpu_supports("avx2") ? &pixelLoopsForAVX2 : &pixelLoopsForAll; }
#else
const PixelLoops *pixelLoopsWidest(void) { return &pixelLoopsForAll; }
#endif
