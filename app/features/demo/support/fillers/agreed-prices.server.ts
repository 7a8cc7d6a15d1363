import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import { demoPrice } from "./demo-taxes.server";

/**
 * What appointments cost by what their services cost when they were booked: as every booking agrees on it.
 * @param taxes that are in the prices; none but in a practice that stays
 * @param except what was agreed otherwise, with discounts
 */
export function agreedPriceRows(
  appointments: readonly DemoAppointment[],
  taxes: Parameters<typeof demoPrice>[0],
  except: readonly Row[] = [],
): TableRows[] {
  const others = new Set(except.map(({ appointment_id: id }) => id));
  const rows = appointments.flatMap(({ id, patient, branch, offering }): Row[] => {
    if (patient === null || others.has(id)) return [];
    const { priceMinor, ...price } = demoPrice(taxes, offering.cost[branch.key] ?? 0);
    return [
      {
        ...{ appointment_id: id, base_minor: priceMinor, discount_minor: 0, tax_minor: price.taxMinor },
        ...{ total_minor: price.totalMinor, currency_code: branch.currency, taxes: price.taxes, discounts: "[]" },
      },
    ];
  });
  return rows.length === 0 ? [] : [tableOf("agreed_price", rows)];
}
