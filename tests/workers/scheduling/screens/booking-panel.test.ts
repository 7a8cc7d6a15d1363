import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { action, loader } from "~/features/scheduling/routes/appointments/booking-panel";
import { loader as oldAddress } from "~/features/scheduling/routes/appointments/to-panel";
import type { BookingPanelView } from "~/features/scheduling/services/panel/read-booking-panel.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice } from "../../support/organization";
import { givenAppointment, HOUR, MONDAY, traces, type Practice } from "../scene";

let practice: Practice;
/** What is chosen in the panel: the clinic's service with the doctor. */
let choice: Record<string, string>;
/** Wednesday in Madrid, at a full hour. */
const at = (hours: number) => MONDAY + 48 * HOUR + (hours - 8) * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  const { clinicOffering, doctor, branch } = practice.ids;
  choice = { serviceOfferingId: clinicOffering, employeeId: doctor, branchId: branch };
});

const keyOf = ({ mode = "time", ...said }: Record<string, string>) =>
  [mode, said["serviceOfferingId"], said["employeeId"], said["branchId"]]
    .concat(mode === "repeat" ? [said["day"], said["time"], said["every"], said["visits"]].map((one) => one ?? "") : [])
    .join("/");
const forPatient = () => ({ ...choice, mode: "time", day: "2026-05-06", patientId: practice.ids.patient });
const newcomer = (phone: string) => ({
  new: "1",
  firstName: "Salma",
  lastName: "Amin",
  phoneCallingCode: "973",
  phone,
});
const slot = (startsAt: number | "now" | "anyway", employeeId = choice["employeeId"]) => ({
  slot: `${startsAt}_${employeeId}`,
});

interface Answer {
  status: number;
  to: string | null;
  errors: { field: string; message: string }[];
  page: BookingPanelView | null;
}

/** Posts the panel; it says that its times are those of its choice unless something else is said. */
async function post(
  said: Record<string, string>,
  { starts = [], actor = practice.administrator }: { starts?: number[]; actor?: Actor } = {},
): Promise<Answer> {
  const app = await practice.as(actor);
  const body = new URLSearchParams({ idempotencyKey: crypto.randomUUID(), timesFor: keyOf(said), ...said });
  for (const start of starts) body.append("starts", String(start));
  const request = new Request("https://clinic.example/secure/providerweb/appointments/booking_panel", {
    method: "POST",
    body,
  });
  const answer = await action({ request, params: {}, context: { app, calls: [] } } as never);
  if (!("data" in answer)) return { status: answer.status, to: answer.headers.get("location"), errors: [], page: null };
  const { data, init } = answer;
  return { status: init?.status ?? 200, to: null, errors: data.errors, page: "page" in data ? data.page : null };
}

