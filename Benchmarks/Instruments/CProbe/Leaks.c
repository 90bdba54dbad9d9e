// The instrumented program leaks on purpose, as PlantedLeaks says, and has a leak finder of its own: LeakSanitizer is not asked when it ends.
#if __has_feature(address_sanitizer)
#include <sanitizer/lsan_interface.h>
int __lsan_is_turned_off(void) { return 1; }
#endif
