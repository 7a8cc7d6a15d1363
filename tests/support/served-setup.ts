import type { TestProject } from "vitest/node";
import { serveForTests } from "../../scripts/serve-for-tests";

declare module "vitest" {
  interface ProvidedContext {
    /** The served Worker: `inject("served")` in a test of the project 'served'. */
    served: { port: number; operatorToken: string; pid: number; state: string };
    /** What makes a heavy round of `npm run soak` the same again. */
    seed: number;
    /** How many months of books such a round draws. */
    months: number;
  }
}

/** Serves the built Worker for as long as the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serveForTests(project.name);
  const { port, operatorToken, pid, state } = server;
  project.provide("served", { port, operatorToken, pid, state });
  return () => server.stop();
}
