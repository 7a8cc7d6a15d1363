import { beforeAll, describe, expect, it } from "vitest";
import { readMetadata } from "~/features/identity/services/metadata/read-metadata.server";
import { billingMethods } from "~/features/organization/services/billing/billing-methods.server";
import { openSecret } from "~/features/organization/services/settings/open-secret.server";
import { ForbiddenError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import type { Practice } from "../scheduling/scene";

let practice: Practice;
beforeAll(async () => {
  practice = await openPractice({ now: Date.now() });
});
const admin = (of = practice) => of.as(of.administrator);
const list = async (of = practice) => billingMethods.list(await admin(of));
const invoices = { name: "Invoices", kind: "TRANSFER", holderName: "Suite", email: "money@example.com" };
const card = { ...invoices, name: "Card", kind: "CARD", lastFour: "4242", expiry: "12/89", reference: "tok_secret_1" };
const save = async (raw: object) => billingMethods.save(await admin(), raw);
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ name }) => name);
const fieldsOf = async (raw: object) => {
  try {
    await save(raw);
  } catch (error) {
    if (error instanceof InvalidError) return error.fields.map(({ field, message }) => `${field} ${message}`);
    throw error;
  }
  return [];
};
const metadata = async (actor = practice.administrator) => {
  const said = await readMetadata(await practice.as(actor), { fields: "subscription-info" });
  return (said["subscriptionInfo"] as { paymentMethod: object | null }).paymentMethod;
};

describe("how a practice pays", () => {
  it("has exactly one default where there are any, and the metadata tells it to those who may change it", async () => {
    expect(await metadata()).toBeNull();
    const first = await save(invoices);
    expect(await defaults()).toEqual(["Invoices"]);
    const second = await save(card);
    expect(await defaults()).toEqual(["Invoices"]);
    await save({ ...card, ...second, isDefault: "on", reference: "" });
    expect(await defaults()).toEqual(["Card"]);
    expect(await metadata()).toMatchObject({ id: second.id, kind: "CARD", lastFour: "4242" });
    expect(await metadata(employeeActor(practice.ids.doctor))).toBeNull();
    await billingMethods.switchTo(await admin(), false, { id: second.id });
    expect(await defaults()).toEqual(["Invoices"]);
    await save({ ...card, ...second, version: 3, isDefault: "on" });
    expect(await defaults()).toEqual(["Invoices"]);
    await billingMethods.switchTo(await admin(), false, { id: first.id });
    expect(await defaults()).toEqual([]);
    await billingMethods.switchTo(await admin(), true, { id: second.id });
    expect(await defaults()).toEqual(["Card"]);
  });

  it("of two who choose another default at once, one is the default", async () => {
    const made = await Promise.all([save({ ...invoices, name: "A" }), save({ ...invoices, name: "B" })]);
    await Promise.allSettled(
      made.map((each, index) => save({ ...invoices, ...each, name: "AB"[index], isDefault: true })),
    );
    expect(await defaults()).toHaveLength(1);
  });

  it("seals its reference, and never shows it again", async () => {
    const { id } = await save({ ...card, name: "Sealed", reference: "tok_secret_2" });
    expect(await openSecret(await admin(), `billingMethod.${id}`)).toBe("tok_secret_2");
    const all = JSON.stringify(await list());
    expect(all).not.toContain("tok_secret");
    expect((await list()).find((each) => each.id === id)?.referenceAt).toBeGreaterThan(0);
    // Left empty, it stays.
    await save({ ...card, id, version: 1, name: "Sealed", reference: "" });
    expect(await openSecret(await admin(), `billingMethod.${id}`)).toBe("tok_secret_2");
  });

  it("takes no whole card number, and what a card must have", async () => {
    const whole = "organization:billingMethods.wholeNumber";
    for (const field of ["name", "holderName", "reference", "lastFour"])
      expect(await fieldsOf({ ...card, [field]: "4242 4242 4242 4242" })).toEqual([`${field} ${whole}`]);
    expect(await fieldsOf({ ...card, lastFour: "123" })).toEqual(["lastFour organization:billingMethods.fourDigits"]);
    expect(await fieldsOf({ ...card, lastFour: "", expiry: "" })).toEqual([
      "lastFour errors:field.mandatory",
      "expiry errors:field.mandatory",
    ]);
    expect(await fieldsOf({ ...card, expiry: "13/29" })).toEqual(["expiry organization:billingMethods.expiryFormat"]);
    expect(await fieldsOf({ ...card, expiry: "01/20" })).toEqual(["expiry organization:billingMethods.expired"]);
    const { id } = await save({ ...card, kind: "MANDATE", name: "Mandate" });
    expect((await list()).find((each) => each.id === id)).toMatchObject({ lastFour: "", expiry: "" });
  });

  it("is the organization's alone, and an administrator's; an outdated form is told", async () => {
    const [own] = await list();
    const other = await openPractice({ now: Date.now() });
    const stranger = await admin(other);
    expect(await list(other)).toEqual([]);
    await expect(billingMethods.save(stranger, { ...invoices, id: own?.id })).rejects.toThrow(NotFoundError);
    await expect(billingMethods.switchTo(stranger, false, { id: own?.id })).rejects.toThrow(NotFoundError);
    for (const actor of [employeeActor(practice.ids.doctor), patientActor(practice.ids.patient, "u")]) {
      const context = await practice.as(actor);
      await expect(billingMethods.list(context)).rejects.toThrow(ForbiddenError);
      await expect(billingMethods.save(context, invoices)).rejects.toThrow(ForbiddenError);
    }
    await expect(save({ ...invoices, id: own?.id, version: 99 })).rejects.toThrow(StaleFormError);
  });
});
