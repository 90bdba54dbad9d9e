#pragma once
#include "CMainTurn.h"
#include "CReflection.h"
#include <stdint.h>

/// Bytes that the program has allocated with malloc and not freed, in all arenas; -1 where that is not known.
int64_t instruments_bytes_in_use(void);
