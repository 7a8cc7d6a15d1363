import { beforeAll, describe, expect, it } from "vitest";
import { ROLE } from "~/features/identity/domain/team/roles";
import { action as addSession, loader as newSession } from "~/features/scheduling/routes/groups/new";
import { employeeActor } from "../../support/organization";
import { openGroupScene } from "../group-scene";

type Action = typeof addSession;
type Scene = Awaited<ReturnType<typeof openGroupScene>>;

let scene: Scene;
/** What the forms have in common: chosen for the one doctor. */
let form: Record<string, string>;

beforeAll(async () => {
  scene = await openGroupScene();
  const { patient, doctor, branch } = scene.practice.ids;
  form = { patientId: patient, serviceOfferingId: scene.serviceOfferingId, employeeId: doctor, branchId: branch };
});

const FORMS: [name: string, action: Action, fields: Record<string, string>][] = [
  ["Add a group session", addSession, { day: "2026-05-06", time: "10:00", title: "Knee" }],
];

interface Answer {
  status: number;
  errors: { field: string; message: string }[];
  sent: Record<string, string>;
  chosen: string | undefined;
}

async function post(action: Action, fields: Record<string, string>): Promise<Answer> {
  const app = await scene.admin();
  const request = new Request("https://clinic.example/secure/providerweb/appointments/groups/new", {
    method: "POST",
    body: new URLSearchParams({ ...form, idempotencyKey: crypto.randomUUID(), ...fields }),
  });
  const answer = await action({ request, params: {}, context: { app, calls: [] } } as never);
  if (!("data" in answer)) return { status: answer.status, errors: [], sent: {}, chosen: undefined };
  const { errors, sent, page } = answer.data;
  const fitted = page && "fitted" in page ? page.fitted : undefined;
  return { status: answer.init?.status ?? 200, errors, sent, chosen: fitted?.choice?.employeeId };
}

const written = async () => {
  const { db } = await scene.system();
  const count = "SELECT count(*) AS n FROM appointment WHERE organization_id = ?1";
  return (await db.raw(count, db.organizationId).first<{ n: number }>())?.n;
};

describe.each(FORMS)("the form '%s'", (_name, action, fields) => {
  const timesFor = (employeeId = form["employeeId"]) =>
    [form["serviceOfferingId"], employeeId, form["branchId"]].join("/");

  it("is refused when the doctor shown is not the one its times are of, and keeps the choice and what was typed", async () => {
    const before = await written();
    const other = scene.practice.ids.otherDoctor;
    const answer = await post(action, { ...fields, timesFor: timesFor(), employeeId: other });
    expect(answer).toMatchObject({ status: 409, chosen: other, errors: [{ field: "serviceOfferingId" }] });
    expect(answer.sent).toMatchObject({ title: "Knee" });
    expect(answer.sent["startsAt"]).toBeUndefined();
    expect(await written()).toBe(before);
  });

  it("shows the times of another choice by its own button, which sets nothing", async () => {
    const before = await written();
    const other = scene.practice.ids.otherDoctor;
    const answer = await post(action, { ...fields, timesFor: timesFor(), employeeId: other, intent: "choose" });
    expect(answer).toMatchObject({ status: 200, chosen: other, errors: [] });
    expect(await written()).toBe(before);
  });

  it("goes past that check where the choice shown is the one of its times", async () => {
    const { status, errors } = await post(action, { ...fields, timesFor: timesFor() });
    expect({ status, field: errors[0]?.field }).not.toMatchObject({ status: 409, field: "serviceOfferingId" });
  });
});

it("only whoever may change services is led to them", async () => {
  const { practice } = scene;
  const asked = async (actor: Parameters<typeof practice.as>[0]) => {
    const request = new Request("https://clinic.example/secure/providerweb/appointments/groups/new");
    const context = { app: await practice.as(actor), calls: [] };
    return (await newSession({ request, params: {}, context } as never)).changesServices;
  };
  expect(await asked(practice.administrator)).toBe(true);
  expect(await asked(employeeActor("desk", { roles: [ROLE.RECEPTIONIST] }))).toBe(false);
});
