import { beforeEach, expect, it } from "vitest";
import { changeDisplay } from "~/features/identity/services/metadata/change-display.server";
import { InvalidError, NotSignedInError } from "~/platform/http/errors.server";
import { openPractice } from "../support/organization";
import { arrive, read, signInAs } from "./appointments";

let practice: Awaited<ReturnType<typeof openPractice>>;
beforeEach(async () => {
  practice = await openPractice();
});

const arriveAs = async (reference?: string) => arrive(practice, { cookie: reference });
const shown = async (reference: string) => {
  const { actor } = await arriveAs(reference);
  return "display" in actor ? actor.display : undefined;
};
const signIn = async (email: string) => (await signInAs(practice, email, practice.password)).reference;

it("keeps what somebody chose of their display, in each of their sessions and in nobody else's", async () => {
  const [first, second] = [await signIn("patient@clinic.example"), await signIn("patient@clinic.example")];
  await changeDisplay(await arriveAs(first), { theme: "dark" });
  expect(await shown(second)).toMatchObject({ theme: "dark", clock: "24" });
  const [{ others = -1 } = {}] = await read<{ others: number }>(
    practice,
    "SELECT count(*) AS others FROM user WHERE organization_id = ?1 AND id <> ?2 AND display IS NOT NULL",
    practice.ids.patientUser,
  );
  expect(others).toBe(0);
});

it("loses nothing of two choices made at once", async () => {
  const reference = await signIn("patient@clinic.example");
  const [one, other] = [await arriveAs(reference), await arriveAs(reference)];
  await Promise.all([changeDisplay(one, { theme: "light" }), changeDisplay(other, { clock: "12" })]);
  expect(await shown(reference)).toMatchObject({ theme: "light", clock: "12" });
});

it("writes nothing where nothing changes, and one line of the audit where something does", async () => {
  const reference = await signIn("patient@clinic.example");
  const lines = async () =>
    read<{ fields: string }>(
      practice,
      "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'user.display'",
    );
  await changeDisplay(await arriveAs(reference), { theme: "system" });
  expect(await lines()).toEqual([]);
  await changeDisplay(await arriveAs(reference), { theme: "dark", rail: "closed", density: "comfortable" });
  expect((await lines()).map(({ fields }) => JSON.parse(fields))).toEqual([["theme", "rail"]]);
});

it("refuses what is not offered, and strangers", async () => {
  const reference = await signIn("patient@clinic.example");
  await expect(changeDisplay(await arriveAs(reference), { theme: "sepia" })).rejects.toThrow(InvalidError);
  await expect(changeDisplay(await arriveAs(), { theme: "dark" })).rejects.toThrow(NotSignedInError);
});
