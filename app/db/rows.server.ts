/** Rows of one result of a raw batch; empty if the statement was not in the batch. */
export const rowsOf = <T>(result: D1Result<Record<string, unknown>> | undefined) => (result?.results ?? []) as T[];
