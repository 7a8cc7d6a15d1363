import { z } from "zod";
import { ROLE_FILTERS, STATUS_FILTERS } from "../../domain/team/employee-filter";

const NAME_LENGTH = 100;
const MOST_AT_ONCE = 200;
const FARTHEST = 10_000;

const nameField = z.string().trim().max(NAME_LENGTH).default("");

/** The list's address: what is searched, the filters, and the employee that the page begins after or ends before. */
export const employeeListSchema = z.object({
  name: nameField.catch(""),
  status: z.enum(STATUS_FILTERS).default("ALL").catch("ALL"),
  role: z.enum(ROLE_FILTERS).default("all").catch("all"),
  /** By name. */
  order: z.enum(["ascending", "descending"]).default("ascending").catch("ascending"),
  after: z.string().max(60).optional().catch(undefined),
  before: z.string().max(60).optional().catch(undefined),
});

/** The same as a call, which counts by offset. */
export const employeeSearchCall = z.object({
  name: nameField,
  status: z.enum(STATUS_FILTERS).default("ALL"),
  role: z.enum(ROLE_FILTERS).default("all"),
  offset: z.coerce.number().int().min(0).max(FARTHEST).default(0),
  max: z.coerce.number().int().min(1).max(MOST_AT_ONCE).default(25),
});

export const listByOrganizationCall = employeeSearchCall.pick({ offset: true, max: true }).extend({
  organizationId: z.string(),
});
export const searchByNameCall = z.object({ name: nameField });
export const instantSearchCall = z.object({ q: nameField });
