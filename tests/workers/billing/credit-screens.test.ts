import { beforeAll, describe, expect, it } from "vitest";
import { action as assign, loader as assignPage } from "~/features/billing/routes/credits/assign";
import { loader as index } from "~/features/billing/routes/credits/index";
import { action as change, loader as list } from "~/features/billing/routes/credits/list";
import { loader as own } from "~/features/billing/routes/credits/own";
import { loader as report } from "~/features/billing/routes/credits/report";
import { loader as file } from "~/features/billing/routes/credits/report-file";
import { action as book, loader as booking } from "~/features/scheduling/routes/public/book";
import { loader as bookedPage } from "~/features/scheduling/routes/public/booked";
import { readBookingPanel } from "~/features/scheduling/services/panel/read-booking-panel.server";
import { paths } from "~/paths";
import type { Actor } from "~/platform/access/actor.server";
import { openPractice, patientActor } from "../support/organization";
import { deliver, lastMail } from "../notifications/scene";
import type { Practice } from "../scheduling/scene";
import { rowsOf, systemOf } from "./scene";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.now();
const BASE = "https://clinic.example";
const ROOT = "/secure/providerweb";
/** Noon of a day in a week, on the doctor's clock. */
const startsAt = Math.floor(now / DAY) * DAY + 7 * DAY + 10 * HOUR;

let practice: Practice;
let patient: Actor;

