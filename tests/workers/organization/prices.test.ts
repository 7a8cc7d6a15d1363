import { beforeEach, describe, expect, it } from "vitest";
import { saveOffering } from "~/features/organization/services/catalog/save-offering.server";
import { readCatalog } from "~/features/organization/services/catalog/read-catalog.server";
import { changeTaxRounding } from "~/features/organization/services/prices/change-tax-rounding.server";
import { billableServices } from "~/features/organization/services/prices/billable-services.server";
import { listTaxRates } from "~/features/organization/services/prices/list-tax-rates.server";
import { moveTaxRate } from "~/features/organization/services/prices/move-tax-rate.server";
import { saveBillableService } from "~/features/organization/services/prices/save-billable-service.server";
import { saveTaxRate } from "~/features/organization/services/prices/save-tax-rate.server";
import { switchTaxRate } from "~/features/organization/services/prices/switch-tax-rate.server";
import { loader as taxRatesPage } from "~/features/organization/routes/prices/tax-rates";
import { loader as servicesPage } from "~/features/organization/routes/prices/billable-services";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { calls } from "../../../workers/calls";
import type { Actor } from "~/platform/access/actor.server";
import { ForbiddenError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { systemOf, rowsOf } from "../billing/scene";

let practice: Awaited<ReturnType<typeof openPractice>>;
const admin = () => practice.as(practice.administrator);

beforeEach(async () => {
  practice = await openPractice({ now: Date.now() });
});

interface Stored {
  price: number | null;
  cost: number;
  tax: number;
  taxes: string;
}

/** What the clinic offering costs at the practice's place, as it is stored. */
const stored = async (): Promise<Stored | undefined> =>
  (
    await rowsOf<Stored>(
      await systemOf(practice),
      `SELECT price_minor AS price, cost_minor AS cost, tax_minor AS tax, taxes FROM service_offering_branch
WHERE organization_id = ?1 AND service_offering_id = ?2 AND branch_id = ?3`,
      ...[practice.ids.clinicOffering, practice.ids.branch],
    )
  )[0];
const rate = async (name: string, percentage: string, more: Record<string, unknown> = {}) =>
  (await saveTaxRate(await admin(), { name, percentage, isDefault: true, ...more })).id;

/** Changes the clinic offering as its form would. */
async function offer(more: Record<string, unknown>): Promise<void> {
  const { offerings } = await readCatalog(await admin());
  const own = offerings.find(({ id }) => id === practice.ids.clinicOffering);
  if (!own) throw new Error("no offering");
  await saveOffering(await admin(), { ...own, version: undefined, ...more });
}

describe("tax rates", () => {
  it("change what is paid for every service in the same commit, by worked examples", async () => {
    expect(await stored()).toMatchObject({ price: null, cost: 5_000, tax: 0 });
    const vat = await rate("VAT", "20");
    expect(await stored()).toMatchObject({ price: 5_000, cost: 6_000, tax: 1_000 });
    await saveTaxRate(await admin(), { id: vat, name: "VAT", percentage: "7,25", isDefault: true, isInclusive: true });
    // 5000 × 7.25 / 107.25 = 337.99…
    expect(await stored()).toMatchObject({ price: 5_000, cost: 5_000, tax: 338 });
    await rate("City tax", "٢٫٥", { isCompound: true });
    // Net 4662; the tax of the city on 4662 + 338.
    expect(await stored()).toMatchObject({ price: 5_000, cost: 5_125, tax: 463 });
    expect(JSON.parse((await stored())?.taxes ?? "")).toEqual([
      { name: "VAT", ratePpm: 72_500, isInclusive: true, amountMinor: 338 },
      { name: "City tax", ratePpm: 25_000, isInclusive: false, amountMinor: 125 },
    ]);
    await switchTaxRate(await admin(), false, { id: vat });
    expect(await stored()).toMatchObject({ price: 5_000, cost: 5_125, tax: 125 });
    const audited = await rowsOf<{ action: string }>(
      await systemOf(practice),
      "SELECT action FROM audit_event WHERE organization_id = ?1 AND subject_kind = 'taxRate' ORDER BY seq",
    );
    expect(audited.map(({ action }) => action)).toEqual([
      ...["taxRate.create", "taxRate.update", "taxRate.create", "taxRate.disable"],
    ]);
  });

  it("are charged in their order, which can be changed, and rounded as the organization says", async () => {
    await offer({ branches: [{ branchId: practice.ids.branch, cost: 0.5, currencyCode: "EUR" }] });
    const city = await rate("City tax", "5");
    // 2.5 cents.
    expect(await stored()).toMatchObject({ price: 50, cost: 53, tax: 3 });
    await changeTaxRounding(await admin(), { rounding: "HALF_EVEN" });
    expect(await stored()).toMatchObject({ price: 50, cost: 52, tax: 2 });
    await rate("Levy", "100", { isCompound: true });
    expect(await stored()).toMatchObject({ cost: 104 });
    expect(await moveTaxRate(await admin(), { id: city, intent: "down", from: 0 })).toEqual({ id: city, at: 1 });
    expect(await stored()).toMatchObject({ cost: 102 });
    expect(await moveTaxRate(await admin(), { id: city, intent: "down", from: 1 })).toEqual({ id: city, at: null });
  });

  it("of one place are charged there alone, and in currencies without or with three decimals exactly", async () => {
    const { branch } = practice.ids;
    await rate("VAT", "10", { branchId: branch });
    const costs = async (cost: number, currencyCode: string) => {
      await offer({ branches: [{ branchId: branch, cost, currencyCode }] });
      const now = await stored();
      return [now?.price, now?.cost, now?.tax];
    };
    expect(await costs(999, "JPY")).toEqual([999, 1_099, 100]);
    expect(await costs(1.234, "KWD")).toEqual([1_234, 1_357, 123]);
    await expect(
      saveTaxRate(await admin(), { name: "Elsewhere", percentage: "1", branchId: "nowhere" }),
    ).rejects.toThrow(InvalidError);
  });

  it("that a service has of its own survive a change of the default, and of none it stays without tax", async () => {
    const vat = await rate("VAT", "20");
    const reduced = await rate("Reduced", "5", { isDefault: false });
    await offer({ taxMode: "OWN", taxRateIds: [reduced] });
    expect(await stored()).toMatchObject({ price: 5_000, cost: 5_250 });
    await saveTaxRate(await admin(), { id: vat, name: "VAT", percentage: "21", isDefault: true });
    await rate("More", "3");
    expect(await stored()).toMatchObject({ price: 5_000, cost: 5_250 });
    // A call that says nothing of taxes leaves them as they are, and one that sends back what it was told, the price.
    await offer({ taxMode: undefined, taxRateIds: undefined });
    expect(await stored()).toMatchObject({ price: 5_000, cost: 5_250 });
    await offer({ taxMode: "OWN", taxRateIds: [] });
    expect(await stored()).toMatchObject({ price: 5_000, cost: 5_000, tax: 0 });
    await offer({ taxMode: "DEFAULT" });
    expect(await stored()).toMatchObject({ price: 5_000, cost: 6_200 });
    await expect(offer({ taxRateIds: ["unknown"] })).rejects.toThrow(InvalidError);
  });

  it("changed by several at once end in the prices that follow from all of them", async () => {
    const one = await rate("One", "1");
    await Promise.all([
      rate("Two", "2"),
      rate("Three", "3"),
      switchTaxRate(await admin(), false, { id: one }),
      offer({ branches: [{ branchId: practice.ids.branch, cost: 100, currencyCode: "EUR" }] }),
    ]);
    expect(await stored()).toMatchObject({ price: 10_000, cost: 10_500, tax: 500 });
  });

  it("are refused where they are malformed, the same twice, stale or somebody else's", async () => {
    const vat = await rate("VAT", "20");
    for (const percentage of ["", "101", "-1", "7.25001", "1e1", "abc", "1,000", null, {}, 1e9, undefined])
      await expect(saveTaxRate(await admin(), { name: "Bad", percentage }), String(percentage)).rejects.toThrow(
        InvalidError,
      );
    await expect(saveTaxRate(await admin(), { name: "vat", percentage: "1" })).rejects.toThrow(InvalidError);
    await saveTaxRate(await admin(), { id: vat, version: 1, name: "VAT", percentage: "19" });
    await expect(saveTaxRate(await admin(), { id: vat, version: 1, name: "VAT", percentage: "18" })).rejects.toThrow(
      StaleFormError,
    );
    const other = await openPractice({ now: Date.now() });
    const theirs = await other.as(other.administrator);
    await expect(saveTaxRate(theirs, { id: vat, name: "VAT", percentage: "1" })).rejects.toThrow(NotFoundError);
    await expect(switchTaxRate(theirs, false, { id: vat })).rejects.toThrow(NotFoundError);
    await expect(moveTaxRate(theirs, { id: vat, intent: "up" })).rejects.toThrow(NotFoundError);
    expect((await listTaxRates(theirs)).rates).toEqual([]);
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    await expect(saveTaxRate(doctor, { name: "Mine", percentage: "1" })).rejects.toThrow(ForbiddenError);
    await expect(listTaxRates(doctor)).rejects.toThrow(ForbiddenError);
  });

  it("are told by their calls and by the metadata", async () => {
    const ask = async (method: string, path: string, body?: object, actor: Actor = practice.administrator) => {
      const found = findCall(calls, method, path.split("?")[0] ?? "");
      if (!found) throw new Error(`no call ${path}`);
      const init = body
        ? { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } }
        : { method };
      return runCall(await practice.as(actor), found, new Request(`http://practice.localhost${path}`, init));
    };
    const made = (await ask("POST", "/taxRate", { name: "VAT", percentage: 20, isDefault: true })) as {
      taxRate: { id: string };
    };
    const { id } = made.taxRate;
    expect(made.taxRate).toMatchObject({ name: "VAT", percentage: "20", isInclusive: false, position: 0 });
    const list = `/taxRate/listByOrganization/${practice.entry.id}`;
    expect(await ask("GET", list)).toMatchObject({ taxRates: [{ id }] });
    const fields = "/metaData/:organizationId".replace(":organizationId", String(practice.entry.id));
    expect(await ask("GET", `${fields}?fields=tax-rates`)).toMatchObject({ taxRates: [{ id, percentage: "20" }] });
    expect(await ask("PUT", `/taxRate/disable/${id}`)).toMatchObject({ taxRate: { enabled: false } });
    expect(await ask("GET", `${fields}?fields=tax-rates`)).toMatchObject({ taxRates: [] });
    expect(await ask("GET", `/taxRate/${id}`)).toMatchObject({ taxRate: { id, enabled: false } });
    await expect(ask("GET", list, undefined, employeeActor(practice.ids.doctor))).rejects.toThrow(ForbiddenError);
    await expect(ask("PUT", "/taxRate", { id, name: "VAT", percentage: "x" })).rejects.toThrow(InvalidError);
    await expect(ask("GET", "/taxRate/listByOrganization/999999")).rejects.toThrow(NotFoundError);
  });
});

