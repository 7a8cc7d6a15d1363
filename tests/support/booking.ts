import { randomUUID } from "node:crypto";
import { request, type LoopbackResponse } from "../../scripts/worker/request";
import {
  createOrganization,
  operate,
  type NewOrganization,
  type Operator,
  type TestOrganization,
} from "./organization";
import { practiceRows, type PracticeIds, type TableRows } from "./practice";

export interface ServedPractice {
  operator: Operator;
  organization: TestOrganization;
  ids: PracticeIds;
  /** Adds rows to the organization, table by table. */
  load: (tables: TableRows[]) => Promise<void>;
  /** A request to the organization's host, from an address of its own. */
  send: (path: string, options?: { body?: unknown; from?: string; timeout?: number }) => Promise<LoopbackResponse>;
}

/** An organization with the small practice of practice.ts, in UTC, served. */
export async function servePractice(operator: Operator, wanted: NewOrganization = {}): Promise<ServedPractice> {
  const organization = await createOrganization(operator, wanted);
  const timeZone = wanted.timeZone ?? "UTC";
  const { ids, tables } = practiceRows({
    roles: organization.roles,
    now: Date.now(),
    timeZone,
    passwordHash: "unused",
    newId: randomUUID,
  });
  const load = async (rows: TableRows[]) =>
    void (await operate(operator, "/operator/rows", { organizationId: organization.organizationId, tables: rows }));
  await load(tables);
  const send: ServedPractice["send"] = (path, { body, from = "192.0.2.1", timeout = 60_000 } = {}) =>
    request({
      port: operator.port,
      host: organization.host,
      path,
      method: body === undefined ? "GET" : "POST",
      headers: {
        "cf-connecting-ip": from,
        ...(body === undefined ? {} : { "content-type": "application/json", origin: organization.url }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeout,
    });
  return { operator, organization, ids, load, send };
}

/** The next day at an hour in UTC, far enough away to be bookable. */
export function dayAt(daysAhead: number, hour: number, minute = 0): number {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute);
}
