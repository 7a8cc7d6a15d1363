import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
  type Column,
  type SQL,
} from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, employeeBranch, employeeDepartment, employeeSearch } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { serviceOffering, serviceOfferingBranch } from "~/db/schema/organization.server";
import { providerSlot } from "~/db/schema/scheduling.server";
import type { PriceLimit } from "../../domain/booking/offerings-within";
import { appointmentThatWas, type AppointmentsLookedAt } from "../appointments/appointment-that-was.server";
import { openProvider, shownFields } from "./providers.server";

/** An id of this organization, or the column of a statement around that holds it. */
type Id = string | Column;

/** What a list of providers is narrowed by. */
export interface ProviderFilter {
  /** Without who gives only what is not for this patient: where they have been here, what is for new patients only. */
  patient?: AppointmentsLookedAt;
  type: "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION";
  departmentId?: Id;
  branchId?: Id;
  serviceOfferingId?: Id;
  /** ISO 639 code. */
  language?: string;
  gender?: number;
  price?: PriceLimit;
  /** What else must hold of them, such as the insurance that they accept. */
  also?: SQL;
  /**
   * Beginnings of the words that are searched, folded. Words of the mail address are among the tokens: hold the names
   * against them too.
   */
  words?: readonly string[];
}

/** They work where the offering is given for at most the price; at the place that is meant, if one is. */
function isGivenFor(db: TenantDb, { price, branchId }: ProviderFilter): SQL | undefined {
  if (!price && !branchId) return undefined;
  const places = db.orm
    .select(pick({ id: serviceOfferingBranch.branchId }))
    .from(serviceOfferingBranch)
    .innerJoin(
      employeeBranch,
      and(
        eq(employeeBranch.organizationId, serviceOfferingBranch.organizationId),
        eq(employeeBranch.branchId, serviceOfferingBranch.branchId),
        eq(employeeBranch.employeeId, employee.id),
      ),
    )
    .where(
      and(
        db.own(serviceOfferingBranch),
        eq(serviceOfferingBranch.serviceOfferingId, employeeOffering.serviceOfferingId),
        branchId ? eq(serviceOfferingBranch.branchId, branchId) : undefined,
        price && eq(serviceOfferingBranch.currencyCode, price.currencyCode),
        price && lte(serviceOfferingBranch.costMinor, price.most),
      ),
    );
  return exists(places);
}

function givesKind(db: TenantDb, filter: ProviderFilter): SQL {
  const offered = db.orm
    .select(pick({ id: employeeOffering.serviceOfferingId }))
    .from(employeeOffering)
    .innerJoin(
      serviceOffering,
      and(
        eq(serviceOffering.organizationId, employeeOffering.organizationId),
        eq(serviceOffering.id, employeeOffering.serviceOfferingId),
      ),
    )
    .where(
      and(
        db.own(employeeOffering),
        eq(employeeOffering.employeeId, employee.id),
        filter.serviceOfferingId ? eq(employeeOffering.serviceOfferingId, filter.serviceOfferingId) : undefined,
        eq(serviceOffering.offeringsType, filter.type),
        eq(serviceOffering.enabled, true),
        eq(serviceOffering.availableToNewPatients, true),
        filter.patient
          ? or(eq(serviceOffering.newPatientsOnly, false), notExists(appointmentThatWas(db, filter.patient)))
          : undefined,
        inArray(serviceOffering.onlineBookingOption, ["ENABLED", "CALL_TO_BOOK"]),
        isGivenFor(db, filter),
      ),
    );
  return exists(offered);
}

function hasTimings(db: TenantDb, { type, branchId }: ProviderFilter): SQL {
  const timings = db.orm
    .select(pick({ id: providerSlot.id }))
    .from(providerSlot)
    .where(
      and(
        db.own(providerSlot),
        eq(providerSlot.employeeId, employee.id),
        eq(providerSlot.type, "INCLUSION"),
        or(isNull(providerSlot.offeringsType), eq(providerSlot.offeringsType, type)),
        branchId ? or(isNull(providerSlot.branchId), eq(providerSlot.branchId, branchId)) : undefined,
      ),
    );
  return exists(timings);
}

const inDepartment = (db: TenantDb, departmentId: Id): SQL =>
  exists(
    db.orm
      .select(pick({ id: employeeDepartment.departmentId }))
      .from(employeeDepartment)
      .where(
        and(
          db.own(employeeDepartment),
          eq(employeeDepartment.employeeId, employee.id),
          eq(employeeDepartment.departmentId, departmentId),
        ),
      ),
  );

const atBranch = (db: TenantDb, branchId: Id): SQL =>
  exists(
    db.orm
      .select(pick({ id: employeeBranch.branchId }))
      .from(employeeBranch)
      .where(
        and(db.own(employeeBranch), eq(employeeBranch.employeeId, employee.id), eq(employeeBranch.branchId, branchId)),
      ),
  );

/** Spoken languages are codes such as `ar_BH`; the language is what comes before the region. */
const speaks = (language: string): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${employee.languages}) spoken WHERE replace(spoken.value, '-', '_') || '_' LIKE ${`${language}\\_%`} ESCAPE '\\')`;

/** After every word that begins with it. */
const PAST = "\u{10ffff}";

const hasWord = (db: TenantDb, word: string): SQL =>
  exists(
    db.orm
      .select(pick({ id: employeeSearch.employeeId }))
      .from(employeeSearch)
      .where(
        and(
          db.own(employeeSearch),
          eq(employeeSearch.employeeId, employee.id),
          gte(employeeSearch.token, word),
          lt(employeeSearch.token, `${word}${PAST}`),
        ),
      ),
  );

/** Providers with timings and an offering of the kind, whom the filters leave. */
export const fits = (db: TenantDb, filter: ProviderFilter): SQL | undefined =>
  and(
    openProvider(db),
    filter.gender === undefined ? undefined : eq(employee.gender, filter.gender),
    filter.language === undefined ? undefined : speaks(filter.language),
    ...(filter.words ?? []).map((word) => hasWord(db, word)),
    filter.also,
    givesKind(db, filter),
    hasTimings(db, filter),
    filter.departmentId ? inDepartment(db, filter.departmentId) : undefined,
    filter.branchId ? atBranch(db, filter.branchId) : undefined,
  );

/** A page of them by id, after the last one of the page before; one more than the page holds says that it goes on. */
export const providerPageStatement = (db: TenantDb, filter: ProviderFilter, limit: number, after?: string) =>
  db.orm
    .select(pick(shownFields))
    .from(employee)
    .where(and(fits(db, filter), after ? gt(employee.id, after) : undefined))
    .orderBy(asc(employee.id))
    .limit(limit + 1);

/** One row for each of them, at most `most`: so many are counted and no more. */
export const providerCountStatement = (db: TenantDb, filter: ProviderFilter, most: number) =>
  db.orm
    .select(pick({ one: sql<number>`1` }))
    .from(employee)
    .where(fits(db, filter))
    .limit(most);

/** So many providers are asked what they speak; a larger organization offers the languages of the first ones. */
const MOST_ASKED = 200;

/** The genders and languages among the providers, to choose from. */
export const providerTraitsStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ gender: employee.gender, languages: employee.languages }))
    .from(employee)
    .where(openProvider(db))
    .limit(MOST_ASKED);

/** Ids of the doctors whose profile is public, at most so many. */
export const publicProvidersStatement = (db: TenantDb, most: number) =>
  db.orm
    .select(pick({ id: employee.id }))
    .from(employee)
    .where(openProvider(db))
    .orderBy(asc(employee.id))
    .limit(most);
