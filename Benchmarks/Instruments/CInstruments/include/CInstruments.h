#pragma once
#include "CSupervisor.h"
#include "CReflection.h"
#include <stdint.h>

/// Bytes that the program has allocated with malloc and not freed, in all arenas; -1 where that is not known.
int64_t instruments_bytes_in_use(void);
/// The most memory that the program has had at a time, in bytes; -1 where that is not known.
///
/// Under a sanitizer: the most memory allocated with malloc since the first call.
int64_t instruments_peak_bytes(void);
