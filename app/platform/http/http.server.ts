import { paths } from "~/paths";
import { ERROR_REPORTS } from "~/paths/error-reports";
import { brokenCookies, setCookie } from "./cookies.server";
import { ForbiddenError, MalformedError, TooLargeError } from "./errors.server";
import { bearerOf } from "../access/session.server";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Limit of form and call bodies, in bytes. */
const MOST_BODY_BYTES = 1_000_000;
/**
 * Limit of bodies with files or parts of one, in bytes; each purpose has a lower limit
 * (organization/domain/files/check-file.ts).
 */
const MOST_UPLOAD_BYTES = 12_000_000;
/** Limit of files of patients, in bytes, which are streamed to the bucket; the platform allows at most 100 MB. */
const MOST_IMPORT_BYTES = 95_000_000;
const IMPORTS = new Set(["/patientImport", paths.patientImports()]);
/**
 * Paths of other services' reports: read whole to check the signature, and never with files, whatever the type says.
 */
const REPORTS = ["/paymentGateway/", "/notificationStatus/"];

/** Where files are taken in parts. */
const PARTS = [`${paths.importUploads()}/`, paths.recordFiles(""), paths.waitingRoom(""), `${paths.labDesk()}/`];

/** More parameters than any page or call of ours has. */
const MOST_PARAMETERS = 200;

/**
 * Refuses an address that is not valid text, which the router, the calls and the rooms rely on.
 * @throws MalformedError
 */
export function checkAddress({ pathname, search, searchParams }: URL): void {
  if (pathname.includes("%00") || search.includes("%00")) throw new MalformedError();
  try {
    decodeURIComponent(pathname);
  } catch {
    throw new MalformedError();
  }
  if (searchParams.size > MOST_PARAMETERS) throw new MalformedError();
}

/** @throws MalformedError, with headers that delete the cookies, if the request's own cookies cannot be read */
export function checkCookies(request: Request): void {
  const broken = brokenCookies(request);
  if (broken.length === 0) return;
  const error = new MalformedError();
  error.cookies = broken.filter((name) => name !== "").map((name) => setCookie(name, "", 0));
  throw error;
}

/**
 * Refuses a write or a socket that another site requested. With a bearer token cookies are not read at all
 * (workers/serve-request.ts), so nothing can be forged. Checked once, at the Worker's entry.
 * @throws ForbiddenError
 */
export function checkOrigin(request: Request, origin: string): void {
  const upgrades = request.headers.get("upgrade")?.toLowerCase() === "websocket";
  if (SAFE.has(request.method) && !upgrades) return;
  if (bearerOf(request) !== undefined) return;
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") throw new ForbiddenError("foreignOrigin");
  const from = request.headers.get("origin");
  if (from === null ? request.headers.has("cookie") || upgrades : from !== origin)
    throw new ForbiddenError("foreignOrigin");
}

/** Passes a body on as it arrives, up to `most` bytes. */
function measured(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let seen = 0;
  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > most) controller.error(new TooLargeError());
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(meter);
}

/**
 * The request with a limited body. A body whose declared length is too large is refused at once, one without a length
 * is cut off when it becomes too large. No more than the limit is ever in memory.
 * @throws TooLargeError
 */
export function withinBodyLimit(request: Request): Request {
  const { pathname } = new URL(request.url);
  const saysFiles = (request.headers.get("content-type") ?? "").toLowerCase().startsWith("multipart/form-data");
  const carriesFiles = saysFiles && !REPORTS.some((report) => pathname.startsWith(report));
  const largest = IMPORTS.has(pathname) ? MOST_IMPORT_BYTES : MOST_UPLOAD_BYTES;
  const carriesPart = request.method === "PUT" && PARTS.some((at) => pathname.startsWith(at));
  const most = carriesFiles ? largest : carriesPart ? MOST_UPLOAD_BYTES : MOST_BODY_BYTES;
  const length = request.headers.get("content-length");
  if (length !== null && Number(length) > most) throw new TooLargeError();
  return length === null && request.body ? new Request(request, { body: measured(request.body, most) }) : request;
}

/** Hosts that another company's script names for a content security policy, by type of resource. */
export interface ScriptSources {
  script: string;
  connect: string;
  frame: string;
  style: string;
  image: string;
  font: string;
  media: string;
}

/** Origin of a page, and what it may load from elsewhere. */
interface PageSource {
  nonce: string;
  host: string;
  production: boolean;
  /** Whether the organization uses reCAPTCHA. */
  recaptcha: boolean;
  /** Origins to which its forms may lead and its scripts may connect, for payments. */
  payment?: { form: readonly string[]; connect: readonly string[] };
  /** Hosts of the other company's chat that the page shows. */
  chat?: ScriptSources;
  /** Who may show the page in a frame, as frame-ancestors has it; undefined for nobody. */
  frameAncestors?: string;
}

/** What reCAPTCHA loads (https://developers.google.com/recaptcha/docs/faq, Content Security Policy). */
const RECAPTCHA = {
  script: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frame: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  connect: " https://www.google.com/recaptcha/",
} as const;

/** The policy of responses that are not pages: opened by address they load nothing and show in no frame. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sets the headers of every response; a page gets the policy for its own nonce. Caches keep only responses that allow
 * it.
 */
export function securityHeaders(headers: Headers, options: PageSource): void {
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", "same-origin");
  headers.set(
    "permissions-policy",
    "camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)",
  );
  headers.set("cross-origin-opener-policy", "same-origin");
  if (options.production) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (!(headers.get("content-type") ?? "").includes("text/html")) {
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", NO_PAGE);
    return;
  }
  headers.set("content-security-policy", options.chat ? chatPolicy(options, options.chat) : pagePolicy(options));
}

/**
 * The policy of the page with another service's chat. Its script may connect to that service and may not show our
 * pages. To us a script can send nothing but a report of its failure.
 */
function chatPolicy({ nonce, host, production }: PageSource, from: ScriptSources): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' ${from.script}`,
    // The services write styles into the page, which a nonce would forbid.
    `style-src 'self' 'unsafe-inline' ${from.style}`.trim(),
    `img-src 'self' data: blob: ${from.image}`,
    `font-src 'self' ${from.font}`,
    `connect-src ${production ? "https" : "http"}://${host}${ERROR_REPORTS} ${from.connect}`,
    `frame-src ${from.frame}`,
    `media-src blob: ${from.media}`,
    "worker-src blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function pagePolicy(options: PageSource): string {
  const socket = options.production ? `wss://${options.host}` : `ws://${options.host}`;
  const { form, connect } = options.payment ?? { form: [], connect: [] };
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${options.nonce}'${options.recaptcha ? RECAPTCHA.script : ""}`,
    `style-src 'self' 'nonce-${options.nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", `${socket}${options.recaptcha ? RECAPTCHA.connect : ""}`, ...connect].join(" "),
    // Of our own pages, only the widget's can be framed.
    `frame-src 'self'${options.recaptcha ? ` ${RECAPTCHA.frame}` : ""}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    // Browsers apply this to a form's redirects, too.
    ["form-action 'self'", ...form].join(" "),
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${options.frameAncestors ?? "'none'"}`,
  ].join("; ");
}
