import { and, asc, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import type { CalendarRules, Offering, OfferingPlace, Provider } from "../../domain/booking/bookable";
import { calendarSettingsStatement } from "../settings/calendar-settings.server";

/** What is given where. */
interface StaffPlace {
  serviceOfferingId: string;
  branchId: string;
}

/** Who gives what where. */
export interface StaffChoice extends StaffPlace {
  employeeId: string;
}

const providersOf = (db: TenantDb, ids: readonly string[]) =>
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
    .where(and(db.own(employee), inArray(employee.id, [...ids]), eq(employee.enabled, true)))
    .orderBy(asc(employee.lastName), asc(employee.id));

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
 * Some providers, an offering and a place as staff may use them, whether or not the public sees them; undefined where
 * the offering, the place or all of the providers are not this organization's.
 */
export async function readStaffChoice(
  db: TenantDb,
  { employeeIds, serviceOfferingId, branchId }: StaffPlace & { employeeIds: readonly string[] },
): Promise<
  { settings: CalendarRules | undefined; providers: Provider[]; offering: Offering; place: OfferingPlace } | undefined
> {
  const [[settings], providers, [offering], [place]] = await db.batch([
    calendarSettingsStatement(db),
    providersOf(db, employeeIds),
    offeringOf(db, serviceOfferingId),
    placeOf(db, branchId),
  ]);
  if (providers.length === 0 || !offering || !place) return undefined;
  return {
    settings,
    providers,
    offering,
    place: { ...place, serviceOfferingId: offering.id, costMinor: 0, currencyCode: "" },
  };
}
