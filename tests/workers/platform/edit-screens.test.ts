import { beforeAll, describe, expect, it } from "vitest";
import { action as account } from "~/features/identity/routes/employees/user-account";
import { action as member } from "~/features/identity/routes/employees/edit";
import { action as profile } from "~/features/identity/routes/employees/profile";
import { action as services } from "~/features/identity/routes/employees/services";
import { action as externalApp } from "~/features/organization/routes/external-app-create";
import { action as apiKey } from "~/features/organization/routes/api-key-create";
import { action as branches } from "~/features/organization/routes/branches";
import { action as clients } from "~/features/organization/routes/client-organizations";
import { action as departments } from "~/features/organization/routes/departments";
import { action as offerings } from "~/features/organization/routes/offerings";
import { action as categories } from "~/features/patients/routes/categories";
import { action as editPatient } from "~/features/patients/routes/edit";
import { action as sharedRooms } from "~/features/waiting-room/routes/shared-rooms";
import { action as questions } from "~/features/scheduling/routes/settings/booking-questions";
import { action as rules } from "~/features/scheduling/routes/settings/appointment-rules";
import { action as calendar } from "~/features/scheduling/routes/settings/calendar-settings";
import { action as patient } from "~/pages/patient/details";
import { openPractice } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;
type Action = (args: never) => Promise<unknown>;
type Fields = Record<string, string>;

let practice: Practice;

beforeAll(async () => {
  practice = await openPractice({});
});

/** What is wrong, by field, where the form stays; else the status. */
async function post(action: Action, fields: Fields, params: Fields = {}) {
  const url = "https://clinic.example/secure/providerweb";
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const app = await practice.as(practice.administrator);
  try {
    const answer = await action({ request, params, context: { app, calls: [] } } as never);
    if (answer instanceof Response) return { status: answer.status };
    const { data, init } = answer as { data: Record<string, unknown>; init: { status?: number } | null };
    const { result } = (data["form"] ?? data) as { result?: { error?: Record<string, unknown> } };
    return { status: init?.status ?? 200, error: result?.error };
  } catch (thrown) {
    return { status: (thrown as { init: { status: number } }).init.status };
  }
}

const record = { intent: "save", name: "Named", title: "Named", text: "Named", label: "Named" };

describe("an edit that does not say which version it was made from is refused at the form", () => {
  it.each<[string, Action, (ids: Practice["ids"]) => { fields?: Fields; params?: Fields }]>([
    ["somebody of the team", member, ({ doctor }) => ({ params: { teamUserId: doctor } })],
    ["the services of somebody", services, ({ doctor }) => ({ params: { teamUserId: doctor } })],
    ["what somebody signs in with", account, ({ doctor }) => ({ params: { teamUserId: doctor, profileId: doctor } })],
    ["what somebody tells patients", profile, ({ doctor }) => ({ params: { teamUserId: doctor, profileId: doctor } })],
    ["a patient", editPatient, ({ patient }) => ({ params: { patientId: patient } })],
    ["the rules of booking", rules, () => ({})],
    ["the calendar", calendar, () => ({})],
    ["a department", departments, ({ department }) => ({ fields: { ...record, id: department } })],
    ["a category", categories, () => ({ fields: { ...record, id: "any" } })],
    ["a client", clients, () => ({ fields: { ...record, id: "any" } })],
  ])("%s", async (_, action, of) => {
    const { fields = {}, params = {} } = of(practice.ids);
    const { status, error } = await post(action, fields, params);
    expect(status).toBe(422);
    expect(error?.[""]).toEqual([{ message: "errors:stale.unknown" }]);
    expect(error).not.toHaveProperty("version");
  });
});

it("nothing is saved or disabled by an intent that no button has, or by none", async () => {
  const lists = [departments, branches, clients, categories, sharedRooms, offerings];
  for (const action of lists)
    for (const fields of [{ ...record, intent: "evil" }, { name: "Named" }])
      expect(await post(action, fields)).toEqual({ status: 422 });
  expect(await post(questions, { intent: "evil" }, { offeringId: practice.ids.videoOffering })).toEqual({
    status: 422,
  });
  const params = { patientId: practice.ids.patient };
  for (const fields of [{}, { intent: "evil" }, { intent: "" }] as Fields[])
    expect(await post(patient, fields, params)).toEqual({ status: 422 });
  expect(await post(patient, { intent: "disable" }, params)).toEqual({ status: 303 });
});

it("a key and an app are made by a form that says which one it is, so that it makes one", async () => {
  for (const action of [apiKey, externalApp]) {
    const fields = { name: "Billing", scopes: "read-team" };
    expect((await post(action, fields)).error).toEqual({ "": [{ message: "errors:invalid.text" }] });
  }
});
