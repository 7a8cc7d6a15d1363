import { expect, it } from "vitest";
import { serveForTests } from "../../scripts/serve-for-tests";
import { importUnderKills, storedPatients } from "../support/patient-import";
import { makeRandom } from "../support/schedule/dst-zones";

const seed = Number(process.env["TEST_SEED"] ?? 20_261_121);
const ROWS = 5_000;

it(
  `${ROWS} rows arrive once each though the Worker is killed twice meanwhile (seed ${seed})`,
  { timeout: 240_000 },
  async () => {
    const server = await serveForTests("import");
    try {
      const asked = { rows: ROWS, kills: 2, bytes: 1_000, random: makeRandom(seed) };
      const { ended, organization } = await importUnderKills(server, asked);
      expect(ended).toMatchObject({ count: ROWS, created: ROWS - 50, known: 0, refused: 50, review: 0 });
      const patients = ROWS - 50;
      expect(storedPatients(server.state, organization)).toEqual({ patients, people: patients, found: patients });
    } finally {
      await server.stop();
    }
  },
);
