import type { FrameLocator, Locator, Page } from "@playwright/test";
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

/** What the doctor keeps to prescribe at one press. */
const FAVOURITE = {
  ...{ strength: "500", strengthUnit: "mg", form: "TABLET", method: "BY_MOUTH", dose: 1, doseUnit: "" },
  ...{ frequency: "THREE_TIMES_DAILY", whenTaken: "", asNeeded: false, neededFor: "", maxPerDay: null, days: 5 },
  ...{ dosageText: "", quantityUnit: "", quantityTyped: false, refills: 0, substitutionAllowed: true },
  ...{ instructions: "", reason: "", overruled: [] },
};

/** An appointment in ten minutes' time, of a patient of the doctor's, a laboratory that does one test, and a favorite. */
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
      rows("favourite_medicine", {
        ...{ id: "paracetamol", employee_id: ids.doctor, name: "Paracetamol", created_at: now },
        medicine: JSON.stringify(FAVOURITE),
      }),
    ];
  };

/** What somebody has pressed so far. */
export interface Activations {
  count: () => number;
  /** Presses that the page does not see, as those in a list of choices that the device draws. */
  add: (presses: number) => void;
}

/**
 * Counts what somebody presses on a page and in its frames: every press of a pointer, every Enter, and every space and
 * arrow outside a text. Moving on by Tab and typing is no press.
 */
export async function countActivations(page: Page): Promise<Activations> {
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
  return { count: () => activations, add: (presses) => (activations += presses) };
}

/** Says what a consultation cost, its medicine typed and at one press. */
export function expectCost(typed: number, pressed: number): void {
  console.info(`The consultation took ${typed} activations besides typing, its medicine typed by hand.`);
  console.info(`With a favorite in place of that medicine it takes ${pressed}.`);
  for (const cost of [typed, pressed]) {
    expect(cost).toBeGreaterThan(10);
    expect(cost).toBeLessThanOrEqual(MOST_ACTIVATIONS);
  }
}

/** A consultation's page, or the frame that it is in. */
export type Consultation = Page | FrameLocator;

/** What is open beside a consultation. */
export const paneOf = (consultation: Consultation): FrameLocator =>
  consultation.frameLocator(".work-frames iframe:not([hidden])");

export const press = (where: Consultation, role: "button" | "link", name: string) =>
  where.getByRole(role, { name, exact: true }).click();

/** What begins a work at a consultation, or goes on with it: above it, or below the thumb, once it opens beside it. */
export const begin = (consultation: Consultation, work: "notes" | "prescriptions" | "orders") =>
  consultation.locator(`[data-desk][data-ready] .desk-begin [data-work=${work}]`).click();

/** Chooses from a list that the device draws: one press opens it, another chooses. */
async function choose(list: Locator, label: string, activations: Activations): Promise<void> {
  await list.selectOption({ label });
  activations.add(2);
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

/** Signs what is open beside the consultation, which is there alone again. */
async function sign(consultation: Consultation): Promise<void> {
  await press(paneOf(consultation), "button", t("prescriptions:sign.submit"));
  await expect(consultation.locator("#work-pane")).toBeHidden();
  await expect(consultation.getByText(t("prescriptions:done.signed"))).toBeVisible();
}

/**
 * Prescribes a medicine that was never written before, every field of it by the pointer.
 * @returns how many presses the prescription took
 */
export async function prescribe(page: Page, consultation: Consultation, activations: Activations): Promise<number> {
  const before = activations.count();
  const pane = paneOf(consultation);
  await begin(consultation, "prescriptions");
  await pane.locator("#name").click();
  await page.keyboard.type("cefur");
  await pane.getByRole("option", { name: "Cefuroxime", exact: true }).click();
  // The strength is one of those that are usual, and the amount is asked for next.
  await pane.locator("[data-proposal]", { hasText: /^500/ }).click();
  await expect(pane.locator("#dose")).toBeFocused();
  await page.keyboard.type("1");
  await choose(pane.locator("#frequency"), t("medications:frequency.TWICE_DAILY"), activations);
  await choose(pane.locator("#whenTaken"), t("medications:whenTaken.AFTER_FOOD"), activations);
  await pane.locator("#days").click();
  await page.keyboard.type("7");
  await press(pane, "button", t("prescriptions:line.add"));
  await expect(pane.getByRole("cell", { name: "Cefuroxime 500" })).toBeVisible();
  await sign(consultation);
  return activations.count() - before;
}

/**
 * Prescribes one of the favorites.
 * @returns how many presses that took
 */
export async function prescribeFavourite(consultation: Consultation, activations: Activations): Promise<number> {
  const before = activations.count();
  const pane = paneOf(consultation);
  await begin(consultation, "prescriptions");
  await pane.getByRole("button", { name: /^Paracetamol/ }).click();
  await expect(pane.getByRole("cell", { name: "Paracetamol 500" })).toBeVisible();
  await sign(consultation);
  return activations.count() - before;
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
