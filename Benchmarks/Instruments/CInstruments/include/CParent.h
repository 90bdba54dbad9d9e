#pragma once
#include <stdint.h>

/// Tells the system to kill this process when its parent, of the given process id, ends; does nothing outside Linux.
void instruments_end_with_parent(int32_t parent);

/// Makes this process the parent of orphaned descendants, in place of process 1; does nothing on systems other than
/// Linux.
void instruments_adopt_orphans(void);
