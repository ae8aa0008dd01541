#define LOOPS pixelLoopsForAll
#include "Loops.h"