describe("billable services", () => {
  it("have a price, other prices at single places, and taxes of their own or the default", async () => {
    const vat = await rate("VAT", "20");
    const { branch } = practice.ids;
    const asked = {
      ...{ name: "Certificate", code: "C1", currencyCode: "KWD", price: "12,5" },
      places: [{ branchId: branch, price: "10.125" }],
      ...{ taxMode: "OWN", taxRateIds: [vat] },
    };
    const { id } = await saveBillableService(await admin(), asked);
    const { services } = await billableServices(await admin());
    expect(services).toEqual([
      expect.objectContaining({
        ...{ id, name: "Certificate", priceMinor: 12_500, taxMode: "OWN", taxRateIds: [vat] },
        places: [{ branchId: branch, priceMinor: 10_125 }],
      }),
    ]);
    for (const bad of [
      { price: "1.2345" },
      { price: "" },
      { price: "-1" },
      { currencyCode: "XXXX" },
      { places: [{ branchId: "nowhere", price: "1" }] },
      { places: [{ branchId: branch, price: "one" }] },
      { taxRateIds: ["unknown"] },
    ])
      await expect(saveBillableService(await admin(), { ...asked, name: "Other", ...bad })).rejects.toThrow(
        InvalidError,
      );
    await expect(saveBillableService(await admin(), asked)).rejects.toThrow(InvalidError);
    await expect(
      saveBillableService(await practice.as(employeeActor(practice.ids.doctor)), { ...asked, name: "Mine" }),
    ).rejects.toThrow(ForbiddenError);
  });
});

it("shows its screens in at most three round trips each", async () => {
  for (const [loader, path] of [
    [taxRatesPage, "tax_rates"],
    [servicesPage, "billableservices"],
  ] as const) {
    const app = await admin();
    const before = app.db.meter.roundTrips;
    const request = new Request(`https://clinic.example/secure/providerweb/settings/${path}`);
    await loader({ request, params: {}, context: { app, calls: [] } } as never);
    expect(app.db.meter.roundTrips - before).toBeLessThanOrEqual(3);
  }
});
