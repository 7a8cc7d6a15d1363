import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "../../support/browser";
import type { PracticeIds, TableRows } from "../../support/practice";
import { wordsOf } from "../main-job/stations";

export const t = wordsOf("en_US");
const TICK = 300_000;

/** So many presses a consultation may cost, from opening it to all that is signed and sent, besides typing. */
export const MOST_ACTIVATIONS = 25;

const rows = (table: string, values: Record<string, string | number>): TableRows => ({
  table,
  columns: Object.keys(values),
  rows: [Object.values(values)],
});

/** An appointment in ten minutes' time, of a patient of the doctor's, and a laboratory that does one test. */
export const booked =
  (type: "video" | "clinic", id: string) =>
  (ids: PracticeIds): TableRows[] => {
    const now = Date.now();
    const startsAt = Math.ceil(now / TICK) * TICK + 2 * TICK;
    return [
      rows("appointment", {
        ...{
          id,
          state_id: 2,
          type: type === "clinic" ? "in_patient" : type,
          employee_id: ids.doctor,
          branch_id: ids.branch,
        },
        ...{ service_offering_id: type === "video" ? ids.videoOffering : ids.clinicOffering, patient_id: ids.patient },
        ...{ starts_at: startsAt, ends_at: startsAt + 6 * TICK, time_zone: "Europe/Madrid", booked_by: "PATIENT" },
        ...{ local_day: new Date(startsAt).toISOString().slice(0, 10), created_at: now, updated_at: now },
      }),
      rows("appointment_history", {
        ...{ appointment_id: id, version: 1, at: now, action: "book", actor_kind: "patient" },
        ...{ actor_id: ids.patient, to_state_id: 2, starts_at: startsAt },
      }),
      rows("laboratory", { id: "city", name: "City Laboratory" }),
      rows("lab_test", {
        ...{ id: "crp", laboratory_id: "city", name: "C-reactive protein", category: "LABORATORY_TEST_PROCEDURE" },
      }),
    ];
  };

/**
 * Counts what somebody presses on a page and in its frames: every press of a pointer, every Enter, and every space and
 * arrow outside a text. Moving on by Tab and typing, in a list of choices too, is no press.
 */
export async function countActivations(page: Page): Promise<() => number> {
  let activations = 0;
  await page.context().exposeBinding("countActivation", () => {
    activations += 1;
  });
  await page.context().addInitScript(() => {
    const count = () => void (Reflect.get(window, "countActivation") as () => Promise<void>)();
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /text|search/.test(target.type));
    addEventListener("pointerdown", (event) => event.isTrusted && count(), true);
    addEventListener(
      "keydown",
      ({ key, target, isTrusted }) => {
        const presses = key === "Enter" ? !(target instanceof HTMLTextAreaElement) : /^( |Arrow)/.test(key);
        if (isTrusted && presses && (key === "Enter" || !isText(target))) count();
      },
      true,
    );
  });
  return () => activations;
}

/** A consultation's page, or the frame that it is in. */
export type Consultation = Page | FrameLocator;

/** What is open beside a consultation. */
export const paneOf = (consultation: Consultation): FrameLocator =>
  consultation.frameLocator(".work-frames iframe:not([hidden])");

export const press = (where: Consultation, role: "button" | "link", name: string) =>
  where.getByRole(role, { name, exact: true }).click();

/** What begins a work at a consultation, or goes on with it: above it, or below the thumb. */
export const begin = (consultation: Consultation, work: "notes" | "prescriptions" | "orders") =>
  consultation.locator(`.desk-begin a[data-work=${work}]`).click();

/** Types into fields one after the other as somebody who never looks for the pointer; an empty word skips a field. */
async function typeOn(page: Page, words: readonly string[]): Promise<void> {
  for (const [index, word] of words.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(word);
  }
}

export async function writeNote(consultation: Consultation): Promise<void> {
  const pane = paneOf(consultation);
  await begin(consultation, "notes");
  await press(pane, "button", t("note-editor:create.submit"));
  for (const [title, words] of [
    ["Subjective", "Sore throat for three days"],
    ["Objective", "Tonsils red, no fever"],
    ["Assessment", "Tonsillitis"],
    ["Plan", "Antibiotic, test of the blood"],
  ] as const)
    await pane.getByRole("textbox", { name: new RegExp(`^${title}`) }).pressSequentially(words);
  await press(pane, "button", t("note-editor:editor.finish"));
  await press(pane, "button", t("note-editor:acts.sign"));
  await expect(consultation.getByText(t("desk:done.noteSigned"))).toBeVisible();
}

export async function prescribe(page: Page, consultation: Consultation): Promise<void> {
  const pane = paneOf(consultation);
  await begin(consultation, "prescriptions");
  await press(pane, "button", t("prescriptions:start"));
  await pane.locator("#name").click();
  await typeOn(page, ["Cefuroxime", "500", "mg", "Tablet", "By mouth", "1", "", "Twice", "After", "7"]);
  await press(pane, "button", t("prescriptions:line.add"));
  await expect(pane.getByText("Cefuroxime").first()).toBeVisible();
  await press(pane, "button", t("prescriptions:sign.submit"));
  await expect(consultation.getByText(t("prescriptions:done.signed"))).toBeVisible();
}

export async function order(page: Page, consultation: Consultation): Promise<void> {
  const pane = paneOf(consultation);
  await begin(consultation, "orders");
  await pane.getByRole("checkbox", { name: "C-reactive protein" }).check();
  await pane.locator("#reason").click();
  await page.keyboard.type("Sore throat");
  await press(pane, "button", t("laboratory:order.send"));
  await expect(consultation.getByText(t("laboratory:done.sent"))).toBeVisible();
}

export async function followUp(consultation: Consultation): Promise<void> {
  await consultation.getByText(t("desk:followUp.WEEKS", { count: 3 }), { exact: true }).click();
  await press(consultation, "button", t("desk:followUp.invite"));
  await expect(consultation.getByText(t("desk:followUp.done.invite"))).toBeVisible();
}

/** All of it stands in the consultation, and nothing of it is a draft. */
export async function expectAllDone(consultation: Consultation): Promise<void> {
  const work = consultation.locator("#work");
  for (const state of [t("notes:status.SIGNED"), t("prescriptions:state.SIGNED"), t("laboratory:state.ORDERED")])
    await expect(work.getByText(state, { exact: true }).first()).toBeVisible();
  await expect(work.getByText("C-reactive protein")).toBeVisible();
  await expect(work.getByText(t("consultations:draft"), { exact: true })).toHaveCount(0);
}
