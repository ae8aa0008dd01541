#include "HEIFLibrary.h"

#if __has_include(<libheif/heif.h>)
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static HEIFLibrary library;
static bool is_loaded;

static void *do_nothing(void *argument) { return argument; }

/// Starts a thread and waits for its end, so that the C library keeps the memory of its stack for the next one.
///
/// A library of Swift's makes stacks executable, and a process that decodes pictures may no longer ask for such memory.
static void keep_stack(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, do_nothing, NULL) == 0) pthread_join(thread, NULL);
}

static void load(void) {
  void *const handle = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  keep_stack();
  is_loaded = true;
#define F(name) is_loaded = (library.name = (__typeof__(&name))dlsym(handle, #name)) && is_loaded;
  HEIF_FUNCTIONS(F)
#undef F
}

const HEIFLibrary *heif_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &library : NULL;
}
#endif
