#pragma once

#include "ExtendedAttributes.h"
#include "FileDrag.h"
#include "Memory.h"
