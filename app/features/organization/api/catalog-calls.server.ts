import { z } from "zod";
import { done } from "~/kernel/answer";
import { callsOf, defineCall, type Call } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import {
  branchKind,
  configSchema,
  departmentKind,
  itemSchema,
  offeringSchema,
  switchSchema,
} from "../schemas/catalog/catalog";
import {
  branchAnswer,
  configAnswer,
  currenciesAnswer,
  departmentAnswer,
  offeringAnswer,
  taxRateAnswer,
} from "../schemas/settings/organization-answers";
import { listCurrencies } from "../services/catalog/list-currencies.server";
import { readCatalog, readCatalogToChange, type Catalog } from "../services/catalog/read-catalog.server";
import { branches } from "../services/catalog/branches.server";
import { configs } from "../services/catalog/configs.server";
import { departments } from "../services/catalog/departments.server";
import { saveOffering } from "../services/catalog/save-offering.server";
import { switchOffering } from "../services/catalog/switch-offering.server";
import { saveTaxRate } from "../services/prices/save-tax-rate.server";
import { switchTaxRate } from "../services/prices/switch-tax-rate.server";
import { taxRateKind } from "../schemas/prices/tax-rate";
import { serviceTypeOf } from "../domain/catalog/service-type";

interface Family {
  root: string;
  list: "branches" | "departments" | "offerings" | "configs" | "taxRates";
  /** What the answers call one of them and all of them. */
  one: string;
  many: string;
  schema: z.ZodObject;
  answer: z.ZodType;
  /** What the calls say of one beside what is stored. */
  also?: (item: never) => object;
  verbs: {
    save: (context: RequestContext, raw: unknown) => Promise<{ id: string; version: number }>;
    switchTo: (context: RequestContext, enabled: boolean, raw: unknown) => Promise<{ id: string }>;
  };
  /** Read by administrators alone; else by all staff. */
  adminOnly?: true;
  /** Where the list is. */
  listPath: string;
  listInput: z.ZodObject;
}

const ofOrganization = z.object({ organizationId: z.string() });

const shown = (item: object, also: Family["also"]): object => ({ ...item, ...also?.(item as never) });

const reading = ({ adminOnly }: Family): ((context: RequestContext) => Promise<Catalog>) =>
  adminOnly ? readCatalogToChange : readCatalog;
const audienceOf = ({ adminOnly }: Family) => (adminOnly ? "admin" : "employee");

/** One of them, as it is now. */
async function one(context: RequestContext, family: Family, id: string) {
  const { list, one: name, also } = family;
  const catalog = await reading(family)(context);
  const found = catalog[list].find((each) => each.id === id);
  if (!found) throw new NotFoundError();
  return { status: true, [name]: shown(found, also) };
}

const itemAnswer = ({ one: name, answer }: Family) => done({ [name]: answer });

const readingOf = (family: Family): Call[] => [
  defineCall({
    method: "GET",
    path: family.listPath,
    auth: "session",
    audience: audienceOf(family),
    summary: `Lists all ${family.many} of the organization, including disabled ones.`,
    input: family.listInput,
    answer: done({ [family.many]: z.array(family.answer) }),
    run: async (context, input) => {
      const { list, many, also } = family;
      const { id } = input as { id?: string };
      if (id !== undefined && id !== String(context.organization.id)) throw new NotFoundError();
      return { status: true, [many]: (await reading(family)(context))[list].map((item) => shown(item, also)) };
    },
  }),
  defineCall({
    method: "GET",
    path: `${family.root}/:id`,
    auth: "session",
    audience: audienceOf(family),
    summary: `Returns one of the ${family.many}.`,
    input: itemSchema,
    answer: itemAnswer(family),
    run: (context, { id }) => one(context, family, id),
  }),
];

