#pragma once
#include <sqlite3.h>

/// `SQLITE_TRANSIENT` is a macro with a cast, which Swift does not import: bind text by a copy.
static inline int dilim_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

/// `sqlite3_db_config` is variadic, which Swift does not import: leave the log as it is on close.
static inline int dilim_keep_log_on_close(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
