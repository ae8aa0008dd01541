#include <SDL2/SDL_image.h>

#include "CPictures.h"

void picture_prepare(void) { IMG_Init(IMG_INIT_PNG | IMG_INIT_TIF | IMG_INIT_WEBP); }
