import { foreignKey, index, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { id, organizationId } from "../columns.server";
import { employee } from "./identity.server";
import { serviceOffering } from "./organization.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "organization";

/** Offerings that a provider gives. */
export const employeeOffering = sqliteTable(
  "employee_offering",
  { organizationId: organizationId(), employeeId: id("employee_id"), serviceOfferingId: id("service_offering_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId, t.serviceOfferingId] }),
    index("employee_offering_offering").on(t.organizationId, t.serviceOfferingId, t.employeeId),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
  ],
);
