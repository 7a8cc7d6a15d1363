import { beforeAll, describe, expect, it } from "vitest";
import { WORDING_KEYS } from "~/features/notifications/domain/wordings/mail-wording";
import { wordingProblems } from "~/features/notifications/domain/wordings/wording-text";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { defaultWording } from "~/features/notifications/support/wordings/default-wording.server";
import { listWordings } from "~/features/notifications/services/wordings/list-wordings.server";
import { examplesOf } from "~/features/notifications/support/wordings/placeholder-examples.server";
import { BY_MAIL } from "~/features/notifications/support/wordings/by-mail.server";
import { previewWording } from "~/features/notifications/services/wordings/preview-wording.server";
import { readWording } from "~/features/notifications/services/wordings/read-wording.server";
import { saveWording } from "~/features/notifications/services/wordings/save-wording.server";
import { wordingPlace } from "~/features/notifications/support/wordings/wording-place.server";
import { createTranslator } from "~/i18n/translator.server";
import { ForbiddenError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { employeeActor, openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, deliver, givenMailedAppointment, lastMail } from "./scene";

let practice: Practice;
const CONFIRMED = { key: "confirmed", locale: "en_US" } as const;
const ARABIC = { key: "confirmed", locale: "ar_BH" } as const;
/** Of a mail about an appointment, whatever it says: as many as it has taken before there were wordings. */
const ROUND_TRIPS = 10;
const OWN = {
  subject: "See you on {{date}}",
  opening: "{{doctor}} is glad to see you.\n\nPlease come ten minutes early.",
  closing: "Until then\n{{organization}}",
};

beforeAll(async () => {
  practice = await openPractice();
});

const admin = () => practice.as(practice.administrator, Date.now());

/** Saves it, whatever is there. */
async function save(wording: typeof OWN, place: typeof CONFIRMED | typeof ARABIC = CONFIRMED) {
  const { version } = await readWording(await admin(), BY_MAIL, place);
  await saveWording(await admin(), BY_MAIL, place, { ...wording, version });
}

const restore = async (place: typeof CONFIRMED | typeof ARABIC = CONFIRMED) =>
  save(defaultWording(createTranslator(place.locale), place.key), place);

async function confirmedMail(): Promise<string> {
  const appointmentId = await givenMailedAppointment(practice);
  return askForMail(practice, {
    template: "appointment.confirmed",
    to: { kind: "PATIENT", id: practice.ids.patient },
    appointmentId,
  });
}

async function sent() {
  await deliver(practice, await confirmedMail());
  return lastMail(practice);
}

describe("an organization's wording", () => {
  it("is what its mails say from then on, with facts, links and hints as before", async () => {
    const before = await sent();
    await save(OWN);
    const mail = await sent();
    expect(mail.subject).toMatch(/^See you on \w+, /);
    expect(mail.text).toMatch(
      /^Hello Zainab Haddad,\n\nDr Ada Okafor is glad to see you\.\n\nPlease come ten minutes early\.\n\n/,
    );
    expect(mail.text).toMatch(/\n\nUntil then\nSuite \d+\n\n--\n/);
    for (const said of ["With: Dr Ada Okafor", "/v/", "/r/", "This link is only for you."])
      expect([before.text.includes(said), mail.text.includes(said)]).toEqual([true, true]);
    await restore();
    expect((await sent()).subject).toMatch(/^Your appointment on .+ is confirmed$/);
  });

  it("lets nothing that is typed become markup or another header of the mail", async () => {
    await save({ ...OWN, subject: "{{date}}\r\nBcc: all@clinic.example", opening: '5 < 7 & \u0000"so" on' });
    const mail = await sent();
    expect(mail.subject).toMatch(/ Bcc: all@clinic\.example$/);
    expect(mail.html).toContain("5 &lt; 7 &amp; &quot;so&quot; on");
    await restore();
  });

  it("is of one language: who reads another gets the default there", async () => {
    await save({ subject: "نراك يوم {{date}}", opening: "مرحبا", closing: "{{organization}}" }, ARABIC);
    expect((await sent()).subject).toMatch(/is confirmed$/);
    const lines = await listWordings(await admin());
    expect(lines.find(({ key }) => key === "confirmed")).toMatchObject({ to: "patient", own: ["ar_BH"] });
    await restore(ARABIC);
    expect((await listWordings(await admin())).flatMap(({ own }) => own)).toEqual([]);
  });

  it("is not another organization's", async () => {
    await save(OWN);
    const other = await openPractice();
    const theirs = await readWording(await other.as(other.administrator, Date.now()), BY_MAIL, CONFIRMED);
    expect(theirs).toMatchObject({ own: false, version: 0 });
    await restore();
  });

  it("costs a mail no further round trip, and no row where there is none", async () => {
    const meters = [];
    for (const own of [false, true]) {
      if (own) await save(OWN);
      const id = await confirmedMail();
      const context = await asSystem(practice);
      const item = await pendingOutboxItem(context, id);
      if (!item) throw new Error("the row is pending");
      const { roundTrips, rowsRead } = context.db.meter;
      await deliverMail(context, item);
      meters.push([context.db.meter.roundTrips - roundTrips, context.db.meter.rowsRead - rowsRead]);
    }
    expect(meters.map(([roundTrips]) => roundTrips)).toEqual([ROUND_TRIPS, ROUND_TRIPS]);
    expect((meters[1]?.[1] ?? 0) - (meters[0]?.[1] ?? 0)).toBeLessThanOrEqual(2);
    await restore();
  });
});

describe("changing a wording", () => {
  it("is refused at the field where it cannot be filled or does not say what it must", async () => {
    const refused = async (change: Partial<typeof OWN>) =>
      saveWording(await admin(), BY_MAIL, CONFIRMED, { ...OWN, ...change, version: 0 }).then(
        () => [],
        (error: unknown) => (error instanceof InvalidError ? error.fields : [error]),
      );
    expect(await refused({ opening: "{{patient}}" })).toEqual([
      { field: "opening", message: "wording:problems.unknown", values: { example: "{{patient}}" } },
    ]);
    expect(await refused({ subject: "Soon" })).toEqual([
      { field: "opening", message: "wording:problems.missing", values: { example: "{{date}}" } },
    ]);
    expect(await refused({ closing: "{{organization" })).toEqual([
      { field: "closing", message: "wording:problems.brace", values: { example: "{{date}}" } },
    ]);
    expect(await refused({ subject: " ", opening: "x".repeat(2_001) })).toMatchObject([
      { field: "subject", message: "errors:field.mandatory" },
      { field: "opening", message: "errors:field.tooLong", values: { max: 2_000 } },
    ]);
  });

  it("from a form that somebody overtook is refused with what it says now", async () => {
    const { version } = await readWording(await admin(), BY_MAIL, CONFIRMED);
    await saveWording(await admin(), BY_MAIL, CONFIRMED, { ...OWN, version });
    const late = saveWording(await admin(), BY_MAIL, CONFIRMED, { ...OWN, subject: "Mine {{date}}", version });
    await expect(late).rejects.toThrow(StaleFormError);
    await late.catch((error: StaleFormError) =>
      expect(error).toMatchObject({ version: version + 1, current: { subject: OWN.subject } }),
    );
    await restore();
    // Also where it was made the default again meanwhile.
    await expect(saveWording(await admin(), BY_MAIL, CONFIRMED, { ...OWN, version: version + 1 })).rejects.toThrow(
      StaleFormError,
    );
  });

  it("is an administrator's alone, and is audited by its fields", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor), Date.now());
    await expect(saveWording(doctor, BY_MAIL, CONFIRMED, { ...OWN, version: 0 })).rejects.toThrow(ForbiddenError);
    await expect(previewWording(doctor, BY_MAIL, CONFIRMED, OWN)).rejects.toThrow(ForbiddenError);
    await expect(listWordings(doctor)).rejects.toThrow(ForbiddenError);
    await save({ ...defaultWording(createTranslator("en_US"), "confirmed"), closing: "Bye" });
    const { db } = await asSystem(practice);
    const row = await db
      .raw(
        "SELECT subject_id, fields FROM audit_event WHERE organization_id = ?1 AND action = 'wording.change' ORDER BY seq DESC LIMIT 1",
        db.organizationId,
      )
      .first();
    expect(row).toEqual({ subject_id: "confirmed:en_US", fields: '["closing"]' });
    await restore();
  });

  it("is of a mail and a language that there are", async () => {
    const context = await admin();
    expect(wordingPlace(context, BY_MAIL, "confirmed", null)).toEqual(CONFIRMED);
    expect(wordingPlace(context, BY_MAIL, "confirmed", "ar_BH")).toEqual(ARABIC);
    expect(() => wordingPlace(context, BY_MAIL, "constructor", null)).toThrow(NotFoundError);
    expect(() => wordingPlace(context, BY_MAIL, "confirmed", "fr_FR")).toThrow(NotFoundError);
  });
});

