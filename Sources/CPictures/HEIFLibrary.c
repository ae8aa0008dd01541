#include "HEIFLibrary.h"

#if __has_include(<libheif/heif.h>)
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static HEIFLibrary library;
static bool is_loaded;

static void load(void) {
  void *const handle = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
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
