#pragma once
#include <stdint.h>

/// Has the system kill this process when its parent ends, whose number is given; where the system cannot, nothing.
void instruments_end_with_parent(int32_t parent);

/// Has the system make this process the parent of what its programs leave behind, and not process 1; where the system cannot,
/// nothing.
void instruments_adopt_orphans(void);
