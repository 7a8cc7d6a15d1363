/** The rows of one answer of a raw batch, as its statement names its columns; none where it was not asked. */
export const rowsOf = <T>(result: D1Result<Record<string, unknown>> | undefined) => (result?.results ?? []) as T[];
