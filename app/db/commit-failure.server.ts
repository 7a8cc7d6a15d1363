/** Why a commit's batch was refused, as the database told it. */
export type CommitFailure =
  { kind: "fence" } | { kind: "conflict" } | { kind: "unique"; table: string; columns: string[] } | { kind: "other" };

/** Reads the reason from the error that D1 threw: labels stand in the text of our own guards, tables in SQLite's. */
export function commitFailure(error: unknown): CommitFailure {
  const text =
    error instanceof Error
      ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}`
      : String(error);
  if (text.includes("'fence'")) return { kind: "fence" };
  if (text.includes("'conflict'")) return { kind: "conflict" };
  const [, unique] = text.split("UNIQUE constraint failed: ");
  const named = /^[\w., ]+/.exec(unique ?? "")?.[0];
  if (named) {
    const columns = named.split(",").map((column) => column.trim());
    return {
      kind: "unique",
      table: columns[0]?.split(".")[0] ?? "",
      columns: columns.map((column) => column.split(".")[1] ?? ""),
    };
  }
  return { kind: "other" };
}
