#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often this process has asked for heap memory so far.
unsigned long long allocation_count(void);

#endif
