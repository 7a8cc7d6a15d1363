import { foreignKey, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  COMPONENT_KINDS,
  LAB_CATEGORIES,
  type LabAnswer,
  type LabRange,
} from "~/features/consultations/domain/laboratory/lab-test";
import { flag, id, json, organizationId, version } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "consultations";

/** Who examines samples and takes pictures for the organization. */
export const laboratory = sqliteTable(
  "laboratory",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull().default(""),
    address: text("address").notNull().default(""),
    openingHours: text("opening_hours").notNull().default(""),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** What a laboratory can be asked for. Retired, never deleted: old orders keep its name and their ranges. */
export const labTest = sqliteTable(
  "lab_test",
  {
    organizationId: organizationId(),
    id: id(),
    laboratoryId: id("laboratory_id"),
    name: text("name").notNull(),
    /** The laboratory's own code. */
    code: text("code").notNull().default(""),
    loinc: text("loinc").notNull().default(""),
    category: text("category", { enum: LAB_CATEGORIES }).notNull(),
    sample: text("sample").notNull().default(""),
    container: text("container").notNull().default(""),
    fasting: flag("fasting").default(false),
    /** What the patient reads before. */
    preparation: text("preparation").notNull().default(""),
    turnaroundHours: integer("turnaround_hours").notNull().default(24),
    /** Before tax, in the minor unit of the organization's currency; null where it has no price. */
    priceMinor: integer("price_minor"),
    taxPercent: real("tax_percent").notNull().default(0),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("lab_test_of").on(t.organizationId, t.laboratoryId, t.category, t.name),
    foreignKey({
      columns: [t.organizationId, t.laboratoryId],
      foreignColumns: [laboratory.organizationId, laboratory.id],
    }),
  ],
);

/** What a test measures. */
export const labComponent = sqliteTable(
  "lab_component",
  {
    organizationId: organizationId(),
    id: id(),
    testId: id("test_id"),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    loinc: text("loinc").notNull().default(""),
    kind: text("kind", { enum: COMPONENT_KINDS }).notNull(),
    /** UCUM. */
    unit: text("unit").notNull().default(""),
    decimals: integer("decimals").notNull().default(0),
    ranges: json<LabRange[]>("ranges").notNull(),
    answers: json<LabAnswer[]>("answers").notNull(),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("lab_component_of").on(t.organizationId, t.testId, t.position),
    foreignKey({ columns: [t.organizationId, t.testId], foreignColumns: [labTest.organizationId, labTest.id] }),
  ],
);

/** Tests that are ordered together. */
export const labPanel = sqliteTable(
  "lab_panel",
  {
    organizationId: organizationId(),
    id: id(),
    laboratoryId: id("laboratory_id"),
    name: text("name").notNull(),
    loinc: text("loinc").notNull().default(""),
    testIds: json<string[]>("test_ids").notNull(),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("lab_panel_of").on(t.organizationId, t.laboratoryId, t.name),
    foreignKey({
      columns: [t.organizationId, t.laboratoryId],
      foreignColumns: [laboratory.organizationId, laboratory.id],
    }),
  ],
);
