#pragma once
#include "CMainTurn.h"
#include "CParent.h"
#include "CReflection.h"
#include <stdint.h>

/// Opens a file in memory, which has no name and which no other user may open; -1 on systems other than Linux.
int32_t instruments_memory_file(void);
/// Bytes that the program has allocated with malloc and not freed, in all arenas; -1 where that is not known.
int64_t instruments_bytes_in_use(void);
/// The most memory that the program has had at a time, in bytes; -1 where that is not known.
///
/// Under a sanitizer: the most memory allocated with malloc since the first call.
int64_t instruments_peak_bytes(void);
