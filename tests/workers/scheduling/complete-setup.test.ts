import { expect, it } from "vitest";
import { readCatalog, readSetup } from "~/features/organization/public.server";
import { branches } from "~/features/organization/services/catalog/branches.server";
import { completeSetup } from "~/features/scheduling/services/settings/complete-setup.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { createEmployee } from "~/features/identity/services/team/create-employee.server";
import { readFilterOptions } from "~/features/scheduling/data/lists/filter-options-read.server";
import { listBookableProviders } from "~/features/scheduling/services/booking/list-bookable-providers.server";
import { readTimings } from "~/features/scheduling/services/timings/read-timings.server";
import { employeeActor, openOrganization } from "../support/organization";

it("makes what is missing until patients can book, keeps what is there, and asked again adds nothing", async () => {
  const organization = await openOrganization({ provider: true });
  const context = () => organization.as(organization.administrator);
  await branches.save(await context(), { name: "Calle Mayor", timeZone: "Atlantic/Canary" });
  await completeSetup(await context(), { price: "35" });
  await completeSetup(await context(), {});
  const catalog = await readCatalog(await context());
  expect(catalog.branches.map(({ name }) => name)).toEqual(["Calle Mayor"]);
  expect(catalog.departments.map(({ name }) => name)).toEqual(["General practice"]);
  expect(catalog.offerings.map(({ name, durationMinutes }) => [name, durationMinutes])).toEqual([
    ["Clinic appointment", 20],
    ["Video appointment", 20],
  ]);
  expect(catalog.offerings.flatMap(({ branches }) => branches.map(({ cost }) => cost))).toEqual([35, 35]);
  const { done, has, branchId } = await readSetup(await context());
  // The location that was there has no address yet: that step leads to it.
  expect(done).toMatchObject({ branch: false, department: true, offering: true, doctor: true, timings: true });
  expect([Object.values(has).every(Boolean), branchId]).toEqual([true, catalog.branches[0]?.id]);
  const { db } = await context();
  const { results } = await db
    .raw(
      "SELECT day_of_week AS day, start_minutes AS start, end_minutes AS end, count(*) AS n FROM provider_slot WHERE organization_id = ?1 GROUP BY day_of_week, start_minutes, end_minutes ORDER BY day_of_week",
      db.organizationId,
    )
    .all();
  // Once for the clinic, once for video.
  expect(results).toEqual([1, 2, 3, 4, 5].map((day) => ({ day, start: 540, end: 1020, n: 2 })));
});

it("needs a doctor, and somebody who manages the organization", async () => {
  const organization = await openOrganization();
  const said = { address: "Calle Mayor 5", price: "0" };
  await expect(completeSetup(await organization.as(organization.administrator), said)).rejects.toMatchObject({
    fields: [{ field: "", message: "organization:setup.steps.doctor" }],
  });
  const doctor = employeeActor(crypto.randomUUID(), { roles: [ROLE.PROVIDER] });
  await expect(completeSetup(await organization.as(doctor), said)).rejects.toMatchObject({ status: 403 });
});

it("takes a nurse for no doctor: not bookable, not offered as one who gives a service, and with no week", async () => {
  const organization = await openOrganization();
  const context = () => organization.as(organization.administrator);
  const { employeeId } = await createEmployee(await context(), {
    title: 2,
    firstName: "Nora",
    lastName: "Nurse",
    email: "nora@clinic.example",
    teamUserType: "nurse",
  });
  const said = { address: "Calle Mayor 5", price: "0" };
  await expect(completeSetup(await context(), said)).rejects.toMatchObject({ fields: [{ field: "" }] });
  await createEmployee(await context(), {
    title: 8,
    firstName: "Dora",
    lastName: "Doctor",
    email: "dora@clinic.example",
    teamUserType: "2",
  });
  await completeSetup(await context(), said);
  expect((await readCatalog(await context())).doctors.map(({ lastName }) => lastName)).toEqual(["Doctor"]);
  const { providers } = await readFilterOptions((await context()).db);
  expect(providers.map(({ lastName }) => lastName)).toEqual(["Doctor"]);
  const shown = await listBookableProviders(await organization.as({ kind: "anonymous" }), { kind: "clinic" });
  expect(shown.cards.map(({ provider }) => provider.lastName)).toEqual(["Doctor"]);
  const timings = await readTimings(await context(), { employeeId });
  expect(timings).toMatchObject({ isDoctor: false, slots: [] });
});

it("asks for the address of the first location and for the price, which nobody else can know", async () => {
  const organization = await openOrganization({ provider: true });
  const context = () => organization.as(organization.administrator);
  await expect(completeSetup(await context(), { address: " ", price: "" })).rejects.toMatchObject({
    fields: [
      { field: "address", message: "errors:field.mandatory" },
      { field: "price", message: "errors:field.mandatory" },
    ],
  });
  expect((await readCatalog(await context())).branches).toEqual([]);
  await completeSetup(await context(), {
    address: "Calle Mayor 5",
    postalCode: "28013",
    city: "Madrid",
    price: "40,50",
  });
  const { branches, offerings } = await readCatalog(await context());
  expect(branches).toMatchObject([{ address: "Calle Mayor 5", postalCode: "28013", city: "Madrid" }]);
  expect(offerings.flatMap(({ branches }) => branches.map(({ cost }) => cost))).toEqual([40.5, 40.5]);
  const { done, doctorId } = await readSetup(await context());
  expect([done.branch, done.offering, done.timings, doctorId]).toEqual([true, true, true, null]);
});
