import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { getTableName, is } from "drizzle-orm";
import * as arrivals from "./schema/arrivals.server";
import * as appointmentSeries from "./schema/appointment-series.server";
import * as appointmentRecord from "./schema/appointment-record.server";
import * as consultations from "./schema/consultations.server";
import * as demo from "./schema/demo.server";
import * as billing from "./schema/billing.server";
import * as booking from "./schema/booking.server";
import * as calendarSettings from "./schema/calendar-settings.server";
import * as credits from "./schema/credits.server";
import * as charges from "./schema/charges.server";
import * as discounts from "./schema/discounts.server";
import * as connections from "./schema/connections.server";
import * as deskPayments from "./schema/desk-payments.server";
import * as feedback from "./schema/feedback.server";
import * as forms from "./schema/forms.server";
import * as fileUploads from "./schema/file-uploads.server";
import * as groupSession from "./schema/group-session.server";
import * as imports from "./schema/imports.server";
import * as identity from "./schema/identity.server";
import * as laboratoryCatalogue from "./schema/laboratory-catalogue.server";
import * as laboratory from "./schema/laboratory.server";
import * as ledger from "./schema/ledger.server";
import * as lists from "./schema/lists.server";
import * as monitoring from "./schema/monitoring.server";
import * as notes from "./schema/notes.server";
import * as notifications from "./schema/notifications.server";
import * as offeringProviders from "./schema/offering-providers.server";
import * as organization from "./schema/organization.server";
import * as patients from "./schema/patients.server";
import * as phr from "./schema/phr.server";
import * as platform from "./schema/platform.server";
import * as prices from "./schema/prices.server";
import * as questions from "./schema/questions.server";
import * as prescriptions from "./schema/prescriptions.server";
import * as scheduling from "./schema/scheduling.server";
import * as security from "./schema/security.server";
import * as settings from "./schema/settings.server";
import * as waitingList from "./schema/waiting-list.server";
import * as waitingRoom from "./schema/waiting-room.server";
import type { SpentRows, TableOwner, TableOwnership } from "./table-owner";

const SCHEMAS: readonly TableOwnership[] = [
  platform,
  organization,
  prices,
  identity,
  lists,
  offeringProviders,
  patients,
  settings,
  fileUploads,
  forms,
  phr,
  imports,
  scheduling,
  arrivals,
  calendarSettings,
  appointmentSeries,
  waitingList,
  groupSession,
  booking,
  billing,
  ledger,
  charges,
  deskPayments,
  credits,
  discounts,
  security,
  connections,
  waitingRoom,
  appointmentRecord,
  consultations,
  prescriptions,
  laboratoryCatalogue,
  laboratory,
  notes,
  feedback,
  questions,
  monitoring,
  notifications,
  demo,
];

const tablesOf = (schema: object): [name: string, table: SQLiteTable][] =>
  Object.values(schema).flatMap((table: unknown) =>
    is(table, SQLiteTable) ? [[getTableConfig(table).name, table]] : [],
  );

/** Every table of a tenant database, by its name. */
export const TENANT_TABLES: ReadonlyMap<string, SQLiteTable> = new Map(SCHEMAS.flatMap(tablesOf));

/** Who owns each table of a tenant database, by its name. */
export const TABLE_OWNERS: ReadonlyMap<string, TableOwner> = new Map(
  SCHEMAS.flatMap((schema) => tablesOf(schema).map(([name]) => [name, schema.owner] as const)),
);

const patientRows = SCHEMAS.flatMap((schema) => schema.patientRows ?? []);

/** Every column that names another record after a merge, by table and column in the database. */
export const MOVED_PATIENT_COLUMNS: readonly (readonly [table: string, column: string])[] = patientRows.flatMap(
  ({ moved }) => moved.map((column) => [getTableName(column.table), column.name] as const),
);

/** Every table with one row of each kind a patient, and when two rows are of the same kind. */
export const ONE_OF_A_KIND_TABLES: readonly (readonly [table: string, sameKind: string])[] = patientRows.flatMap(
  ({ oneOfAKind = [] }) => oneOfAKind.map(({ table, sameKind }) => [getTableName(table), sameKind] as const),
);

/** What the owners of tables let be swept away. */
export const SPENT_ROWS: readonly SpentRows[] = SCHEMAS.flatMap((schema) => schema.spentRows ?? []);
