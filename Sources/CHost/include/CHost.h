#pragma once

#include "JPEGReader.h"
#include "Memory.h"
