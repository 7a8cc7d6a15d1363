import { beforeAll, describe, expect, it } from "vitest";
import { ANYONE, panelKey, slotKey } from "~/features/scheduling/domain/panel/panel-choice";
import { action } from "~/features/scheduling/routes/appointments/booking-panel";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { openPractice } from "../../support/organization";
import type { Practice } from "../scene";

const DAY = 24 * 3_600_000;
const now = Date.now();
/** Noon of a day in a week, on the doctor's clock. */
const startsAt = Math.floor(now / DAY) * DAY + 7 * DAY + 10 * 3_600_000;

interface Answer {
  errors: { field: string; message: string }[];
  nearest: { startsAt: number; employeeId: string }[];
  page: { fields: Record<string, string>; lost: { slot: string } | null };
}

let practice: Practice;
beforeAll(async () => {
  practice = await openPractice({ now, timeZone: "UTC" });
});

const choice = () => ({
  serviceOfferingId: practice.ids.clinicOffering,
  employeeId: practice.ids.doctor,
  branchId: practice.ids.branch,
});

/** Posts the panel as a page without script does. */
async function post(fields: Record<string, string>, at = now): Promise<{ answer: Answer; status: number }> {
  const said = { ...choice(), mode: "time", timesFor: panelKey({ ...choice(), mode: "time" }), ...fields };
  const body = new URLSearchParams({ idempotencyKey: crypto.randomUUID(), patientId: practice.ids.patient, ...said });
  const request = new Request("https://clinic.example/", { method: "POST", body });
  const app = await practice.as(practice.administrator, at);
  const answered = await action({ request, params: {}, context: { app, calls: [] } } as never);
  if (answered instanceof Response) return { answer: { errors: [], nearest: [], page: null as never }, status: 303 };
  const { data, init } = answered as object as { data: Answer; init: { status: number } };
  return { answer: data, status: init.status };
}

describe("two desks that choose the same time", () => {
  it("tell the slower one that it was just taken, with other times and all that was typed, and not to choose one", async () => {
    const slot = slotKey({ startsAt, employeeId: practice.ids.doctor });
    const typed = { slot, reason: "Cough for a week", patientAgreed: "on" };
    expect((await post({ ...typed, look: "1" })).answer).toMatchObject({ errors: [], page: { lost: null } });
    const other = { patientId: practice.ids.otherPatient, startsAt, patientAgreed: "on" };
    await setAppointment(await practice.as(practice.administrator, now), { ...choice(), ...other });

    const refused = await post(typed);
    expect(refused.status).toBe(409);
    expect(refused.answer.errors[0]?.message).toMatch(/^.+ with .+ was just booked for someone else\./u);
    expect(refused.answer.nearest.length).toBeGreaterThan(2);
    expect(refused.answer.nearest.map((each) => each.startsAt)).not.toContain(startsAt);
    expect(refused.answer.page.fields).toMatchObject({ reason: "Cough for a week", patientAgreed: "on" });

    // The form was shown anew meanwhile, which let go of the time: pressed without another one it says the same.
    const { slot: _, ...rest } = typed;
    const again = await post({ ...rest, lost: refused.answer.page.lost?.slot ?? "" });
    expect(again.answer.errors.map(({ message }) => message)).toEqual([refused.answer.errors[0]?.message]);
    expect(again.answer.nearest).toEqual(refused.answer.nearest);
    const free = refused.answer.nearest[0] ?? { startsAt: 0, employeeId: "" };
    expect((await post({ ...rest, lost: slot, nearest: slotKey(free) })).status).toBe(303);
  });

  it("forget whose waiting a booking ends where it is for somebody else", async () => {
    const waiting = crypto.randomUUID();
    expect((await post({ waiting, look: "1" })).answer.page.fields).toMatchObject({ waiting });
    const others: Record<string, string>[] = [{ who: "search" }, { pick: practice.ids.otherPatient }];
    for (const other of others)
      expect((await post({ waiting, ...other })).answer.page.fields).not.toHaveProperty("waiting");
  });

  it("let the slower one book the taken time all the same, said in so many words", async () => {
    const slot = slotKey({ startsAt, employeeId: practice.ids.doctor });
    expect((await post({ lost: slot, override: "on", patientAgreed: "on" })).status).toBe(303);
  });

  it("and the same doctor for a patient at the desk: the slower one learns which time and doctor, and who is next", async () => {
    const noon = Math.floor(now / DAY) * DAY + 8 * DAY + 12 * 3_600_000;
    const mode = "now";
    const anyone = { ...choice(), employeeId: ANYONE, mode };
    const desk = { ...anyone, timesFor: panelKey(anyone) };
    const typed = { ...desk, slot: `now_${practice.ids.doctor}`, reason: "Cut finger" };
    expect((await post({ ...typed, look: "1" }, noon)).answer).toMatchObject({ errors: [], page: { lost: null } });
    const first = await post({ ...typed, patientId: practice.ids.otherPatient }, noon);
    expect(first.status).toBe(303);

    const refused = await post(typed, noon);
    expect(refused.status).toBe(409);
    expect(refused.answer.errors.map(({ field }) => field)).toEqual(["startsAt"]);
    expect(refused.answer.errors[0]?.message).toMatch(/12:00 with Dr .+ was just booked for someone else\./u);
    expect(refused.answer.page.fields).toMatchObject({ reason: "Cut finger" });
    const [next] = refused.answer.nearest;
    if (!next) throw new Error("nothing is offered");
    expect(next.startsAt === noon).toBe(next.employeeId !== practice.ids.doctor);
    expect((await post({ ...typed, nearest: slotKey(next) }, noon)).status).toBe(303);
  });
});
