#pragma once
#include "CProbe.h"

/// Adds an object, or replaces the one at its address; a hidden object is known, but never listed.
void census_add(const void *object, const void *metadata, size_t size, bool hidden);
/// Removes an object; returns true if it was in the census.
bool census_remove(const void *object);
/// The size of an object in bytes; 0 if there is no object at the address.
size_t census_size(const void *object);
