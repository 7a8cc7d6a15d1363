import { ROLE } from "~/features/identity/domain/team/roles";
import { collectSamples } from "~/features/consultations/services/laboratory/collect-samples.server";
import { enterResults } from "~/features/consultations/services/laboratory/enter-results.server";
import { laboratories } from "~/features/consultations/services/catalogue/laboratories.server";
import { listOrderable } from "~/features/consultations/services/laboratory/list-orderable-tests.server";
import { saveLabOrder } from "~/features/consultations/services/laboratory/save-lab-order.server";
import { seedLaboratory } from "~/features/consultations/services/catalogue/seed-laboratory.server";
import { viewDeskOrder } from "~/features/consultations/services/laboratory/view-desk-order.server";
import { uuidv7 } from "~/kernel/ids";
import type { Actor } from "~/platform/access/actor.server";
import { change, read } from "../identity/appointments";
import { NOW, openRecords, setting, type Practice } from "../phr/scene";
import { employeeActor } from "../support/organization";

export { NOW, setting };

/** For how long a review can be taken back, in seconds; 0 shows it to the patient at once. */
export const undoWindow = (practice: Practice, seconds: number) =>
  change(
    practice,
    `INSERT INTO calendar_settings (organization_id, excluded_dates, undo_window_seconds) VALUES (?1, '[]', ?2)
ON CONFLICT (organization_id) DO UPDATE SET undo_window_seconds = ?2`,
    seconds,
  );

/** A practice with a laboratory that has the usual tests, its patient, a woman of 46, and two people at the desk. */
export async function openLaboratory() {
  const records = await openRecords();
  const { practice, ids } = records;
  await change(
    practice,
    "UPDATE patient SET birth_date = '1980-06-01', gender = 2 WHERE organization_id = ?1 AND id = ?2",
    ids.patient,
  );
  await undoWindow(practice, 0);
  const desk = employeeActor(uuidv7(NOW), { roles: [ROLE.LABORATORY] });
  const otherDesk = employeeActor(uuidv7(NOW), { roles: [ROLE.LABORATORY] });
  const actors: Record<string, Actor> = { desk, otherDesk };
  const as = (who: keyof typeof records.people | "desk" | "otherDesk" | "system", at = NOW) => {
    if (who === "system") return practice.as({ kind: "system", task: "test" }, at);
    const actor = actors[who];
    return actor ? practice.as(actor, at) : records.as(who as keyof typeof records.people, at);
  };
  const { id: laboratoryId } = await laboratories.save(await as("admin"), { name: "City Laboratory" });
  await seedLaboratory(await as("admin"), laboratoryId);
  const { tests, panels } = await listOrderable(await as("doctor"));
  const test = (code: string) => tests.find((each) => each.code === code)?.id ?? "";
  const [person] = await read<{ number: number }>(
    practice,
    "SELECT number FROM patient WHERE organization_id = ?1 AND id = ?2",
    ids.patient,
  );
  const patientNumber = person?.number ?? 0;

  /** Orders tests by their codes, at once. */
  const order = async (codes: readonly string[], more: object = {}) => {
    const wanted = {
      patientId: ids.patient,
      laboratoryId,
      category: "LABORATORY_TEST_PROCEDURE",
      send: true,
      again: true,
    };
    return (await saveLabOrder(await as("doctor"), { ...wanted, tests: codes.map(test), ...more })).id;
  };
  const desked = async (id: string, who: "desk" | "otherDesk" = "desk") => viewDeskOrder(await as(who), id);
  const collect = async (id: string, at = NOW) => {
    const { order: of, tests: all } = await desked(id);
    const waiting = all.filter(({ state }) => state === "ORDERED").map((each) => each.id);
    const asked = { birthDate: "1980-06-01", patientNumber: String(patientNumber), tests: waiting };
    await collectSamples(await as("desk", at), { orderId: id, version: of.version, ...asked });
  };
  /** Enters a value for the test of this name. */
  const enter = async (id: string, name: string, value: string, more: Record<string, string> = {}, at = NOW) => {
    const { order: of, tests: there } = await desked(id);
    const one = there.find((each) => each.name === name);
    const component = one?.components[0]?.id ?? "";
    const sent = { orderId: id, version: of.version, test: one?.id, [`value.${component}`]: value, ...more };
    return enterResults(await as("desk", at), sent);
  };
  /** The mails that were asked for, as `template receiver`. */
  const mails = async () =>
    (
      await read<{ payload: string }>(
        practice,
        "SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = 'mail' ORDER BY rowid",
      )
    )
      .map(({ payload }) => JSON.parse(payload) as { template: string; to: { kind: string } })
      .filter(({ template }) => template.startsWith("lab"))
      .map(({ template, to }) => `${template} ${to.kind}`);
  return { ...records, as, laboratoryId, tests, panels, test, patientNumber, order, desked, collect, enter, mails };
}
export type Lab = Awaited<ReturnType<typeof openLaboratory>>;

/** What somebody gets: `done`, or the status of the refusal. */
export const outcome = (asked: Promise<unknown>): Promise<"done" | number> =>
  asked.then(
    () => "done" as const,
    (error: unknown) => {
      const { status } = error as { status?: number };
      if (status === undefined) throw error;
      return status;
    },
  );
