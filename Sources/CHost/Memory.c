#include "Memory.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

void host_memory_prepare(void) {
  // Blocks from this size on are mapped by themselves. A fixed threshold doesn't grow with what is freed.
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  mallopt(M_TRIM_THRESHOLD, 1 << 20);
  // Threads that decode and draw allocate large blocks and few small ones, so they can share one arena.
  mallopt(M_ARENA_MAX, 2);
}

void host_memory_trim(void) { malloc_trim(0); }
#else
void host_memory_prepare(void) {}
void host_memory_trim(void) {}
#endif
