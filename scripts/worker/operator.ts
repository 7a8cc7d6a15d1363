import { join } from "node:path";
import { repository } from "../terminal/run";
import { Complaint } from "../terminal/say";
import { readVariables } from "./secrets";

/**
 * Sends one request to the operator's endpoint of a practice and gives the text of its answer. OPERATOR_TOKEN comes
 * from the environment, else from .dev.vars.
 */
export async function askOperator(url: string, path: string, body: unknown): Promise<string> {
  const token = process.env["OPERATOR_TOKEN"] ?? readVariables(join(repository, ".dev.vars"))["OPERATOR_TOKEN"];
  if (!token) throw new Complaint("OPERATOR_TOKEN is not set. Set it in the environment or in .dev.vars.");
  const answer = await fetch(new URL(path, url), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Complaint(`${url} does not respond. Is the Worker running? (${String(cause)})`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Complaint(`${url} returned ${answer.status}: ${text}`);
  return text;
}
