/** Where a batch goes wrong: before it is sent, at one of its statements, or after it took effect. */
export type Fault = { kind: "before" } | { kind: "lost-answer" } | { kind: "at"; index: number; after: boolean };

const FAILING = "SELECT json_extract('{}', 'injected')";

/** A database whose next batch with at least `from` statements fails as told; everything else goes through. */
export function faultyDatabase(real: D1Database, fault: Fault, from = 2): D1Database {
  let spent = false;
  const session = (inner: D1DatabaseSession): D1DatabaseSession => ({
    prepare: (text: string) => inner.prepare(text),
    getBookmark: () => inner.getBookmark(),
    batch: async <T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> => {
      if (spent || statements.length < from) return inner.batch<T>(statements);
      spent = true;
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
