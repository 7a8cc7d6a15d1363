import type { DrawnPicture } from "./scene";
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

/** A picture with its smaller copies, as the door takes them. */
const pictureBody = ({ original, copies }: DrawnPicture) => ({
  name: "picture.png",
  content: original.toString("base64"),
  copies: Object.fromEntries(Object.entries(copies).map(([width, png]) => [width, png.toString("base64")])),
});

/** Shows a picture as an employee's photo. */
export async function loadPhoto(
  door: Door,
  organizationId: number,
  employeeId: string,
  picture: DrawnPicture,
): Promise<void> {
  const body = { organizationId, purpose: "EMPLOYEE_PHOTO", employeeId, ...pictureBody(picture) };
  await call(door, { method: "POST", path: "/operator/files", body, without: 0 });
}

/** Shows a picture on the front page: the practice's photo (PHOTO), or the map of a location by its id. */
export async function loadPracticePicture(
  door: Door,
  organizationId: number,
  shows: string,
  picture: DrawnPicture,
): Promise<void> {
  const body = { organizationId, purpose: "BANNER", shows, ...pictureBody(picture) };
  await call(door, { method: "POST", path: "/operator/files", body, without: 0 });
}

/** Loads rows, all or none of them; false where one of them is there already. */
export async function loadRows(door: Door, organizationId: number, tables: readonly TableRows[]): Promise<boolean> {
  const body = { organizationId, tables };
  return (await call(door, { method: "POST", path: "/operator/rows", body, without: 409 })) !== undefined;
}

/** Gives a demo practice a month of invoices. */
export async function issueInvoices(door: Door, slug: string): Promise<void> {
  await call(door, { method: "POST", path: "/operator/invoices", body: { slug }, without: 0 });
}

/** Books of an organization what is missing in its books, such as loaded rows. */
export async function openBooks(door: Door, slug: string): Promise<void> {
  await call(door, { method: "POST", path: "/operator/ledger/open", body: { slug }, without: 0 });
}
