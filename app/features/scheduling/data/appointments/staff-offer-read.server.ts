import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import type { CalendarRules, Offering, OfferingPlace, Provider } from "../../domain/booking/bookable";
import { calendarSettingsStatement } from "../settings/calendar-settings.server";

/** Who gives what where. */
export interface StaffChoice {
  employeeId: string;
  serviceOfferingId: string;
  branchId: string;
}

const providerOf = (db: TenantDb, id: string) =>
  db.orm
    .select(
      pick({
        id: employee.id,
        title: employee.title,
        firstName: employee.firstName,
        lastName: employee.lastName,
        designation: employee.designation,
        photoFileId: employee.photoFileId,
        colour: employee.colour,
        languages: employee.languages,
        about: employee.about,
      }),
    )
    .from(employee)
    .where(and(db.own(employee), eq(employee.id, id), eq(employee.enabled, true)));

const offeringOf = (db: TenantDb, id: string) =>
  db.orm
    .select(
      pick({
        id: serviceOffering.id,
        name: serviceOffering.name,
        offeringsType: serviceOffering.offeringsType,
        description: serviceOffering.description,
        durationMinutes: serviceOffering.durationMinutes,
        bufferBeforeMinutes: serviceOffering.bufferBeforeMinutes,
        bufferAfterMinutes: serviceOffering.bufferAfterMinutes,
        onlineBookingOption: serviceOffering.onlineBookingOption,
        onlinePaymentOption: serviceOffering.onlinePaymentOption,
        confirmsByItself: serviceOffering.confirmsByItself,
        newPatientsOnly: serviceOffering.newPatientsOnly,
        instructions: serviceOffering.instructions,
        groupCapacity: serviceOffering.groupCapacity,
      }),
    )
    .from(serviceOffering)
    .where(and(db.own(serviceOffering), eq(serviceOffering.id, id)));

const placeOf = (db: TenantDb, id: string) =>
  db.orm
    .select(
      pick({
        branchId: branch.id,
        name: branch.name,
        address: branch.address,
        city: branch.city,
        phone: branch.phone,
        timeZone: branch.timeZone,
      }),
    )
    .from(branch)
    .where(and(db.own(branch), eq(branch.id, id)));

/**
 * One provider, offering and place as staff may use them, whether or not the public sees them; undefined where one of
 * them is not this organization's.
 */
export async function readStaffChoice(
  db: TenantDb,
  choice: StaffChoice,
): Promise<
  { settings: CalendarRules | undefined; provider: Provider; offering: Offering; place: OfferingPlace } | undefined
> {
  const [[settings], [provider], [offering], [place]] = await db.batch([
    calendarSettingsStatement(db),
    providerOf(db, choice.employeeId),
    offeringOf(db, choice.serviceOfferingId),
    placeOf(db, choice.branchId),
  ]);
  if (!provider || !offering || !place) return undefined;
  return {
    settings,
    provider,
    offering,
    place: { ...place, serviceOfferingId: offering.id, costMinor: 0, currencyCode: "" },
  };
}
