#pragma once
#include <stdint.h>

/// Has the system kill this process when its parent ends, whose number is given; where the system cannot, nothing.
void instruments_end_with_parent(int32_t parent);
