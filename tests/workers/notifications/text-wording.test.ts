import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { TEXT_KEYS } from "~/features/notifications/domain/wordings/text-wording";
import { textProblems } from "~/features/notifications/domain/wordings/wording-text";
import { defaultText } from "~/features/notifications/support/wordings/default-text.server";
import { listWordings } from "~/features/notifications/services/wordings/list-wordings.server";
import { BY_TEXT } from "~/features/notifications/support/wordings/by-text.server";
import { previewWording } from "~/features/notifications/services/wordings/preview-wording.server";
import { readWording } from "~/features/notifications/services/wordings/read-wording.server";
import { saveWording } from "~/features/notifications/services/wordings/save-wording.server";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import { ForbiddenError, InvalidError, StaleFormError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, givenMailedAppointment } from "./scene";
import { deliverText, plan, services, taken, texts } from "./short-scene";

let practice: Practice;
const PLACE = { key: "confirmed", locale: "en_US" } as const;
const OWN = "{{doctor}} sees you {{when}}. Bring your card.";

beforeAll(async () => {
  practice = await openPractice();
  await texts(practice);
});
afterEach(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, Date.now());
async function save(text: string): Promise<void> {
  const { version } = await readWording(await admin(), BY_TEXT, PLACE);
  await saveWording(await admin(), BY_TEXT, PLACE, { text, version });
}

/** What the network is given for a confirmed appointment. */
async function sent(): Promise<string> {
  const asked = services(taken);
  const to = { kind: "PATIENT", id: practice.ids.patient };
  const appointmentId = await givenMailedAppointment(practice);
  const row = await askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
  await plan(practice, row);
  await deliverText(practice, `${row}:SMS`);
  return asked.map(({ fields }) => fields.get("Body") ?? "").join("|");
}

describe("an organization's wording of a text", () => {
  it("is what its texts say from then on, with the link, until the standard one is saved again", async () => {
    await save(`  ${OWN}\n`);
    expect(await sent()).toMatch(/^Dr Ada Okafor sees you .+\. Bring your card\. https?:\/\/\S+\/v\/\S+$/);
    const of = async () => (await listWordings(await admin())).find(({ key }) => key === "confirmed");
    expect(await of()).toMatchObject({ own: [], text: { own: ["en_US"] } });
    await save(defaultText(createTranslator("en_US"), "confirmed"));
    expect(await sent()).toMatch(/^Suite \d+: your appointment on .+ is confirmed\. \S+$/);
    expect(await of()).toMatchObject({ text: { own: [] } });
  });

  it("is refused at its field where it cannot be filled or does not say when the appointment is", async () => {
    const refused = async (text: string) =>
      saveWording(await admin(), BY_TEXT, PLACE, { text, version: 0 }).then(
        () => [],
        (error: unknown) => (error instanceof InvalidError ? error.fields : [error]),
      );
    expect(await refused("See you soon")).toEqual([
      { field: "text", message: "wording:problems.missingInText", values: { example: "{{when}}" } },
    ]);
    expect(await refused("{{when}} {{patient}}")).toMatchObject([{ message: "wording:problems.unknown" }]);
    expect(await refused("{{when}} <b>now</b>")).toMatchObject([{ message: "wording:problems.markup" }]);
    expect(await refused(`{{when}} ${"x".repeat(400)}`)).toMatchObject([{ message: "errors:field.tooLong" }]);
  });

  it("from a form that somebody overtook is refused with what it says now, and is an administrator's alone", async () => {
    const { version } = await readWording(await admin(), BY_TEXT, PLACE);
    await saveWording(await admin(), BY_TEXT, PLACE, { text: OWN, version });
    const late = saveWording(await admin(), BY_TEXT, PLACE, { text: `${OWN} Now.`, version });
    await expect(late).rejects.toThrow(StaleFormError);
    await late.catch((error: StaleFormError) => expect(error.current).toEqual({ text: OWN }));
    const doctor = await practice.as(employeeActor(practice.ids.doctor), Date.now());
    await expect(saveWording(doctor, BY_TEXT, PLACE, { text: OWN, version })).rejects.toThrow(ForbiddenError);
    await expect(previewWording(doctor, BY_TEXT, PLACE, { text: OWN, version })).rejects.toThrow(ForbiddenError);
    await save(defaultText(createTranslator("en_US"), "confirmed"));
  });
});

describe("the preview of a text", () => {
  it("is what would be sent and says in how many messages, without saving it", async () => {
    const short = await previewWording(await admin(), BY_TEXT, PLACE, { text: "On {{when}}.", version: 0 });
    expect(short).toMatchObject({ alphabet: "GSM-7", parts: 1, room: 160, outside: [] });
    expect(short.units).toBe(short.said.length);
    const long = await previewWording(await admin(), BY_TEXT, PLACE, {
      text: `{{when}} aquí ${"x".repeat(70)}`,
      version: 0,
    });
    expect(long).toMatchObject({ alphabet: "UCS-2", outside: ["í"] });
    expect(long.parts).toBeGreaterThan(1);
    expect((await readWording(await admin(), BY_TEXT, PLACE)).own).toBe(false);
  });

  it("there is of every text in every language, few messages each, with nothing left unfilled", async () => {
    const context = await admin();
    await readMessages("es_ES", "ar_BH");
    for (const locale of ["en_US", "es_ES", "ar_BH"] as const)
      for (const key of TEXT_KEYS) {
        const text = defaultText(createTranslator(locale), key);
        expect([key, locale, textProblems(key, text)]).toEqual([key, locale, []]);
        const { said, parts } = await BY_TEXT.preview(context, { key, locale }, { text });
        expect([key, locale, /\{\{|\}\}|undefined/.test(said), parts <= 4]).toEqual([key, locale, false, true]);
      }
  });
});
