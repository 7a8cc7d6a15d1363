import type { TestProject } from "vitest/node";
import { serveForTests } from "../../scripts/serve-for-tests";

declare module "vitest" {
  interface ProvidedContext {
    /** The served Worker: `inject("served")` in a test of the project 'served'. */
    served: { port: number; operatorToken: string; pid: number };
  }
}

/** Serves the built Worker for as long as the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serveForTests(project.name);
  project.provide("served", { port: server.port, operatorToken: server.operatorToken, pid: server.pid });
  return () => server.stop();
}
