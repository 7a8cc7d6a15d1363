import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { createOrganization } from "~/features/identity/public.server";
import { loadRows } from "~/db/load-rows.server";
import { findOrganization } from "~/db/directory.server";
import { TenantDb } from "~/db/client.server";
import { failedCall } from "~/platform/calls/answer.server";
import type { Env } from "~/platform/env.server";
import { MalformedError, NotFoundError } from "~/platform/http/errors.server";
import { failureOf } from "~/platform/http/failure.server";
import type { Logger } from "~/platform/log.server";
import { parse } from "~/platform/http/parse.server";
import { verifyAudits } from "./operator-audit";
import { openLedgers, verifyLedgers } from "./operator-ledger";
import { sampleInvoices } from "./operator-invoices";
import { setLimits } from "./operator-limits";
import { takeFile } from "./operator-file";

const cell = z.union([z.string(), z.number(), z.null()]);

/** Rows of an organization, table by table, in the order of their foreign keys. */
const rowsSchema = z.object({
  organizationId: z.number().int(),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()), rows: z.array(z.array(cell)) })),
});

interface Basis {
  log: Logger;
  requestId: string;
  now: number;
  waitUntil: (work: Promise<unknown>) => void;
}

function isOperator(env: Env, request: Request): boolean {
  const given = new TextEncoder().encode(request.headers.get("authorization") ?? "");
  const expected = new TextEncoder().encode(`Bearer ${env.OPERATOR_TOKEN}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function takeRows(env: Env, raw: unknown): Promise<{ status: true; rows: number }> {
  if (env.ENVIRONMENT === "production") throw new NotFoundError();
  const input = parse(rowsSchema, raw);
  const organization = await findOrganization(env.DIRECTORY_DB, { id: input.organizationId });
  if (!organization) throw new NotFoundError();
  const db = new TenantDb(
    env.tenantDatabase(organization.database),
    organization.id,
    organization.epoch,
    "first-primary",
  );
  await loadRows(db, input.tables);
  return { status: true, rows: input.tables.reduce((sum, table) => sum + table.rows.length, 0) };
}

/**
 * The operator's endpoint, which requires OPERATOR_TOKEN. It creates organizations, sets their limits, verifies
 * their audits and their books, and books what is missing. Outside production it also takes rows and files, for demos
 * and tests. For anyone else it does not exist.
 */
export async function operate(env: Env, request: Request, basis: Basis): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { log, now } = basis;
  try {
    if (!isOperator(env, request)) throw new NotFoundError();
    if (request.method === "GET" && pathname === "/operator/organizations") {
      const found = await findOrganization(env.DIRECTORY_DB, { slug: searchParams.get("slug") ?? "" });
      if (!found) throw new NotFoundError();
      return Response.json(found);
    }
    if (request.method !== "POST") throw new NotFoundError();
    const body: unknown = await request.json().catch(() => {
      throw new MalformedError("errors:malformed.json");
    });
    if (pathname === "/operator/organizations") {
      const input = parse(z.looseObject({ demo: z.boolean().default(false) }), body);
      if (input.demo && env.ENVIRONMENT === "production") throw new NotFoundError();
      return Response.json(await createOrganization(env, body, now), { status: 201 });
    }
    if (pathname === "/operator/audit/verify") return Response.json(await verifyAudits(env, body, basis));
    if (pathname === "/operator/ledger/verify") return Response.json(await verifyLedgers(env, body, basis));
    if (pathname === "/operator/ledger/open") return Response.json(await openLedgers(env, body, basis));
    if (pathname === "/operator/invoices") return Response.json(await sampleInvoices(env, body, basis));
    if (pathname === "/operator/limits") return Response.json(await setLimits(env, body, basis));
    if (pathname === "/operator/rows") return Response.json(await takeRows(env, body));
    if (pathname === "/operator/files") return Response.json(await takeFile(env, body, basis), { status: 201 });
    throw new NotFoundError();
  } catch (error) {
    return failedCall(failureOf(error, log), "en_US");
  }
}
