import { parseArgs } from "node:util";
import { Complaint } from "../terminal/say";
import { isFree } from "../worker/free-port";

/** The port that --port or PORT names, else 8787; a complaint where it is no port or taken. */
export async function chosenPort(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: "string" } } });
  const named = values.port ?? process.env["PORT"] ?? "8787";
  const port = Number(named);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Complaint(`'${named}' is not a valid port. Use a number from 1 to 65535.`);
  if (!(await isFree(port)))
    throw new Complaint(`Port ${port} is already in use. Try another one: npm start -- --port ${port + 1}`);
  return port;
}
