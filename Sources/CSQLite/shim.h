#pragma once
#include <sqlite3.h>
#include <string.h>

/// `sqlite3_db_config` is variadic, which Swift does not import: leave the log as it is on close.
static inline int dilim_keep_log_on_close(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

static inline int dilim_compare_bytes(
    void *data, int left_length, const void *left, int right_length, const void *right) {
  (void)data;
  int shorter = left_length < right_length ? left_length : right_length;
  int order = memcmp(left, right, (size_t)shorter);
  return order ? order : left_length - right_length;
}

/// Gives a database the name of a collation that its tables were made with elsewhere; enough to
/// read them from beginning to end.
static inline int dilim_add_foreign_collation(sqlite3 *database, const char *name) {
  return sqlite3_create_collation(database, name, SQLITE_UTF8, (void *)0, dilim_compare_bytes);
}
