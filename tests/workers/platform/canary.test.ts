import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { dayWithCanaries, type Planted } from "./canary-day";
import { openPractice } from "../support/organization";

const METHODS = ["log", "info", "warn", "error", "debug", "trace"] as const;
const lines: string[] = [];
const spies = METHODS.map((method) =>
  vi.spyOn(console, method).mockImplementation((...said: unknown[]) => {
    lines.push(
      said.map((each) => (each instanceof Error ? `${each.message} ${each.stack ?? ""}` : String(each))).join(" "),
    );
  }),
);

let planted: Planted;

beforeAll(async () => {
  planted = await dayWithCanaries(await openPractice());
});

afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});

it("a day at the practice is logged, with its failures", () => {
  const events = lines.flatMap((line) => {
    const [, event] = /"event":"(\w+)"/.exec(line) ?? [];
    return event ? [event] : [];
  });
  expect([...new Set(events)].toSorted()).toEqual(
    expect.arrayContaining(["clientError", "cron", "denied", "failure", "queue"]),
  );
  expect(planted).toMatchObject({
    appointmentToken: expect.stringMatching(/^[\w-]{20,}$/),
    roomToken: expect.stringMatching(/^[\w-]{20,}$/),
    authToken: expect.stringMatching(/^ey/),
  });
});

it("no name, mail, phone, reason, password or token of that day stands in a log line", () => {
  const said = lines.join("\n").toLowerCase();
  const leaked = Object.entries(planted).filter(([, canary]) => said.includes(canary.toLowerCase()));
  expect(leaked).toEqual([]);
});

it("a planted word would be found", () => {
  console.error(new Error(`no patient ${planted.firstName ?? ""}`));
  expect(lines.join("\n")).toContain(planted.firstName);
});
