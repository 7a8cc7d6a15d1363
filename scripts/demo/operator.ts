import { request } from "../worker/request";
import type { TableRows } from "~/features/demo/domain/table-rows";

/** The operator's door of a Worker on this machine. */
export interface Door {
  port: number;
  operatorToken: string;
}

/** Sends one request; gives the JSON of its answer, or undefined where it answers with one of `without`. */
async function call(
  { port, operatorToken }: Door,
  sent: { method: string; path: string; body?: unknown; without: number },
): Promise<unknown> {
  const { method, path, body, without } = sent;
  const headers = { "content-type": "application/json", authorization: `Bearer ${operatorToken}` };
  const answer = await request({
    port,
    method,
    path,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === without) return undefined;
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  return JSON.parse(answer.body);
}

/** What the directory knows of an organization; undefined where there is none of that slug. */
export function findOrganization(door: Door, slug: string): Promise<unknown> {
  const path = `/operator/organizations?slug=${encodeURIComponent(slug)}`;
  return call(door, { method: "GET", path, without: 404 });
}

/** Opens an organization and gives what its creation answers. */
export function openOrganization(door: Door, body: unknown): Promise<unknown> {
  return call(door, { method: "POST", path: "/operator/organizations", body, without: 0 });
}

/** Shows a picture as an employee's photo. */
export async function loadPhoto(door: Door, organizationId: number, employeeId: string, png: Buffer): Promise<void> {
  const body = { organizationId, purpose: "EMPLOYEE_PHOTO", name: "photo.png", content: png.toString("base64") };
  await call(door, { method: "POST", path: "/operator/files", body: { ...body, employeeId }, without: 0 });
}

/** Loads rows, all or none of them; false where one of them is there already. */
export async function loadRows(door: Door, organizationId: number, tables: readonly TableRows[]): Promise<boolean> {
  const body = { organizationId, tables };
  return (await call(door, { method: "POST", path: "/operator/rows", body, without: 409 })) !== undefined;
}

/** Books of an organization what is missing in its books, such as loaded rows. */
export async function openBooks(door: Door, slug: string): Promise<void> {
  await call(door, { method: "POST", path: "/operator/ledger/open", body: { slug }, without: 0 });
}
