#pragma once

#include "FileDrag.h"
#include "JPEGReader.h"
#include "Memory.h"
