#pragma once

#include "ExtendedAttributes.h"
#include "FileDrag.h"
#include "FolderRemoval.h"
#include "Memory.h"
#include "Output.h"
