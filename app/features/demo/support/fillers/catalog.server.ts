import { paths } from "~/paths";
import type { Cast } from "../../domain/cast";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import { demoPrice, demoTaxes } from "./demo-taxes.server";
import type { Filler, Opened } from "./filler.server";

/** A service as a row, whether it is in the practice from the beginning or comes later. */
export const offeringRow = (offering: Cast["offerings"][number]): Row => ({
  id: offering.id,
  name: offering.name,
  offerings_type: offering.kind === "video" ? "VIDEO_CONSULTATION" : "PHYSICAL_CONSULTATION",
  description: offering.description,
  duration_minutes: offering.minutes,
  buffer_before_minutes: offering.bufferBefore,
  buffer_after_minutes: offering.bufferAfter,
  online_booking_option: offering.booking,
  online_payment_option: offering.payment ?? "DISABLED",
  confirms_by_itself: Number(offering.confirmsByItself),
  available_to_new_patients: Number(offering.newPatients),
  instructions: offering.instructions,
});

/** What a service costs at a place; a practice that stays has taxes in its prices. */
function placePrice(cast: Cast, { passwordHash }: Opened, price: number): Row {
  const { priceMinor, totalMinor, taxMinor, taxes } = demoPrice(passwordHash === null ? [] : demoTaxes(cast), price);
  return { price_minor: priceMinor, cost_minor: totalMinor, tax_minor: taxMinor, taxes };
}

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** When a location is open, a column a day. */
const openingRow = (hours: readonly string[]): Row =>
  Object.fromEntries(DAYS.map((day, index) => [`hours_${day}`, hours[index] ?? ""]));

const catalogRows = (cast: Cast, opened: Opened): TableRows[] => {
  const { branches, departments, offerings } = cast;
  return [
    tableOf(
      "branch",
      branches.map(({ id, name, address, city, postalCode, countryCode, phone, timeZone, ...more }) => ({
        id,
        ...openingRow(more.hours ?? []),
        directions: more.directions ?? "",
        latitude: more.at?.[0] ?? null,
        longitude: more.at?.[1] ?? null,
        name,
        address,
        city,
        postal_code: postalCode,
        country_code: countryCode,
        phone,
        time_zone: timeZone,
      })),
    ),
    tableOf(
      "branch_arrivals",
      branches.map(({ id }) => ({ branch_id: id, rooms: JSON.stringify(["1", "2", "3", "4"]), kiosk: 1 })),
    ),
    tableOf(
      "department",
      departments.map(({ id, name }) => ({ id, name })),
    ),
    tableOf("service_offering", offerings.map(offeringRow)),
    tableOf(
      "service_offering_branch",
      offerings.flatMap(({ id, cost }) =>
        branches.map((branch) => ({
          service_offering_id: id,
          branch_id: branch.id,
          currency_code: branch.currency,
          ...placePrice(cast, opened, cost[branch.key] ?? 0),
        })),
      ),
    ),
    tableOf(
      "service_offering_department",
      offerings.flatMap((offering) =>
        departments
          .filter(({ key }) => offering.departments.includes(key))
          .map(({ id }) => ({ service_offering_id: offering.id, department_id: id })),
      ),
    ),
  ];
};

/** Locations, departments and services. */
export const catalog: Filler = {
  ofPractice: catalogRows,
  marked: [
    {
      table: "branch",
      belongings: [{ table: "branch_arrivals", column: "branch_id" }],
      shown: {
        name: "t.name",
        appointmentsBy: "branch_id",
        kind: "demo:kinds.branch",
        href: () => paths.setting("branch"),
      },
    },
    {
      table: "department",
      belongings: [],
      shown: { name: "t.name", kind: "demo:kinds.department", href: () => paths.setting("departments") },
    },
    {
      table: "service_offering",
      belongings: [
        { table: "service_offering_branch", column: "service_offering_id" },
        { table: "service_offering_department", column: "service_offering_id" },
      ],
      shown: {
        name: "t.name",
        appointmentsBy: "service_offering_id",
        kind: "demo:kinds.service_offering",
        href: () => paths.setting("clinic_service_offering"),
      },
    },
  ],
};
