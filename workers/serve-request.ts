import * as build from "virtual:remix/server-build";
import { PAYMENT_TARGETS } from "~/features/billing/public.server";
import { rememberLanguage } from "~/features/identity/public.server";
import { chatSourcesOf, frameAncestors, googleReturnAddress } from "~/features/organization/public.server";
import { routePattern } from "~/kernel/route-pattern";
import { paths } from "~/paths";
import { isIndexed } from "~/paths/indexed";
import { isGatewayReturn, isPaymentPage } from "~/paths/payment-pages";
import { isWidgetPage } from "~/paths/widget";
import { failedCall, failedRequest, failedWithoutScreen } from "~/platform/calls/answer.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { isFramed } from "~/platform/http/framed.server";
import { BOOKMARK_COOKIE, LOCALE_COOKIE, setCookie, withoutCookies } from "~/platform/http/cookies.server";
import { parseEnv, type Env } from "~/platform/env.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { failureOf, type Failure } from "~/platform/http/failure.server";
import { checkAddress, checkCookies, checkOrigin, securityHeaders, withinBodyLimit } from "~/platform/http/http.server";
import { createLogger, type Logger } from "~/platform/log.server";
import { organizationOfHost } from "~/platform/hosts/organization-host.server";
import { announceOutbox } from "~/platform/outbox.server";
import { requestContext } from "~/platform/request-context.server";
import { bearerOf } from "~/platform/access/session.server";
import { calls, isCallPath } from "./calls";
import { readFirstData } from "./first-data";
import { health } from "./health";
import { operate } from "./operator";
import { isInboxPath, openInboxSocket } from "./inbox-socket";
import { openRoomSocket } from "./room-socket";
import { isSchedulePath, openScheduleSocket } from "./schedule-socket";
import { screenHandler } from "./screens";

let handleScreen: ReturnType<typeof screenHandler> | undefined;
const YEAR_SECONDS = 31_536_000;

interface Incoming {
  env: Env;
  request: Request;
  url: URL;
  requestId: string;
  log: Logger;
  waitUntil: RequestContext["waitUntil"];
}

/** Answers a request: health and operator first, then the host's organization with its calls, sockets and screens. */
export async function serveRequest(
  request: Request,
  raw: Record<string, unknown>,
  execution: ExecutionContext,
): Promise<Response> {
  await readFirstData();
  const env = parseEnv(raw);
  const url = new URL(request.url);
  const requestId = request.headers.get("cf-ray") ?? crypto.randomUUID();
  const log = createLogger(requestId);
  const incoming: Incoming = { env, request, url, requestId, log, waitUntil: (work) => execution.waitUntil(work) };
  const answer = await routed(incoming).catch((error: unknown) =>
    failedRequest(error, log, wantsJson(request, url), request.headers.get("accept-language") ?? ""),
  );
  if (answer.status === 101) return answer;
  const response = new Response(answer.body, answer);
  response.headers.set("x-request-id", requestId);
  securityHeaders(response.headers, {
    nonce: response.headers.get("x-nonce") ?? "",
    host: url.host,
    production: env.ENVIRONMENT === "production",
    recaptcha: response.headers.has("x-recaptcha"),
    payment: isPaymentPage(url.pathname) ? PAYMENT_TARGETS : undefined,
    chat: chatSourcesOf(response.headers.get("x-chat")),
    frameAncestors: response.headers.get("x-frame-ancestors") ?? undefined,
  });
  for (const name of ["x-nonce", "x-recaptcha", "x-chat", "x-frame-ancestors"]) response.headers.delete(name);
  return response;
}

/** Whether the request comes from a program: a call, a socket, or one that accepts or sends JSON. */
const wantsJson = (request: Request, url: URL) =>
  isCallPath(url.pathname) ||
  request.headers.has("upgrade") ||
  ["accept", "content-type"].some((name) => (request.headers.get(name) ?? "").startsWith("application/json"));

