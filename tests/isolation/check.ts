import type { LoopbackResponse } from "../../scripts/worker/request";
import {
  PRINCIPALS,
  rowFor,
  type Expectation,
  type Outcome,
  type Principal,
  type Whose,
} from "../support/expected/permissions";

/** An answer and the ids that the request named, which the answer may repeat. */
export interface Answer {
  response: LoopbackResponse;
  named: readonly string[];
}

/** Asks one surface as one person about one thing; without a thing where the surface is about none. */
export type Ask = (principal: Principal, whose: Whose | "nothing") => Promise<Answer>;

const TURNED_AWAY = /\/app\/logout|\/secure\/providerweb\/login(\/second-step)?(?=[?"]|$)/;

/** A redirect as Remix writes it into the answer to a `.data` request. */
const dataRedirect = ({ status, body }: LoopbackResponse) => status === 202 && TURNED_AWAY.test(body);

/** What an answer means to the one who asked. A refused state or input (409, 422) was past the door. */
export function outcomeOf(response: LoopbackResponse): Outcome | `status ${number}` {
  const { status, headers, body } = response;
  if (dataRedirect(response) || TURNED_AWAY.test(String(headers["location"] ?? ""))) return "sign-in";
  if (status < 400 || status === 409 || status === 422) return "allowed";
  const known: Record<number, Outcome> = { 401: "sign-in", 403: "refused", 404: "not-found", 410: "gone" };
  // A defect's page names a reference; the page by its own address names none.
  if (
    status === 500 &&
    !/"?reference"?[":,]+"?[0-9A-F]{8}/.test(body) &&
    /text\/html|x-script/.test(String(headers["content-type"]))
  )
    return "error-page";
  return known[status] ?? `status ${status}`;
}

/** A code as a page shows it back to whoever typed it: by four characters. */
const inGroups = (id: string) => id.replace(/(.{4})(?=.)/g, "$1-");

/** An answer without what differs from one request to the next: ids, nonces, instants. */
export function normalized({ response, named }: Answer) {
  const { status, headers } = response;
  const text = (value: string) =>
    named
      .filter((id) => id.length > 0)
      .flatMap((id) => [id, encodeURIComponent(id), inGroups(id)])
      .reduce((rest, id) => rest.replaceAll(id, "<id>"), value)
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<uuid>")
      .replaceAll(/nonce-([\w-]{16,})/.exec(String(headers["content-security-policy"] ?? ""))?.[1] ?? "\n\n", "<nonce>")
      .replace(/\b1[789]\d{11}\b/g, "<instant>");
  return {
    status,
    type: headers["content-type"],
    location: text(String(headers["location"] ?? "")),
    body: text(response.body),
  };
}

/** Where two texts part, with a little of each. */
function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  const from = Math.max(0, at - 60);
  return `\n  ${one.slice(from, at + 60)}\n  ${other.slice(from, at + 60)}`;
}

export function expectedOf(expectation: Expectation, principal: Principal, whose: Whose | "nothing"): Outcome {
  const row = rowFor(expectation, principal);
  if (typeof row === "string") return row;
  const [own, others, absent] = row;
  return whose === "own" ? own : whose === "others" ? others : absent;
}

/** Runs tasks with so many at a time, in order. */
export async function inTurns<T>(tasks: readonly (() => Promise<T>)[], most: number): Promise<T[]> {
  const results: T[] = [];
  const next = tasks.entries();
  const worker = async () => {
    for (const [index, task] of next) results[index] = await task();
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}

/** Who is asked about both where everything is refused: one of each kind of stranger. */
const COMPARED: readonly Principal[] = ["anonymous", "foreignDoctor", "patient", "biller"];

/** Whether a surface turns somebody away whatever they ask about. */
const isTurnedAway = (expectation: Expectation, principal: Principal): boolean => {
  const row = rowFor(expectation, principal);
  return row === "sign-in" || row === "refused" || row === "not-found";
};

async function checkOne(key: string, expectation: Expectation, principal: Principal, whose: Whose[], ask: Ask) {
  const findings: string[] = [];
  const see = async (each: Whose | "nothing") => {
    const answer = await ask(principal, each);
    const [outcome, expected] = [outcomeOf(answer.response), expectedOf(expectation, principal, each)];
    if (outcome !== expected) findings.push(`${key} · ${principal} · ${each}: ${outcome}, expected ${expected}`);
    return answer;
  };
  const compare = (foreign: Answer, other: Answer, unlike: string) => {
    const named = [...foreign.named, ...other.named];
    const [one, two] = [foreign, other].map(({ response }) => JSON.stringify(normalized({ response, named })));
    if (one !== two)
      findings.push(
        `${key} · ${principal}: another organization's answers unlike ${unlike}${firstDifference(one ?? "", two ?? "")}`,
      );
  };
  if (whose.length === 0) await see("nothing");
  if (isTurnedAway(expectation, principal) && whose.includes("own")) {
    // Everything is refused here: most are asked once, and one of each kind also about another organization's.
    const own = await see("own");
    if (COMPARED.includes(principal) && whose.includes("foreign")) compare(await see("foreign"), own, "one's own");
    return findings;
  }
  for (const each of whose.filter((one) => one === "own" || one === "others")) await see(each);
  if (whose.includes("foreign")) compare(await see("foreign"), await see("absent"), "one that does not exist");
  return findings;
}

/**
 * Asks one surface as everyone, about everything, and gives a line for each answer that is not the expected one, and
 * for each principal whom another organization's thing tells that it exists.
 */
export async function checkSurface(
  { key, expectation, whose }: { key: string; expectation: Expectation; whose: Whose[] },
  ask: Ask,
  principals: readonly Principal[] = PRINCIPALS,
): Promise<string[]> {
  const findings = await Promise.all(principals.map((principal) => checkOne(key, expectation, principal, whose, ask)));
  return findings.flat();
}
