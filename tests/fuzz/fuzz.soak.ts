import { expect, inject, test } from "vitest";
import { fuzz } from "./fuzz";

const seed = inject("seed");
/** Requests to each route and call; FUZZ_ROUNDS asks for more or fewer. */
const rounds = Number(process.env["FUZZ_ROUNDS"] ?? 60);
const part = process.env["FUZZ_ONLY"] ?? "";

test(`${rounds} hostile requests to every route and call are refused or answered (seed ${seed})`, async () => {
  const { findings, asked, statuses } = await fuzz(inject("served"), {
    seed,
    rounds,
    only: ({ key }) => key.includes(part),
  });
  console.log(`${asked} requests: ${JSON.stringify(statuses)}`);
  expect(findings).toEqual([]);
});