describe("the preview", () => {
  it("is the mail of what was typed, without saving it", async () => {
    const context = await admin();
    const preview = await previewWording(context, BY_MAIL, CONFIRMED, { ...OWN, version: 0 });
    expect(preview.subject).toMatch(/^See you on /);
    expect(preview.html).toContain("Please come ten minutes early.");
    expect(preview.text).toContain("Dr Alex Reyes is glad to see you.");
    expect((await readWording(context, BY_MAIL, CONFIRMED)).own).toBe(false);
  });

  it("there is of every mail in every language, in its direction, with nothing left unfilled", async () => {
    const context = await admin();
    for (const locale of ["en_US", "es_ES", "ar_BH"] as const) {
      const translator = createTranslator(locale);
      for (const key of WORDING_KEYS) {
        const wording = defaultWording(translator, key);
        expect([key, locale, wordingProblems(key, wording)]).toEqual([key, locale, []]);
        const { html, text, dir, subject } = await BY_MAIL.preview(context, { key, locale }, wording);
        expect([key, subject === "", /\{\{|\}\}|: \n|undefined/.test(text)]).toEqual([key, false, false]);
        expect(html).toContain(`dir="${dir}"`);
      }
    }
  });

  it("says of each placeholder what it is there", async () => {
    const examples = await examplesOf(await admin(), BY_MAIL, { key: "familyConsent", locale: "en_US" });
    expect(examples).toEqual([
      { placeholder: "asker", example: "Kim Haddad", must: true },
      { placeholder: "organization", example: expect.stringMatching(/^Suite \d+$/), must: false },
    ]);
  });
});
