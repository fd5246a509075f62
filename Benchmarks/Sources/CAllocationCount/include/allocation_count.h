#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often this process has asked for heap memory so far.
unsigned long long allocation_count(void);

/// Has freed memory stay with the process. Otherwise the kernel clears every page again that a large array takes, which
/// here takes longer than all that is measured.
void keep_freed_memory(void);

#endif
