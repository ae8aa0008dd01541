#pragma once

#include "FileDrag.h"
#include "Memory.h"
