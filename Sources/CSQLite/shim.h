#pragma once
#include <sqlite3.h>

/// `SQLITE_TRANSIENT` is a macro with a cast, which Swift does not import: bind text by a copy.
static inline int dilim_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
