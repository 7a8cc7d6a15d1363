import { offeringChoices, offeringNames, readOrganization } from "~/features/organization/public.server";
import { patientNames, searchPatients } from "~/features/patients/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  grantsOfPatient,
  listGrantRows,
  readGrant,
  type CreditGrantRow,
} from "../../data/credits/credit-grants.server";
import { totalsOf, type CreditTotals } from "../../domain/credits/credit-grant";
import type { CreditGrantView } from "../../domain/credits/credit-view";
import { listGrantsSchema, ofPatientSchema } from "../../schemas/credits/credits";
import { grantView, namedGrants, type NamedGrant } from "../../support/credits/grant-view.server";

const A_PAGE = 25;

/** A grant with the name of its patient. */
export type ListedGrant = NamedGrant & { patientName: string };

async function named(context: RequestContext, rows: readonly CreditGrantRow[]): Promise<ListedGrant[]> {
  const [names, grants] = await Promise.all([
    patientNames(context, [...new Set(rows.map(({ patientId }) => patientId))]),
    namedGrants(context, rows),
  ]);
  return grants.map((grant) => ({ ...grant, patientName: names.get(grant.patientId) ?? "" }));
}

/**
 * The grants of the organization, the newest first, a page at a time; narrowed by their state and by patients who are
 * named or found by words. Reading them is audited.
 */
export async function listGrants(context: RequestContext, raw: unknown) {
  await authorize(context, "credit.manage");
  const { state, patientId, search, after } = parse(listGrantsSchema, raw);
  const found = search === null ? null : (await searchPatients(context, search)).map(({ id }) => id);
  const patientIds = patientId === null ? found : [patientId];
  const [rows] = await Promise.all([
    listGrantRows(context.db, { state, patientIds }, { after, size: A_PAGE + 1 }),
    auditRead(context, {
      action: "credit.list",
      subjectKind: "creditGrant",
      fields: ["credits"],
    }),
  ]);
  const page = rows.slice(0, A_PAGE);
  return {
    grants: await named(context, page),
    filter: { state, patientId, search },
    after: rows.length > A_PAGE ? (page.at(-1)?.id ?? null) : null,
    isFirstPage: after === null,
  };
}

/** One grant as calls answer it; null where there is none of that id. */
export async function readGrantView(context: RequestContext, id: string): Promise<CreditGrantView | null> {
  await authorize(context, "credit.manage");
  const row = await readGrant(context.db, id);
  return row ? grantView(context, row) : null;
}

/**
 * One grant that is to be changed, with the services that its form offers to choose from: those that it pays for stay
 * among them when they are not offered any more. Null where there is none of that id.
 */
export async function readGrantForm(context: RequestContext, id: string) {
  await authorize(context, "credit.manage");
  const row = await readGrant(context.db, id);
  if (!row) return null;
  const [{ serviceOfferings }, patients, services] = await Promise.all([
    readOrganization(context),
    patientNames(context, [row.patientId]),
    offeringNames(context.db, row.serviceOfferingIds),
  ]);
  const grant = { ...grantView(context, row), patientName: patients.get(row.patientId) ?? "" };
  return { grant, offerings: offeringChoices(serviceOfferings, row.serviceOfferingIds, services) };
}

/**
 * Every grant of one patient, those that end last first. Reading them is audited.
 * @throws NotFoundError for a patient whom the organization does not have
 */
async function rowsOf(context: RequestContext, patientId: string): Promise<CreditGrantRow[]> {
  const [rows, known] = await Promise.all([
    grantsOfPatient(context.db, patientId),
    patientNames(context, [patientId]),
    auditRead(context, {
      action: "credit.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["credits"],
    }),
  ]);
  if (!known.has(patientId)) throw new NotFoundError();
  return rows;
}

/** What a patient has: those that can be used, all others, and the figures of each. */
export interface GrantsOfPatient {
  active: CreditGrantView[];
  expired: CreditGrantView[];
  summary: { ACTIVE: CreditTotals; ARCHIVED: CreditTotals; OTHER: CreditTotals };
}

/** The grants of one patient: ACTIVE ones apart from all others. @throws ForbiddenError, NotFoundError */
export async function grantsOf(context: RequestContext, raw: unknown): Promise<GrantsOfPatient> {
  await authorize(context, "credit.manage");
  const { patientId } = parse(ofPatientSchema, raw);
  const rows = await rowsOf(context, patientId);
  const { now } = context;
  const views = rows.map((row) => ({ row, view: grantView(context, row) }));
  const of = (holds: (status: string) => boolean) => views.filter(({ view }) => holds(view.status));
  const figures = (holds: (status: string) => boolean) =>
    totalsOf(
      of(holds).map(({ row }) => row),
      now,
    );
  const isActive = (status: string) => status === "ACTIVE";
  const isArchived = (status: string) => status === "ARCHIVED";
  return {
    active: of(isActive).map(({ view }) => view),
    expired: of((status) => !isActive(status)).map(({ view }) => view),
    summary: {
      ACTIVE: figures(isActive),
      ARCHIVED: figures(isArchived),
      OTHER: figures((status) => !isActive(status) && !isArchived(status)),
    },
  };
}

/** The specification's figures of what a patient has in all. @throws ForbiddenError, NotFoundError */
export async function availableCredits(context: RequestContext, raw: unknown): Promise<CreditTotals> {
  await authorize(context, "credit.manage");
  const { patientId } = parse(ofPatientSchema, raw);
  const rows = await rowsOf(context, patientId);
  return totalsOf(rows, context.now);
}
