import { env as bindings } from "cloudflare:workers";
import { expect, inject, it } from "vitest";
import { makeRandom } from "../../support/schedule/dst-zones";
import { faultyDatabase, type Fault } from "../support/faults";
import { fileOf, handOn, openImporting, rowsOf, runMeasured, start, viewOfImport } from "./scene";

const ROWS = 100_000;
const seed = inject("seed");
/** Statements of the smallest batch that writes a piece. */
const WRITING = 5;

/** A fault of the database, or none: before the batch, at one of its statements, or after it took effect. */
function faultOf(random: () => number): Fault | null {
  const kind = Math.floor(random() * 5);
  if (kind === 0) return { kind: "before" };
  if (kind === 1) return { kind: "lost-answer" };
  if (kind === 2) return { kind: "at", index: Math.floor(random() * WRITING), after: random() < 0.5 };
  return null;
}

it(
  `${ROWS} rows arrive once each with messages delivered one to five times and a database that fails (seed ${seed})`,
  { timeout: 900_000 },
  async () => {
    const random = makeRandom(seed);
    const scene = await openImporting();
    const wrong = (row: number) => (row % 100 === 99 ? `N-${row},,Nobody,,,,` : null);
    const id = await start(scene, fileOf(ROWS, wrong, 40));
    const { asked } = scene.queue;
    let [deliveries, faults] = [0, 0];
    while (asked.length > 0) {
      const [next] = asked.splice(Math.floor(random() * asked.length), 1);
      if (!next) break;
      const times = 1 + Math.floor(random() * 5);
      for (let time = 0; time < times; time += 1) {
        deliveries += 1;
        const fault = faultOf(random);
        if (fault) faults += 1;
        const more = fault ? { TENANT_DB_0: faultyDatabase(bindings.TENANT_DB_0, fault, WRITING) } : {};
        if (!(await handOn(next, scene.queue, more))) asked.push(next);
      }
    }
    console.log(JSON.stringify({ event: "import", rows: ROWS, deliveries, faults }));
    const created = ROWS - ROWS / 100;
    const expected = { state: "DONE", count: ROWS, created, known: 0, refused: ROWS / 100, review: 0 };
    expect(await viewOfImport(scene, id)).toMatchObject(expected);
    const [stored] = await rowsOf<{ patients: number; people: number }>(
      scene.organization,
      "SELECT count(*) AS patients, count(DISTINCT external_number) AS people FROM patient WHERE organization_id = ?1",
    );
    expect(stored).toEqual({ patients: created, people: created });
  },
);

it(`${ROWS} rows of 300 bytes cost at most sixty statements and sixty messages`, { timeout: 300_000 }, async () => {
  const scene = await openImporting();
  const { id, pieces } = await runMeasured(scene, fileOf(ROWS, undefined, 270));
  expect(await viewOfImport(scene, id)).toMatchObject({ state: "DONE", created: ROWS });
  // With the directory's answer, a message, who the organization is.
  const statements = pieces.reduce((sum, piece) => sum + piece.statements + 1, 0);
  console.log(JSON.stringify({ event: "import", rows: ROWS, messages: pieces.length, statements }));
  expect(statements).toBeLessThanOrEqual(60);
  expect(pieces.length).toBeLessThanOrEqual(60);
});
