import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { LoopbackResponse } from "../../scripts/worker/request";
import { dayAt, servePractice, type ServedPractice } from "../support/booking";
import type { Cell } from "../support/practice";

const MINUTE = 60_000;
/** The door lets 1 MB through. */
const ROWS_A_REQUEST = 2_000;
/** What every page reads of its organization before its own: the profile, the settings, the calendar's rules. */
const ROWS_OF_THE_HOUSE = 8;
const CONFIRMED = 2;
const COMPLETED = 8;

const COLUMNS = [
  "id",
  "state_id",
  "type",
  "employee_id",
  "branch_id",
  "service_offering_id",
  "patient_id",
  "starts_at",
  "ends_at",
  "time_zone",
  "local_day",
  "booked_by",
  "created_at",
  "updated_at",
];

function appointment(practice: ServedPractice, startsAt: number, state: number): Cell[] {
  const { ids } = practice;
  const day = new Date(startsAt).toISOString().slice(0, 10);
  return [
    randomUUID(),
    state,
    "video",
    ids.doctor,
    ids.branch,
    ids.videoOffering,
    ids.patient,
    startsAt,
    startsAt + 15 * MINUTE,
    "UTC",
    day,
    "STAFF",
    startsAt,
    startsAt,
  ];
}

/** Appointments of the past, four an hour back from the day before yesterday. */
async function addPast(practice: ServedPractice, from: number, to: number): Promise<void> {
  const last = dayAt(-2, 12);
  for (let at = from; at < to; at += ROWS_A_REQUEST) {
    const rows = Array.from({ length: Math.min(ROWS_A_REQUEST, to - at) }, (_, index) =>
      appointment(practice, last - (at + index) * 15 * MINUTE, COMPLETED),
    );
    await practice.load([{ table: "appointment", columns: COLUMNS, rows }]);
  }
}

const counted = ({ headers }: LoopbackResponse) => ({
  roundTrips: Number(headers["x-d1-round-trips"]),
  rowsRead: Number(headers["x-d1-rows-read"]),
});

/** Things of the practice that a page of times shows: the days, and the times of one. */
const shownOn = (page: LoopbackResponse) =>
  (page.body.match(/name="(?:at|day)"/g) ?? []).length + (page.body.match(/<li/g) ?? []).length;

/**
 * What a list of doctors shows: each with name, department, offering, place, languages, the times, and what it can be
 * narrowed by.
 */
const shownInList = (page: LoopbackResponse) =>
  (page.body.match(/<li/g) ?? []).length + (page.body.match(/<option value="[^"]/g) ?? []).length;

describe("what the public booking page costs", () => {
  let practice: ServedPractice;
  const busy = 40;
  const pages = () => {
    const { ids } = practice;
    const base = "/secure/providerweb";
    return [
      `${base}/videoAppointments/${ids.doctor}/bookAppointment?service=${ids.videoOffering}`,
      `${base}/home/video-appointments/book_appointment/${ids.videoOffering}?provider=any`,
      `${base}/videoAppointments/provider`,
    ];
  };

  beforeAll(async () => {
    practice = await servePractice(inject("served"));
    const upcoming = Array.from({ length: busy }, (_, index) =>
      appointment(practice, dayAt(2 + Math.floor(index / 8), 9 + (index % 8)), CONFIRMED),
    );
    await practice.load([{ table: "appointment", columns: COLUMNS, rows: upcoming }]);
  });

  test(
    "is at most three round trips, and no more rows after 100,000 past appointments than after 2,000",
    { timeout: 180_000 },
    async () => {
      const costs: { roundTrips: number; rowsRead: number }[][] = [];
      for (const [from, to] of [
        [0, 2_000],
        [2_000, 100_000],
      ] as const) {
        await addPast(practice, from, to);
        const answers = await Promise.all(pages().map((path) => practice.send(path)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        costs.push(answers.map(counted));
        const [, , list] = answers;
        if (list)
          expect(counted(list).rowsRead, "rows read by the list").toBeLessThanOrEqual(
            ROWS_OF_THE_HOUSE + 2 * (shownInList(list) + busy),
          );
        for (const [index, page] of answers.slice(0, 2).entries()) {
          const cost = counted(page);
          expect(cost.roundTrips).toBeLessThanOrEqual(3);
          expect(cost.rowsRead, `rows read by page ${index}`).toBeLessThanOrEqual(2 * (shownOn(page) + busy));
        }
      }
      expect(costs[1]).toEqual(costs[0]);
      expect(costs.flat().every(({ roundTrips }) => roundTrips <= 3)).toBe(true);
    },
  );

  test("is at most 25 KB of script, compressed", async () => {
    const [path] = pages();
    const { body } = await practice.send(path ?? "");
    const scripts = [...body.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(scripts.toSorted()).toEqual(["/islands/booking.js", "/islands/bridge.js", "/islands/drafts.js"]);
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\S/);
    const bytes = scripts.reduce((sum, src) => sum + brotliCompressSync(readFileSync(`build/client${src}`)).length, 0);
    expect(bytes).toBeLessThanOrEqual(25 * 1024);
  });
});
