import { beforeAll, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { justDoneOf } from "~/features/scheduling/routes/appointments/just-done-of.server";
import { action } from "~/features/scheduling/routes/appointments/list";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { doneOn } from "~/pages/home/home-acts.server";
import { openPractice } from "../../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scene";

let practice: Practice;
const admin = (now = MONDAY + HOUR) => practice.as(practice.administrator, now);
const list = "https://clinic.example/secure/providerweb/appointments";

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
});

async function concluded(startsAt: number): Promise<string> {
  const context = await practice.as({ kind: "system", task: "test" });
  return givenAppointment(practice, context, { startsAt, stateId: S.CONCLUDED });
}

async function press(intent: string, appointmentId: string) {
  const request = new Request(list, { method: "POST", body: new URLSearchParams({ intent, appointmentId }) });
  const answer = (await action({
    request,
    params: {},
    context: { app: await admin(), calls: [] },
  } as never)) as Response;
  return new URL(answer.headers.get("location") ?? "", list);
}

it("a payment taken by one press is said with its amount, its kind and its patient, on the list and on Home", async () => {
  const id = await concluded(MONDAY);
  const { searchParams } = await press("mark-paid", id);
  const said = { kind: "CASH", amountMinor: 5_000, currencyCode: "EUR", patient: { firstName: "Zainab" } };
  expect(await justDoneOf(await admin(), searchParams)).toMatchObject({ what: "mark-paid", undo: { id }, taken: said });
  expect((await doneOn(await admin(), searchParams)).taken).toMatchObject(said);
});

it("another amount or kind undoes it and leads to where that is said; then nothing is said of the old one", async () => {
  const id = await concluded(MONDAY + HOUR);
  const { searchParams } = await press("mark-paid", id);
  const { pathname, search } = await press("take-otherwise", id);
  expect(pathname + search).toBe(`/secure/providerweb/payments/create?appointmentId=${id}`);
  expect(await justDoneOf(await admin(), searchParams)).toMatchObject({ taken: null });
});

it("the history of the appointment says how much was taken and how, of a part beside what was noted of it", async () => {
  const id = await concluded(MONDAY + 2 * HOUR);
  await markPaidAtClinic(await admin(), { appointmentId: id, kind: "CARD", amount: "20", note: "Till 2" });
  await markPaidAtClinic(await admin(), { appointmentId: id });
  const { history } = await viewAppointment(await admin(), id);
  expect(history.filter((line) => line.action === "mark-paid")).toMatchObject([
    { note: "Till 2", taken: { kind: "CARD", amountMinor: 2_000, currencyCode: "EUR" } },
    { note: "", taken: { kind: "CASH", amountMinor: 3_000, currencyCode: "EUR" } },
  ]);
});