function changingOf(family: Family): Call[] {
  const { root, many, schema, verbs } = family;
  const own = { auth: "session", audience: "admin", answer: itemAnswer(family) } as const;
  const saved = async (context: RequestContext, input: unknown) =>
    one(context, family, (await verbs.save(context, input)).id);
  return [
    defineCall({
      ...own,
      method: "POST",
      path: root,
      summary: `Adds one to the ${many}.`,
      input: schema.omit({ id: true, version: true }),
      run: saved,
    }),
    defineCall({
      ...own,
      method: "PUT",
      path: root,
      summary: `Changes one of the ${many}. With a version, only if it is still current.`,
      input: schema.required({ id: true }),
      run: saved,
    }),
    defineCall({
      ...own,
      method: "PUT",
      path: `${root}/disable/:id`,
      summary: `Disables one of the ${many}. Send anyway=true if appointments are still scheduled.`,
      input: switchSchema,
      run: async (context, input) => one(context, family, (await verbs.switchTo(context, false, input)).id),
    }),
  ];
}

const familyCalls = (family: Family): Call[] => [...readingOf(family), ...changingOf(family)];

/** Whether configurations of a service are in force is switched both ways. */
const CONFIGS: Family = {
  root: "/serviceOfferingConfig",
  list: "configs",
  one: "serviceOfferingConfig",
  many: "serviceOfferingConfigs",
  schema: configSchema,
  answer: configAnswer,
  verbs: configs,
  listPath: "/serviceOfferingConfig/organization/:id",
  listInput: itemSchema,
};

/** The calls of tax rates. */
export const taxRateCalls = callsOf(
  "billing",
  familyCalls({
    root: "/taxRate",
    list: "taxRates",
    one: "taxRate",
    many: "taxRates",
    schema: taxRateKind.schema,
    answer: taxRateAnswer,
    verbs: { save: saveTaxRate, switchTo: switchTaxRate },
    adminOnly: true,
    listPath: "/taxRate/listByOrganization/:organizationId",
    listInput: ofOrganization,
  }),
);

/** The calls of branches, departments, service offerings and their configurations. */
export const catalogCalls = callsOf("organization", [
  defineCall({
    method: "GET",
    path: "/organization/currency/list",
    auth: "session",
    audience: "employee",
    summary: "Lists the currencies for prices.",
    input: z.object({}),
    answer: currenciesAnswer,
    run: listCurrencies,
  }),
  ...familyCalls({
    root: "/branch",
    list: "branches",
    one: "branch",
    many: "branches",
    schema: branchKind.schema,
    answer: branchAnswer,
    verbs: branches,
    listPath: "/branch/listByOrganization/:organizationId",
    listInput: ofOrganization,
  }),
  ...familyCalls({
    root: "/department",
    list: "departments",
    one: "department",
    many: "departments",
    schema: departmentKind.schema,
    answer: departmentAnswer,
    also: ({ id }: { id: string }) => ({ uuid: id }),
    verbs: departments,
    listPath: "/department/listByOrganization/:organizationId",
    listInput: ofOrganization,
  }),
  ...familyCalls({
    root: "/serviceOffering",
    list: "offerings",
    one: "serviceOffering",
    many: "serviceOfferings",
    schema: offeringSchema,
    answer: offeringAnswer,
    also: (offering: Catalog["offerings"][number]) => ({ type: serviceTypeOf(offering) }),
    verbs: { save: saveOffering, switchTo: switchOffering },
    listPath: "/serviceOffering/listByOrganization/:organizationId",
    listInput: ofOrganization,
  }),
  ...familyCalls(CONFIGS),
  defineCall({
    method: "PUT",
    path: "/serviceOfferingConfig/enable/:id",
    auth: "session",
    audience: "admin",
    summary: "Enables a configuration.",
    input: itemSchema,
    answer: done({ serviceOfferingConfig: configAnswer }),
    run: async (context, input) => one(context, CONFIGS, (await configs.switchTo(context, true, input)).id),
  }),
]);
