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
  await completeSetup(await context());
  await completeSetup(await context());
  const catalog = await readCatalog(await context());
  expect(catalog.branches.map(({ name }) => name)).toEqual(["Calle Mayor"]);
  expect(catalog.departments.map(({ name }) => name)).toEqual(["General practice"]);
  expect(catalog.offerings.map(({ name, durationMinutes }) => [name, durationMinutes])).toEqual([
    ["Clinic appointment", 20],
    ["Video appointment", 20],
  ]);
  const { done } = await readSetup(await context());
  expect(done).toEqual({ branch: true, department: true, offering: true, doctor: true, timings: true, portal: false });
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
  await expect(completeSetup(await organization.as(organization.administrator))).rejects.toMatchObject({
    fields: [{ field: "doctor" }],
  });
  const doctor = employeeActor(crypto.randomUUID(), { roles: [ROLE.PROVIDER] });
  await expect(completeSetup(await organization.as(doctor))).rejects.toMatchObject({ status: 403 });
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
  await expect(completeSetup(await context())).rejects.toMatchObject({ fields: [{ field: "doctor" }] });
  await createEmployee(await context(), {
    title: 8,
    firstName: "Dora",
    lastName: "Doctor",
    email: "dora@clinic.example",
    teamUserType: "2",
  });
  await completeSetup(await context());
  expect((await readCatalog(await context())).doctors.map(({ lastName }) => lastName)).toEqual(["Doctor"]);
  const { providers } = await readFilterOptions((await context()).db);
  expect(providers.map(({ lastName }) => lastName)).toEqual(["Doctor"]);
  const shown = await listBookableProviders(await organization.as({ kind: "anonymous" }), { kind: "clinic" });
  expect(shown.cards.map(({ provider }) => provider.lastName)).toEqual(["Doctor"]);
  const timings = await readTimings(await context(), { employeeId });
  expect(timings).toMatchObject({ isDoctor: false, slots: [] });
});