beforeAll(async () => {
  practice = await openPractice({ now, timeZone: "UTC" });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

type Handler = (args: never) => Promise<unknown>;
const admin = () => practice.administrator;

/** What a loader or an action gives: the data of the page with its status, or where it leads. */
async function ask(handler: Handler, actor: Actor, path: string, body?: [string, string][], params = {}) {
  const request = new Request(`${BASE}${path}`, body ? { method: "POST", body: new URLSearchParams(body) } : {});
  const app = await practice.as(actor, now);
  try {
    const answer = await handler({ request, params, context: { app, calls: [] } } as never);
    if (answer instanceof Response)
      return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
    const wrapped = answer as { data?: unknown; init?: { status?: number } | null };
    return wrapped.init === undefined
      ? { status: 200, data: answer as Record<string, unknown> }
      : { status: wrapped.init?.status ?? 200, data: wrapped.data as Record<string, unknown> };
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get("location") };
    return { status: (thrown as { init: { status: number } }).init.status };
  }
}

const CREDITS = `${ROOT}/settings/credits`;

describe("without a script", () => {
  it("an administrator finds patients, chooses them one search after the other, and gives credits", async () => {
    expect(await ask(index, admin(), CREDITS)).toMatchObject({ status: 200, data: { title: "Credits" } });
    const { otherPatient, patient: id } = practice.ids;
    const found = await ask(assignPage, admin(), `${CREDITS}/assign?search=a&patientId=${otherPatient}`);
    expect(found).toMatchObject({ data: { atCredits: false, chosen: [{ id: otherPatient }] } });
    const query = `patientId=${id}&patientId=${otherPatient}&step=credits`;
    expect(await ask(assignPage, admin(), `${CREDITS}/assign?${query}`)).toMatchObject({
      data: { atCredits: true, chosen: [{ id }, { id: otherPatient }], most: 1_000 },
    });
    const people: [string, string][] = [
      ["patientId", id],
      ["patientId", otherPatient],
    ];
    const wrong = await ask(assign, admin(), `${CREDITS}/assign?${query}`, [...people, ["amount", "none"]]);
    expect(wrong).toMatchObject({ status: 422, data: { sent: { amount: "none" } } });
    const errors = (wrong.data?.["errors"] ?? []) as { field: string }[];
    expect(errors.map(({ field }) => field)).toEqual(["amount", "expiresOn"]);
    const right: [string, string][] = [
      ["amount", "3"],
      ["expiresOn", "2099-12-31"],
      ["pays-for-PHYSICAL_CONSULTATION", "on"],
      ["note", "Thanks"],
    ];
    const given = await ask(assign, admin(), `${CREDITS}/assign?${query}`, [...people, ...right]);
    expect(given).toMatchObject({ status: 303, to: expect.stringContaining("done=assigned") as string });
    const listed = await ask(list, admin(), `${CREDITS}/list`);
    expect(listed.data?.["grants"]).toHaveLength(2);
  });

  it("changes a grant from the version that was read, and archives and deletes by the rules", async () => {
    const { data } = await ask(list, admin(), `${CREDITS}/list?patientId=${practice.ids.otherPatient}`);
    const [grant] = data?.["grants"] as { id: string; version: number; totalCredits: number }[];
    const { id = "", version = 0 } = grant ?? {};
    const at = `${CREDITS}/list?state=active&change=${id}`;
    expect(await ask(list, admin(), at)).toMatchObject({
      data: { changed: { grant: { id, patientName: "Tomás Núñez" } } },
    });
    const asked: [string, string][] = [
      ["intent", "change"],
      ["id", id],
      ["amount", "7"],
      ["pays-for-PHYSICAL_CONSULTATION", "on"],
    ];
    expect(await ask(change, admin(), at, asked)).toMatchObject({ status: 422 });
    const changed = await ask(change, admin(), at, [...asked, ["version", String(version)]]);
    expect(changed).toMatchObject({ status: 303, to: expect.stringMatching(/state=active&done=changed$/) as string });
    expect(await ask(change, admin(), at, [...asked, ["version", String(version)]])).toMatchObject({ status: 409 });
    const remove: [string, string][] = [
      ["intent", "delete"],
      ["id", id],
    ];
    const removed = await ask(change, admin(), `${CREDITS}/list`, remove);
    expect(removed.to).toMatch(/done=deleted$/);
    expect(await ask(change, admin(), `${CREDITS}/list`, remove)).toMatchObject({ status: 404 });
  });

  it("the patient who is told sees them, books with one at the last step, and the report says so", async () => {
    const [told] = await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = 'credit.granted' AND json_extract(payload, '$.to.id') = ?2",
      practice.ids.patientUser,
    );
    await deliver(practice, told?.id ?? "");
    const mail = await lastMail(practice);
    expect(mail.subject).toBe("You have new credits");
    expect(mail.html).toContain("/credits/list");
    expect(await ask(own, patient, `${ROOT}/credits/list`)).toMatchObject({
      data: { totals: { creditsRemaining: 3 } },
    });
    const { clinicOffering, doctor, branch } = practice.ids;
    const chosen = `service=${clinicOffering}&provider=${doctor}&place=${branch}&at=${startsAt}&step=you`;
    const page = await ask(booking, patient, `${paths.booking()}?${chosen}`);
    expect(page.data?.["view"]).toMatchObject({ step: "you", credit: { count: 3, returnHours: 24, chosen: false } });
    const stranger = await ask(booking, { kind: "anonymous" }, `${paths.booking()}?${chosen}`);
    expect(stranger.data?.["view"]).toMatchObject({ step: "you", credit: null });
    const fields = Object.entries({
      ...{ intent: "book", service: clinicOffering, provider: doctor, place: branch, at: String(startsAt) },
      ...{ for: practice.ids.patient, key: crypto.randomUUID(), payWithCredit: "on" },
    });
    const booked = await ask(book, patient, paths.booking(), fields);
    expect(booked).toMatchObject({ status: 303, to: expect.stringContaining("/booked") as string });
    const { search = "" } = new URL(booked.to ?? "", BASE);
    expect(await ask(bookedPage, patient, `${paths.booking()}/booked${search}`)).toMatchObject({
      data: { booked: { paidByCredit: true, pay: null, held: null } },
    });
    expect(await ask(own, patient, `${ROOT}/credits/list`)).toMatchObject({
      data: {
        totals: { creditsRemaining: 2, creditsHeld: 1, creditsUsed: 0 },
        history: [{ event: "HOLD" }, { event: "GRANT" }],
      },
    });
    const { data } = await ask(report, admin(), `${CREDITS}/report`);
    expect((data?.["uses"] as { event: string; by: string }[])[0]).toMatchObject({
      event: "HOLD",
      by: "Zainab Haddad",
    });
    const { text = "" } = await ask(file, admin(), `${CREDITS}/report/file`);
    expect(text.split("\n")[1]).toContain("Set aside for an appointment");
  });

  it("staff are offered a patient's credits in the booking panel, where the patient has one for the service", async () => {
    const { patient: patientId, otherPatient, clinicOffering, videoOffering, doctor, branch } = practice.ids;
    const creditOf = async (fields: Record<string, string>) =>
      (
        await readBookingPanel(await practice.as(admin(), now), {
          fields: { employeeId: doctor, branchId: branch, ...fields },
        })
      ).credit;
    const offered = await creditOf({ patientId, serviceOfferingId: clinicOffering });
    expect(offered).toEqual({ count: 2, returnHours: 24 });
    expect(await creditOf({ patientId, serviceOfferingId: videoOffering })).toBeNull();
    expect(await creditOf({ patientId: otherPatient, serviceOfferingId: clinicOffering })).toBeNull();
    expect(await creditOf({ serviceOfferingId: clinicOffering })).toBeNull();
  });
});