async function routed(incoming: Incoming): Promise<Response> {
  const { env, url, log, requestId, waitUntil } = incoming;
  if (url.pathname === "/healthz") return health(env);
  checkAddress(url);
  const limited = withinBodyLimit(incoming.request);
  // A token says who its holder is. The widget is inside other sites' pages, and must not reveal who is signed in here.
  const returns = isGatewayReturn(url.pathname);
  const bare = bearerOf(limited) !== undefined || isWidgetPage(url.pathname) || returns;
  const request = bare ? withoutCookies(limited) : limited;
  if (url.pathname.startsWith("/operator/"))
    return operate(env, request, { log, requestId, now: Date.now(), waitUntil });
  // A gateway's page posts a payer back from its own site; the request has no cookie to act by.
  if (!returns) checkOrigin(request, url.origin);
  checkCookies(request);
  const started = Date.now();
  // Google sends everybody to one address of the platform, whatever their organization.
  if (url.pathname === "/googleCalendar/callback")
    return Response.redirect(await googleReturnAddress(env, url, started));
  const organization = await organizationOfHost(env, url.host, started);
  if (!organization || organization.status === "CLOSED") throw new NotFoundError("organization");
  const app = await requestContext({ env, requestId, log, now: started, waitUntil }, request, organization);
  const response = await answered(app, request, url);
  const { roundTrips, rowsRead, rowsWritten } = app.db.meter;
  log.info("request", {
    method: request.method,
    route: routePattern(url.pathname),
    status: response.status,
    durationMs: Date.now() - started,
    roundTrips,
    rowsRead,
    rowsWritten,
    organizationId: organization.id,
  });
  if (!isWidgetPage(url.pathname)) rememberLanguage(app, request);
  if (app.db.announced.length > 0) app.waitUntil(announceOutbox(app));
  return response.status === 101 ? response : withCookies(app, response, request, url);
}

async function answered(app: RequestContext, request: Request, url: URL): Promise<Response> {
  // A key is valid for calls only: for screens and rooms its holder is a stranger.
  const person = app.actor.kind === "apiKey" ? withActor(app, { kind: "anonymous" }) : app;
  if (request.headers.get("upgrade")?.toLowerCase() === "websocket") {
    if (isInboxPath(url.pathname)) return openInboxSocket(person, request);
    const open = isSchedulePath(url.pathname) ? openScheduleSocket : openRoomSocket;
    return open(person, request, url);
  }
  if (!isCallPath(url.pathname)) return shown(person, request, url);
  let found: ReturnType<typeof findCall>;
  try {
    found = findCall(calls, request.method, url.pathname);
    if (!found) return failedCall({ status: 404, code: "unknownCall", fields: [] }, app.locale);
    const result = await runCall(app, found, request);
    return result instanceof Response ? result : Response.json(result);
  } catch (error) {
    return failedCall(failureOf(error, app.log, app.organization.id), app.locale, { message: found?.call.failure });
  }
}

/** Renders a screen, or answers for a route without one: Remix says only that there was a failure. */
async function shown(app: RequestContext, request: Request, url: URL): Promise<Response> {
  const told: { failure?: Failure } = {};
  if (!handleScreen) {
    await build.readRoutes();
    handleScreen ??= screenHandler(build);
  }
  const answer = await handleScreen(request, { app, calls, failed: (failure) => void (told.failure = failure) });
  if (answer.headers.get("x-remix-error") === null) return answer;
  const said = told.failure ?? { status: answer.status, code: codeOfStatus(answer.status), fields: [] };
  return failedWithoutScreen(said, wantsJson(request, url), app.locale);
}

const codeOfStatus = (status: number) =>
  status === 404 ? "notFound" : status === 405 ? "methodNotAllowed" : "unknown";

/** Adds the cookies of the read position and the chosen language, and the headers that the policy needs. */
function withCookies(app: RequestContext, answer: Response, request: Request, url: URL): Response {
  const response = new Response(answer.body, answer);
  const bookmark = app.db.meter.rowsWritten > 0 ? app.db.bookmark() : null;
  const framed = isWidgetPage(url.pathname);
  if (framed) {
    const sites = frameAncestors(app.profile.settings.widgetSites, app.env.ENVIRONMENT === "production");
    response.headers.set("x-frame-ancestors", sites);
  } else if (isFramed(app, request)) {
    // Staff have a consultation open beside the call, on the page of the call.
    response.headers.set("x-frame-ancestors", "'self'");
  }
  if (bookmark && !framed) response.headers.append("set-cookie", setCookie(BOOKMARK_COOKIE, bookmark, 3_600));
  if (url.searchParams.get("lang") === app.locale && !framed)
    response.headers.append("set-cookie", setCookie(LOCALE_COOKIE, app.locale, YEAR_SECONDS));
  response.headers.set("x-nonce", app.nonce);
  if (app.actor.kind !== "anonymous" || !isIndexed(url.pathname)) response.headers.set("x-robots-tag", "noindex");
  // Only strangers must show that they are a person.
  if (app.actor.kind === "anonymous" && app.profile.settings.recaptchaSiteKey !== "")
    response.headers.set("x-recaptcha", "on");
  const { chat } = app.profile.settings;
  if (chat && url.pathname === paths.chat()) response.headers.set("x-chat", chat.service);
  if (app.env.ENVIRONMENT !== "production") {
    response.headers.set("x-d1-round-trips", String(app.db.meter.roundTrips));
    response.headers.set("x-d1-rows-read", String(app.db.meter.rowsRead));
  }
  return response;
}