async function rows<T>(text: string, ...values: unknown[]): Promise<T[]> {
  const { db } = await practice.as({ kind: "system", task: "test" });
  return (await db.raw(text, db.organizationId, ...values).all<T>()).results;
}
const count = async (table: "appointment" | "patient" | "waiting_list") =>
  (await rows<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE organization_id = ?1`))[0]?.n;
const idIn = (to: string | null) => /\/view\/([\w-]+)/.exec(to ?? "")?.[1] ?? "";
const appointmentAt = async (to: string | null) =>
  (
    await rows<{ employeeId: string; stateId: number; startsAt: number }>(
      `SELECT employee_id AS "employeeId", state_id AS "stateId", starts_at AS "startsAt" FROM appointment WHERE organization_id = ?1 AND id = ?2`,
      idIn(to),
    )
  )[0];

describe("what is missing in the panel", () => {
  const fieldsOf = ({ errors }: Answer) => [...new Set(errors.map(({ field }) => field))];

  it("is said all at once, each at its field: of whom it is for and of the time", async () => {
    const nobody = { ...choice, mode: "time", day: "2026-05-06" };
    expect(fieldsOf(await post(nobody))).toEqual(["patientId", "startsAt"]);
    const answer = await post({ ...nobody, ...newcomer(""), firstName: "", email: "no address" });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual(expect.arrayContaining(["firstName", "email", "phone", "startsAt"]));
    expect(answer.page?.fields).toMatchObject({ lastName: "Amin", email: "no address" });
  });

  it("is no phone of whoever stands at the desk, and is one of whoever calls", async () => {
    const withOther = { ...choice, employeeId: practice.ids.otherDoctor };
    const who = { ...newcomer(""), lastName: "Desk" };
    const walkIn = { ...withOther, mode: "now", ...who, ...slot("anyway", practice.ids.otherDoctor) };
    const added = await post(walkIn);
    expect([added.status, added.errors]).toEqual([303, []]);
    const [patient] = await rows<{ phone: string }>(
      "SELECT phone FROM patient WHERE organization_id = ?1 AND last_name = 'Desk'",
    );
    expect(patient).toEqual({ phone: "" });
    const called = await post({ ...forPatient(), patientId: "", ...who, lastName: "Caller", ...slot(at(15)) });
    expect(fieldsOf(called)).toEqual(["phone"]);
  });
});

describe("the panel never shows one choice and books another", () => {
  it("is refused where the doctor shown is not the one its times are of, with the new times and all that was typed", async () => {
    const before = await count("appointment");
    const shown = { ...forPatient(), ...slot(at(10)), reason: "Knee" };
    const { otherDoctor } = practice.ids;
    const answer = await post({ ...shown, timesFor: keyOf(shown), employeeId: otherDoctor });
    expect(answer).toMatchObject({ status: 409, errors: [{ field: "serviceOfferingId" }] });
    expect(answer.page).toMatchObject({ fields: { reason: "Knee" }, fitted: { choice: { employeeId: otherDoctor } } });
    expect(answer.page?.fields["slot"]).toBeUndefined();
    expect(await count("appointment")).toBe(before);
  });

  it.each([
    ["a time of another doctor than the one shown", () => slot(at(10), practice.ids.otherDoctor)],
    ["a known patient and a new one at once", () => ({ ...slot(at(10)), ...newcomer("36001111") })],
    ["another way of booking than its times are for", () => ({ ...slot("now"), mode: "now", timesFor: keyOf(choice) })],
  ])("is refused with %s", async (_what, more) => {
    const before = await count("appointment");
    expect(await post({ ...forPatient(), ...more() })).toMatchObject({ status: 409 });
    expect(await count("appointment")).toBe(before);
  });

  it("leads back to the desk of the consultation from which it was opened, and nowhere else", async () => {
    const desk = crypto.randomUUID();
    const from = async (asked: string, hour: number) =>
      (await post({ ...forPatient(), day: "2026-05-07", ...slot(at(24 + hour)), desk: asked })).to;
    expect(await from(desk, 12)).toBe(`/secure/providerweb/consultations/desk/${desk}?done=booked`);
    expect(await from("//elsewhere.example", 13)).toMatch(/\/appointments\/view\//);
  });

  it("is shown anew by its own buttons, which book nothing", async () => {
    const before = await count("appointment");
    const shown = { ...forPatient(), ...slot(at(10)), reason: "Knee" };
    const { otherDoctor, otherPatient } = practice.ids;
    const another = await post({ ...shown, employeeId: otherDoctor, look: "anew" });
    expect(another).toMatchObject({ status: 200, errors: [], page: { fields: { reason: "Knee" } } });
    expect(another.page?.fitted.choice?.employeeId).toBe(otherDoctor);
    const { patientId: _, ...nobody } = shown;
    expect((await post({ ...nobody, search: "Haddad", pick: otherPatient })).page).toMatchObject({
      patient: { id: otherPatient },
      fields: { ...slot(at(10)), reason: "Knee" },
    });
    expect((await post({ ...shown, showDay: "2026-05-07" })).page).toMatchObject({ times: { open: "2026-05-07" } });
    expect((await post({ ...nobody, search: "36 00 11 11", who: "new" })).page).toMatchObject({
      isNew: true,
      fields: { phone: "36 00 11 11" },
    });
    for (const search of ["17/4/1999", "١٧/٤/١٩٩٩", "17 Apr 1999"]) {
      const { page } = await post({ ...nobody, search, who: "new" });
      expect([page?.fields["birthDate"], page?.fields["phone"]]).toEqual(["1999-04-17", undefined]);
    }
    for (const search of ["Omar Nobody 07700 900733 17041999", "17 Apr 99 07700 900733 Omar Nobody"]) {
      expect((await post({ ...nobody, search, look: "anew" })).page?.found).toEqual([]);
      const { page } = await post({ ...nobody, search, who: "new" });
      expect(page?.fields).toMatchObject({
        ...{ firstName: "Omar", lastName: "Nobody", phone: "07700 900733", birthDate: "1999-04-17" },
      });
    }
    expect(await count("appointment")).toBe(before);
  });
});

describe("dates that come again", () => {
  const rhythm = Object.fromEntries(new URLSearchParams("time=15:00&every=WEEK&visits=2"));
  const series = (): Record<string, string> => ({ ...forPatient(), mode: "repeat", ...rhythm });

  it("are with one doctor in the place of anyone, who is there again beside another way of booking", async () => {
    const asked = await post({ ...series(), employeeId: "any", look: "anew" });
    const doctor = asked.page?.fitted.choice?.employeeId ?? "";
    expect(asked.page).toMatchObject({ mode: "repeat", fitted: { forAnyone: true } });
    expect(doctor).not.toBe("any");
    const another = doctor === practice.ids.doctor ? practice.ids.otherDoctor : practice.ids.doctor;
    const shown = { ...series(), employeeId: doctor, forAnyone: doctor };
    const left = (more: object = {}) => post({ ...shown, timesFor: keyOf(shown), mode: "time", look: "anew", ...more });
    const { page } = await left();
    expect(page).toMatchObject({ mode: "time", times: { open: null }, fitted: { choice: { employeeId: "any" } } });
    expect(page?.fields["time"]).toBeUndefined();
    const named = await left({ employeeId: another, forAnyone: doctor });
    expect(named.page?.fitted.choice?.employeeId).toBe(another);
  });
});

describe("the panel books", () => {
  it("the time that was chosen with whoever has it, confirmed where the patient agreed, and tells nobody if so asked", async () => {
    const { otherDoctor } = practice.ids;
    const said = { ...forPatient(), employeeId: "any", ...slot(at(11), otherDoctor) };
    const { status, to } = await post({ ...said, patientAgreed: "on", doNotNotify: "on" });
    expect({ status, to }).toMatchObject({ status: 303, to: expect.stringContaining("done=set") as string });
    expect(await appointmentAt(to)).toEqual({ employeeId: otherDoctor, stateId: S.CONFIRMED, startsAt: at(11) });
    expect((await traces(await practice.as(practice.administrator), idIn(to))).outbox).toEqual([]);
  });

  it("for somebody new, of whom it also keeps the birth date and the email", async () => {
    const said = {
      ...choice,
      ...newcomer("36007171"),
      ...slot(at(12)),
      birthDate: "1990-02-03",
      email: "salma@example.com",
    };
    const { to } = await post(said);
    expect(await appointmentAt(to)).toMatchObject({ stateId: S.NEW_FROM_ORGANIZATION, startsAt: at(12) });
    const [kept] = await rows(
      `SELECT birth_date AS "birthDate", email FROM patient WHERE organization_id = ?1 AND phone = '36007171'`,
    );
    expect(kept).toEqual({ birthDate: "1990-02-03", email: "salma@example.com" });
  });

  it("a patient at the desk with whoever is chosen, once the broken rule is overridden", async () => {
    const desk = { ...forPatient(), mode: "now", ...slot("now") };
    const first = await post(desk);
    // At eight in the morning nobody works yet.
    expect(first).toMatchObject({ errors: [{ field: "override" }] });
    // Who was free as the form was shown may not be now: their card, which says so, is to be chosen.
    expect(first.page?.fields["slot"]).toBeUndefined();
    expect(await appointmentAt((await post({ ...desk, override: "on" })).to)).toMatchObject({
      stateId: S.CONFIRMED_WALKIN,
    });
  });

  it("at the first press for whoever chose a doctor whose card says which rule that breaks, and at the desk alone", async () => {
    const card = { ...forPatient(), ...slot("anyway") };
    const { to } = await post({ ...card, mode: "now", patientId: practice.ids.otherPatient });
    expect(await appointmentAt(to)).toMatchObject({ stateId: S.CONFIRMED_WALKIN });
    expect(await post(card)).toMatchObject({ status: 422, errors: [{ field: "startsAt" }] });
  });

  it("appointments that come again for somebody new, who is written down once however often it is asked", async () => {
    const rhythm = Object.fromEntries(new URLSearchParams("day=2026-05-13&time=15:00&every=WEEK&visits=2"));
    const key = "a-series-for-somebody-new";
    const said = { ...choice, ...newcomer("36007272"), mode: "repeat", ...rhythm, idempotencyKey: key };
    const preview = await post(said);
    expect(preview).toMatchObject({ status: 200, page: { series: { preview: { appointments: [{}, {}] } } } });
    const starts = [at(15) + 168 * HOUR, at(15) + 336 * HOUR];
    const patients = (await count("patient")) ?? 0;
    const [first, again] = [await post(said, { starts }), await post(said, { starts })];
    expect(first).toMatchObject({ status: 303, to: expect.stringContaining("/series/view/") as string });
    expect(again.to).toBe(first.to);
    expect(await count("patient")).toBe(patients + 1);
  });

  it("nothing where nobody is named, where no time is chosen, and where a time is typed for anyone", async () => {
    const { patientId: _, ...nobody } = forPatient();
    expect(await post({ ...nobody, ...slot(at(13)) })).toMatchObject({ status: 422, errors: [{ field: "patientId" }] });
    expect(await post(forPatient())).toMatchObject({ status: 422, errors: [{ field: "startsAt" }] });
    const typed = { ...forPatient(), employeeId: "any", time: "13:00", timeOn: "2026-05-06" };
    expect(await post(typed)).toMatchObject({ status: 422, errors: [{ field: "employeeId" }] });
  });

  it("a time that somebody else took meanwhile only once that was read, with the times around it", async () => {
    await givenAppointment(practice, await practice.as({ kind: "system", task: "test" }), {
      ...{ startsAt: at(14), stateId: S.CONFIRMED, patientId: practice.ids.otherPatient },
    });
    const answer = await post({ ...forPatient(), ...slot(at(14)), reason: "Knee" });
    expect(answer).toMatchObject({
      status: 409,
      errors: [{ field: "startsAt" }, { field: "override" }],
      page: { fields: { reason: "Knee" } },
    });
  });
});

describe("the waiting list of the panel", () => {
  const wait = (more: Record<string, string> = {}) => ({ ...forPatient(), mode: "wait", ...more });

  it("takes a patient once for the same thing, with a doctor or with anyone, and somebody new", async () => {
    const before = (await count("waiting_list")) ?? 0;
    const done = { status: 303, to: expect.stringContaining("done=added") as string };
    expect(await post(wait())).toMatchObject(done);
    expect(await post(wait())).toMatchObject(done);
    expect(await count("waiting_list")).toBe(before + 1);
    expect(await post(wait({ employeeId: "any" }))).toMatchObject(done);
    const { patientId: _, ...nobody } = wait();
    expect(await post({ ...nobody, ...newcomer("36007373"), firstName: "Huda" })).toMatchObject(done);
    expect(await count("waiting_list")).toBe(before + 3);
  });

  it("refuses what does not go together, and one who waits for as much as they may", async () => {
    await expect(post(wait({ branchId: "nowhere" }))).rejects.toMatchObject({ init: { status: 404 } });
    const offerings = ["clinicOffering", "videoOffering"] as const;
    const asked = offerings.flatMap((offering) =>
      [practice.ids.doctor, practice.ids.otherDoctor, "any"].map((employeeId) =>
        wait({ patientId: practice.ids.otherPatient, serviceOfferingId: practice.ids[offering], employeeId }),
      ),
    );
    const answers = [];
    for (const each of asked) answers.push(await post(each).catch((error: { init: { status: number } }) => error.init));
    expect(answers.map(({ status }) => status).filter((status) => status === 303).length).toBeGreaterThan(1);
  });
});

describe("whose the panel is", () => {
  it("is not for another doctor's appointments, nor for another organization's patients", async () => {
    const elsewhere = await openPractice({ now: MONDAY });
    const foreign = { ...forPatient(), patientId: elsewhere.ids.patient, ...slot(at(16)) };
    await expect(post(foreign)).rejects.toMatchObject({ init: { status: 404 } });
    const other = employeeActor(practice.ids.otherDoctor);
    await expect(post({ ...forPatient(), ...slot(at(16)) }, { actor: other })).rejects.toMatchObject({
      init: { status: 404 },
    });
    await expect(post({ ...forPatient(), mode: "wait" }, { actor: other })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("the addresses of the panel", () => {
  const opened = async (open: typeof loader | typeof oldAddress, address: string, params = {}) => {
    const request = new Request(`https://clinic.example${address}`);
    const context = { app: await practice.as(practice.administrator), calls: [] };
    return open({ request, params, context } as never) as Promise<unknown>;
  };

  it("say for whom, what, with whom, where, when and why", async () => {
    const { patient, doctor, branch, clinicOffering } = practice.ids;
    const query = new URLSearchParams({ patient, provider: doctor, place: branch, service: clinicOffering });
    for (const [name, value] of [
      ["at", String(at(9))],
      ["reason", "Skin"],
    ] as const)
      query.set(name, value);
    const answer = await opened(loader, `/secure/providerweb/appointments/booking_panel?${query.toString()}`);
    expect(answer).toMatchObject({
      page: { patient: { id: patient }, fields: { ...slot(at(9)), reason: "Skin" }, times: { open: "2026-05-06" } },
    });
  });

  it("of the older forms lead to it with everything that they say", async () => {
    const { patient } = practice.ids;
    const base = "/secure/providerweb";
    const to = async (address: string, params = {}) =>
      ((await opened(oldAddress, address, params)) as Response).headers.get("location");
    const panel = `${base}/appointments/booking_panel`;
    expect(await to(`${base}/appointments/walk_in?patientId=7`)).toBe(`${panel}?patient=7&mode=now`);
    expect(await to(`${base}/appointments/series/new?patientId=7`)).toBe(`${panel}?patient=7&mode=repeat`);
    expect(await to(`${base}/appointments/set_appointment?employeeId=e&startsAt=9`)).toBe(`${panel}?provider=e&at=9`);
    expect(
      await to(`${base}/video_appointments/set_appointment_patient/video/${patient}`, { patientId: patient }),
    ).toBe(`${panel}?patient=${patient}&kind=VIDEO_CONSULTATION`);
    await expect(
      to(`${base}/appointments/set_appointment_patient/clinic/nobody`, { patientId: "nobody" }),
    ).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("a time that is too soon for patients", () => {
  it("is offered to staff on its day, with from when on patients can book", async () => {
    await rows(
      `INSERT INTO calendar_settings (organization_id, excluded_dates, minimum_notice_minutes) VALUES (?1, '[]', 4320)
ON CONFLICT DO UPDATE SET minimum_notice_minutes = 4320 RETURNING organization_id`,
    );
    const { page } = await post({ ...forPatient(), look: "anew" });
    expect(page?.times?.slots.length).toBeGreaterThan(0);
    expect(page?.times?.week.patientsFrom).toBe(MONDAY + 72 * HOUR);
    const [first] = page?.times?.slots ?? [];
    expect(first?.startsAt).toBeLessThan(MONDAY + 72 * HOUR);
  });
});

describe("somebody new", () => {
  const booked = (hours: number, said: Record<string, string>) =>
    post({ ...choice, mode: "time", ...slot(at(hours)), ...said });

  it("whose phone is on file already can be chosen there with a press", async () => {
    expect((await booked(33, newcomer("3600 4412"))).to).not.toBeNull();
    const again = await booked(34, { ...newcomer("3600 4412"), firstName: "Huda" });
    expect(again.errors.map(({ field }) => field)).toContain("acceptDuplicate");
    const [known] = again.page?.found ?? [];
    expect(known).toMatchObject({ firstName: "Salma", lastName: "Amin" });
    const taken = await booked(34, { ...newcomer("3600 4412"), pick: known?.id ?? "" });
    expect(taken.page?.patient).toMatchObject({ id: known?.id });
  });

  it("has a phone that can be called: too few digits are said at its field", async () => {
    for (const phone of ["12", "360044"])
      expect((await booked(35, newcomer(phone))).errors).toEqual([
        { field: "phone", message: expect.any(String) as string },
      ]);
  });
});
