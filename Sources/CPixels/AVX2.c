// The same loops for processors with AVX2. Whatever is included is declared first, so that it isn't built for AVX2 as well.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __x86_64__
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define LOOPS pixelLoopsForAVX2
#include "Loops.h"
#pragma clang attribute pop
#endif
