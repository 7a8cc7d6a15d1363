/** Where a batch goes wrong: before it is sent, at one of its statements, or after it took effect. */
export type Fault = { kind: "before" } | { kind: "lost-answer" } | { kind: "at"; index: number; after: boolean };

const FAILING = "SELECT json_extract('{}', 'injected')";

/** What became of a fault that was to happen. */
export interface Fate {
  /** A batch was hit. */
  hit: boolean;
}

/** Which batch is hit: told its statements, and the text of the first one. */
type IsHit = (statements: readonly D1PreparedStatement[], first: string) => boolean;

/** A database of whose batches the first that `isHit` names fails as told; everything else goes through. */
function faultyBatches(real: D1Database, fault: Fault, isHit: IsHit, fate: Fate): D1Database {
  const texts = new WeakMap<D1PreparedStatement, string>();
  const named = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    texts.set(statement, text);
    const bind = statement.bind.bind(statement);
    Object.defineProperty(statement, "bind", { value: (...values: unknown[]) => named(bind(...values), text) });
    return statement;
  };
  const textOf = (statement: D1PreparedStatement | undefined) => (statement && texts.get(statement)) ?? "";
  const session = (inner: D1DatabaseSession): D1DatabaseSession => ({
    prepare: (text: string) => named(inner.prepare(text), text),
    getBookmark: () => inner.getBookmark(),
    batch: async <T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> => {
      if (fate.hit || !isHit(statements, textOf(statements[0]))) return inner.batch<T>(statements);
      fate.hit = true;
      if (fault.kind === "before") throw new Error("the network is down");
      if (fault.kind === "at") {
        const broken = statements.toSpliced(fault.after ? fault.index + 1 : fault.index, 0, inner.prepare(FAILING));
        return inner.batch<T>(broken);
      }
      await inner.batch<T>(statements);
      throw new Error("the answer was lost");
    },
  });
  return {
    ...real,
    prepare: (text: string) => real.prepare(text),
    batch: real.batch.bind(real),
    exec: real.exec.bind(real),
    dump: () => real.dump(),
    withSession: (constraint?: string) => session(real.withSession(constraint)),
  };
}

/** A database whose next batch with at least `from` statements fails as told; everything else goes through. */
export const faultyDatabase = (real: D1Database, fault: Fault, from = 2): D1Database =>
  faultyBatches(real, fault, (statements) => statements.length >= from, { hit: false });

/**
 * A database whose commit number `which` (from 0) fails as told. Reads go through: what a commit is, its first statement
 * says, which asks the fence.
 */
export function faultyCommits(real: D1Database, fault: Fault, which: number, fate: Fate): D1Database {
  let seen = 0;
  return faultyBatches(real, fault, (_, first) => first.includes("'fence'") && seen++ === which, fate);
}
