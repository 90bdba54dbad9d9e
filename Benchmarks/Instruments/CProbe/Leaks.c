// The instrumented program leaks on purpose (see Tests/control) and has its own leak finder: LeakSanitizer is off.
#if __has_feature(address_sanitizer)
#include <sanitizer/lsan_interface.h>
int __lsan_is_turned_off(void) { return 1; }
#endif
