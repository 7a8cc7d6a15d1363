import { z } from "zod";
import { defineCall, type Call } from "~/platform/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import {
  branchSchema,
  configSchema,
  departmentSchema,
  itemSchema,
  offeringSchema,
  switchSchema,
} from "../schemas/catalog";
import { listCurrencies } from "../services/list-currencies.server";
import { readCatalog, type Catalog } from "../services/read-catalog.server";
import { saveBranch } from "../services/save-branch.server";
import { saveConfig } from "../services/save-config.server";
import { saveDepartment } from "../services/save-department.server";
import { saveOffering } from "../services/save-offering.server";
import { switchItem } from "../services/switch-item.server";
import type { CatalogKind } from "../domain/catalog";

interface Family {
  root: string;
  kind: CatalogKind;
  list: "branches" | "departments" | "offerings" | "configs";
  /** What the answers call one of them and all of them. */
  one: string;
  many: string;
  schema: z.ZodObject;
  save: (context: RequestContext, raw: unknown) => Promise<{ id: string; version: number }>;
  /** Where the list is. */
  listPath: string;
  listInput: z.ZodObject;
}

const ofOrganization = z.object({ organizationId: z.string() });

const find = (catalog: Catalog, list: Family["list"], id: string): object => {
  const found = catalog[list].find((each) => each.id === id);
  if (!found) throw new NotFoundError();
  return found;
};

const callsOf = ({ root, kind, list, one, many, schema, save, listPath, listInput }: Family): Call[] => [
  defineCall({
    method: "GET",
    path: listPath,
    auth: "session",
    audience: "employee",
    summary: `Lists all ${many} of the organization, including disabled ones.`,
    input: listInput,
    run: async (context, input) => {
      const { id } = input as { id?: string };
      if (id !== undefined && id !== String(context.organization.id)) throw new NotFoundError();
      return { status: true, [many]: (await readCatalog(context))[list] };
    },
  }),
  defineCall({
    method: "GET",
    path: `${root}/:id`,
    auth: "session",
    audience: "employee",
    summary: `Returns one of the ${many}.`,
    input: itemSchema,
    run: async (context, { id }) => ({ status: true, [one]: find(await readCatalog(context), list, id) }),
  }),
  defineCall({
    method: "POST",
    path: root,
    auth: "session",
    audience: "admin",
    summary: `Adds one to the ${many}.`,
    input: schema.omit({ id: true, version: true }),
    run: async (context, input) => ({ status: true, ...(await save(context, input)) }),
  }),
  defineCall({
    method: "PUT",
    path: root,
    auth: "session",
    audience: "admin",
    summary: `Changes one of the ${many}. With a version, only if it is still current.`,
    input: schema.required({ id: true }),
    run: async (context, input) => ({ status: true, ...(await save(context, input)) }),
  }),
  defineCall({
    method: "PUT",
    path: `${root}/disable/:id`,
    auth: "session",
    audience: "admin",
    summary: `Disables one of the ${many}. Send anyway=true if appointments are still scheduled.`,
    input: switchSchema,
    run: async (context, input) => ({ status: true, ...(await switchItem(context, kind, false, input)) }),
  }),
];

/** The calls of branches, departments, service offerings and their configurations. */
export const catalogCalls: readonly Call[] = [
  defineCall({
    method: "GET",
    path: "/organization/currency/list",
    auth: "session",
    audience: "employee",
    summary: "Lists the currencies for prices.",
    input: z.object({}),
    run: listCurrencies,
  }),
  ...callsOf({
    root: "/branch",
    kind: "branch",
    list: "branches",
    one: "branch",
    many: "branches",
    schema: branchSchema,
    save: saveBranch,
    listPath: "/branch/listByOrganization/:organizationId",
    listInput: ofOrganization,
  }),
  ...callsOf({
    root: "/department",
    kind: "department",
    list: "departments",
    one: "department",
    many: "departments",
    schema: departmentSchema,
    save: saveDepartment,
    listPath: "/department/listByOrganization/:organizationId",
    listInput: ofOrganization,
  }),
  ...callsOf({
    root: "/serviceOffering",
    kind: "offering",
    list: "offerings",
    one: "serviceOffering",
    many: "serviceOfferings",
    schema: offeringSchema,
    save: saveOffering,
    listPath: "/serviceOffering/listByOrganization/:organizationId",
    listInput: ofOrganization,
  }),
  ...callsOf({
    root: "/serviceOfferingConfig",
    kind: "config",
    list: "configs",
    one: "serviceOfferingConfig",
    many: "serviceOfferingConfigs",
    schema: configSchema,
    save: saveConfig,
    listPath: "/serviceOfferingConfig/organization/:id",
    listInput: itemSchema,
  }),
  defineCall({
    method: "PUT",
    path: "/serviceOfferingConfig/enable/:id",
    auth: "session",
    audience: "admin",
    summary: "Enables a configuration.",
    input: itemSchema,
    run: async (context, input) => ({ status: true, ...(await switchItem(context, "config", true, input)) }),
  }),
];
