import { beforeEach, describe, expect, it } from "vitest";
import { assignCredits } from "~/features/billing/services/credits/assign-credits.server";
import { changeGrant } from "~/features/billing/services/credits/change-grant.server";
import { grantsOf, readGrantForm } from "~/features/billing/services/credits/list-grants.server";
import { listDiscounts, readDiscountForm } from "~/features/billing/services/discounts/list-discounts.server";
import { saveDiscount, switchDiscount } from "~/features/billing/services/discounts/save-discount.server";
import { offeringNames } from "~/features/organization/public.server";
import { openPractice } from "../support/organization";
import { MONDAY, type Practice } from "../scheduling/scene";
import { asAdmin, costs, discountOf } from "./discount-scene";
import { systemOf } from "./scene";

let practice: Practice;
let clinic: string;
beforeEach(async () => {
  practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
  await costs(practice, 6_000);
  clinic = practice.ids.clinicOffering;
});

async function offered(id: string, enabled: boolean): Promise<void> {
  const { db } = await systemOf(practice);
  await db
    .raw(
      "UPDATE service_offering SET enabled = ?3 WHERE organization_id = ?1 AND id = ?2",
      ...[db.organizationId, id, Number(enabled)],
    )
    .run();
}

const NONE_LEFT = (feature: string) => ({ fields: [{ field: "services", message: `${feature}:error.noneLeft` }] });

describe("credits for a service that is switched off", () => {
  const granted = async () => {
    const { grantIds } = await assignCredits(await asAdmin(practice), {
      ...{ patientIds: [practice.ids.patient], amount: 3, expiresOn: "2099-01-01", serviceOfferingIds: [clinic] },
    });
    await offered(clinic, false);
    return grantIds[0] ?? "";
  };
  const paysFor = async () => {
    const { active } = await grantsOf(await asAdmin(practice), { patientId: practice.ids.patient });
    return active.map(({ services, serviceOfferingIds }) => [...services, ...serviceOfferingIds]);
  };

  it("stay limited to it by the form that changes them, where it is shown as not offered now", async () => {
    const id = await granted();
    const form = await readGrantForm(await asAdmin(practice), id);
    const choice = form?.offerings.find(({ value }) => value === clinic);
    expect(choice).toEqual({ value: clinic, label: "Clinic visit", isOffered: false });
    const serviceOfferingIds = form?.offerings.flatMap(({ value }) =>
      form.grant.serviceOfferingIds.includes(value) ? value : [],
    );
    await changeGrant(await asAdmin(practice), { id, amount: 5, services: [], serviceOfferingIds });
    expect(await paysFor()).toEqual([[clinic]]);
  });

  it("become credits for everything only where somebody says so", async () => {
    const id = await granted();
    const none = { id, services: [], serviceOfferingIds: [] };
    await expect(changeGrant(await asAdmin(practice), none)).rejects.toMatchObject(NONE_LEFT("credits"));
    expect(await paysFor()).toEqual([[clinic]]);
    await changeGrant(await asAdmin(practice), { ...none, allServices: "on" });
    expect(await paysFor()).toEqual([[]]);
  });
});

describe("a discount for a service that is switched off", () => {
  const terms = { name: "Spring", code: "SPRING", value: "amount", amount: "10", currencyCode: "EUR" };
  const stored = async () => (await listDiscounts(await asAdmin(practice), {})).discounts[0];

  it("stays limited to it by its form, and is switched off and on again", async () => {
    const id = await discountOf(practice, { services: [clinic] });
    await offered(clinic, false);
    const { offerings, discount } = await readDiscountForm(await asAdmin(practice), id);
    expect(offerings.find(({ value }) => value === clinic)).toMatchObject({ label: "Clinic visit", isOffered: false });
    const services = offerings.flatMap(({ value }) => (discount?.services.includes(value) ? value : []));
    await saveDiscount(await asAdmin(practice), { ...terms, name: "Summer", id, services });
    for (const enabled of [false, true])
      await switchDiscount(await asAdmin(practice), { id, version: (await stored())?.version }, enabled);
    expect(await stored()).toMatchObject({ name: "Summer", services: [clinic], enabled: true });
  });

  it("becomes one for everything only where somebody says so", async () => {
    const id = await discountOf(practice, { services: [clinic] });
    const none = { ...terms, id, services: [] };
    await expect(saveDiscount(await asAdmin(practice), none)).rejects.toMatchObject(NONE_LEFT("discounts"));
    expect((await stored())?.services).toEqual([clinic]);
    await saveDiscount(await asAdmin(practice), { ...none, allServices: "on" });
    expect((await stored())?.services).toEqual([]);
  });
});

it("names of services are read however many they are", async () => {
  const { db } = await systemOf(practice);
  const many = Array.from({ length: 300 }, (_, index) => `unknown-${index}`);
  expect([...(await offeringNames(db, [...many, clinic])).values()]).toEqual(["Clinic visit"]);
});
