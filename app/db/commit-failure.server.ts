/** Why the database refused a commit's batch. */
export type CommitFailure =
  { kind: "fence" } | { kind: "conflict" } | { kind: "unique"; table: string; columns: string[] } | { kind: "other" };

/** Reads the reason from D1's error: our own guards put a label into the message, SQLite names the table. */
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
