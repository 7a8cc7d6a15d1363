import type { RequestContext } from "~/platform/context.server";
import { keyedHash } from "~/platform/crypto/crypto.server";
import { InvalidError } from "~/platform/http/errors.server";
import {
  insertRequestStatement,
  readOpenRequests,
  sweepRequestsStatement,
  type AskerHashes,
} from "../../data/booking/open-requests.server";
import { countsUntil, tooManyOf, type AskedRequest } from "../../domain/booking/open-requests";
import type { Visitor } from "../../schemas/booking/visitor";

/**
 * Who asks for an appointment, as the hashes that open requests are counted by; null for the staff, whose bookings are
 * not requests.
 */
export async function askerOf(context: RequestContext, visitor: Visitor | undefined): Promise<AskerHashes | null> {
  const { env, organization, actor } = context;
  const hash = (what: string, text: string) =>
    keyedHash(env.LINK_SIGNING_KEY, `open-request ${organization.id} ${what}`, text);
  if (actor.kind === "patient")
    return { asker: await hash("patient", actor.patientId), phone: null, visitor: null, network: null };
  if (actor.kind !== "anonymous" || !visitor) return null;
  const { hash: cookie, network } = context.visitor;
  return {
    asker: await hash("email", visitor.email),
    phone: visitor.phone === "" ? null : await hash("phone", `${visitor.phoneCallingCode} ${visitor.phone}`),
    visitor: cookie === null ? null : await hash("visitor", cookie),
    network: network === null ? null : await hash("network", network),
  };
}

export interface CountedRequest extends AskedRequest {
  asker: AskerHashes;
  employeeId: string;
}

/** The writes of a request that is counted: the conditional one, and what takes the old ones away. */
export const requestWrites = ({ db, now }: RequestContext, appointmentId: string, request: CountedRequest) => ({
  guarded: insertRequestStatement(
    db,
    { ...request.asker, appointmentId, employeeId: request.employeeId, countsUntil: countsUntil(request, now) },
    request,
    now,
  ),
  sweep: sweepRequestsStatement(db, request.employeeId, now),
});

/**
 * Whether a refused request was one too many for its provider.
 * @throws InvalidError where it was one too many of whoever asks
 */
export async function isProviderFull(context: RequestContext, request: CountedRequest): Promise<boolean> {
  const { asker, employeeId } = request;
  const open = await readOpenRequests(context.db, { ...asker, employeeId }, request, context.now);
  const stopped = tooManyOf(open, request);
  const field = request.known ? "startTime" : "email";
  if (stopped === "asker") throw new InvalidError([{ field, message: "requests:tooMany.asker" }]);
  return stopped === "provider";
}
