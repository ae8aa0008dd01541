#pragma once

/// Makes the C library give large blocks of memory back as soon as they are freed.
///
/// Call it before the first large allocation. By default, the C library keeps freed blocks of up to 32 MiB for itself once the program
/// has freed one as large, and each thread keeps some of its own.
void host_memory_prepare(void);

/// Gives the free memory between the blocks in use back to the system.
void host_memory_trim(void);
