import { expect, it } from "vitest";
import { serveForTests } from "../../scripts/serve-for-tests";
import { importUnderKills, storedPatients } from "../support/patient-import";
import { makeRandom } from "../support/schedule/dst-zones";

const seed = Number(process.env["SOAK_SEED"] ?? 1);
const ROWS = 100_000;
const KILLS = 20;

it(`${ROWS} rows arrive once each though the Worker is killed ${KILLS} times (seed ${seed})`, async () => {
  const server = await serveForTests("import-soak");
  try {
    const round = await importUnderKills(server, { rows: ROWS, kills: KILLS, bytes: 400, random: makeRandom(seed) });
    const { ended, resumedMs, notKilled, organization } = round;
    const tookMs = (ended.endedAt ?? 0) - (ended.startedAt ?? 0);
    const longestMs = Math.max(...resumedMs);
    console.log(JSON.stringify({ event: "import", rows: ROWS, kills: KILLS - notKilled, tookMs, longestMs }));
    const patients = ROWS - ROWS / 100;
    expect(ended).toMatchObject({ count: ROWS, created: patients, known: 0, refused: ROWS / 100, review: 0 });
    expect(storedPatients(server.state, organization)).toEqual({ patients, people: patients, found: patients });
    expect(longestMs).toBeLessThan(60_000);
    // It may have ended before all kills came.
    expect(KILLS - notKilled).toBeGreaterThan(KILLS / 2);
  } finally {
    await server.stop();
  }
});
