import { serveForTests } from "../../scripts/serve-for-tests";

/** Serves the built Worker for as long as the browser tests run; they find it by these two variables. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await serveForTests("browser");
  process.env["PRACTICE_PORT"] = String(server.port);
  process.env["PRACTICE_OPERATOR_TOKEN"] = server.operatorToken;
  return () => server.stop();
}
