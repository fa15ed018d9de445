#pragma once
#include <dlfcn.h>
#include <stddef.h>

// The part of libpq that is used, as its documentation declares it: nobody needs the headers of
// PostgreSQL to build. The library keeps these names and values for all versions 5.

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;

/// The status of a connection.
enum { DILIM_PG_CONNECTION_OK = 0, DILIM_PG_CONNECTION_BAD = 1 };
/// What a connection that is being made waits for.
enum { DILIM_PG_POLLING_FAILED = 0, DILIM_PG_POLLING_READING = 1, DILIM_PG_POLLING_WRITING = 2, DILIM_PG_POLLING_OK = 3 };
/// The status of a result.
enum { DILIM_PG_COMMAND_OK = 1, DILIM_PG_TUPLES_OK = 2 };
/// Messages with their SQLSTATE.
enum { DILIM_PG_ERRORS_VERBOSE = 2 };
/// Fields of an error: SQLSTATE and the message itself.
enum { DILIM_PG_DIAG_SQLSTATE = 'C', DILIM_PG_DIAG_MESSAGE_PRIMARY = 'M' };

/// The functions of libpq that are used; opened at the first use, like libcurl.
typedef struct {
  int (*libVersion)(void);
  PGconn *(*connectStartParams)(const char *const *keywords, const char *const *values, int expand_dbname);
  int (*connectPoll)(PGconn *);
  int (*status)(const PGconn *);
  int (*socket)(const PGconn *);
  void (*finish)(PGconn *);
  char *(*errorMessage)(const PGconn *);
  int (*serverVersion)(const PGconn *);
  int (*sslInUse)(PGconn *);
  int (*setErrorVerbosity)(PGconn *, int);
  void (*(*setNoticeProcessor)(PGconn *, void (*)(void *, const char *), void *))(void *, const char *);
  int (*sendQuery)(PGconn *, const char *);
  int (*sendQueryParams)(
      PGconn *, const char *command, int count, const unsigned int *types, const char *const *values,
      const int *lengths, const int *formats, int resultFormat);
  int (*flush)(PGconn *);
  int (*consumeInput)(PGconn *);
  int (*isBusy)(PGconn *);
  PGresult *(*getResult)(PGconn *);
  int (*resultStatus)(const PGresult *);
  char *(*resultErrorMessage)(const PGresult *);
  char *(*resultErrorField)(const PGresult *, int);
  int (*ntuples)(const PGresult *);
  int (*nfields)(const PGresult *);
  int (*getisnull)(const PGresult *, int row, int column);
  int (*getlength)(const PGresult *, int row, int column);
  char *(*getvalue)(const PGresult *, int row, int column);
  void (*clear)(PGresult *);
  char *(*encryptPasswordConn)(PGconn *, const char *password, const char *user, const char *algorithm);
  void (*freemem)(void *);
} dilim_postgres;

/// Opens the library and fills the table; NULL if all is there, else what is missing, in words.
static inline const char *dilim_postgres_open(dilim_postgres *table) {
#if defined(__APPLE__)
  void *library = dlopen("libpq.5.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return dlerror();
#define DILIM_PG_FIND(name)                                             \
  table->name = (__typeof__(table->name))dlsym(library, "PQ" #name);    \
  if (!table->name) return "libpq is too old: it has no PQ" #name;
  DILIM_PG_FIND(libVersion)
  DILIM_PG_FIND(connectStartParams)
  DILIM_PG_FIND(connectPoll)
  DILIM_PG_FIND(status)
  DILIM_PG_FIND(socket)
  DILIM_PG_FIND(finish)
  DILIM_PG_FIND(errorMessage)
  DILIM_PG_FIND(serverVersion)
  DILIM_PG_FIND(sslInUse)
  DILIM_PG_FIND(setErrorVerbosity)
  DILIM_PG_FIND(setNoticeProcessor)
  DILIM_PG_FIND(sendQuery)
  DILIM_PG_FIND(sendQueryParams)
  DILIM_PG_FIND(flush)
  DILIM_PG_FIND(consumeInput)
  DILIM_PG_FIND(isBusy)
  DILIM_PG_FIND(getResult)
  DILIM_PG_FIND(resultStatus)
  DILIM_PG_FIND(resultErrorMessage)
  DILIM_PG_FIND(resultErrorField)
  DILIM_PG_FIND(ntuples)
  DILIM_PG_FIND(nfields)
  DILIM_PG_FIND(getisnull)
  DILIM_PG_FIND(getlength)
  DILIM_PG_FIND(getvalue)
  DILIM_PG_FIND(clear)
  DILIM_PG_FIND(encryptPasswordConn)
  DILIM_PG_FIND(freemem)
#undef DILIM_PG_FIND
  return NULL;
}

static inline void dilim_postgres_drop_notice(void *data, const char *message) {
  (void)data;
  (void)message;
}

/// Drops the notices of the server, which libpq would print on standard error as they come.
static inline void dilim_postgres_be_quiet(const dilim_postgres *table, PGconn *connection) {
  table->setNoticeProcessor(connection, dilim_postgres_drop_notice, NULL);
}
