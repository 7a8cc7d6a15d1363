import { isWidgetPage, widgetLook, type WidgetLook } from "~/paths/widget";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { cookieOf, ZONE_COOKIE } from "~/platform/http/cookies.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { postedDate } from "~/kernel/time/date-in-boxes";
import { questionOfField } from "~/features/forms/domain/questions/question";
import { bookingStateSchema, fieldsOfPick, type BookingState } from "../../schemas/booking/booking-state";
import type { JourneyEntry } from "../../services/booking/read-booking-journey.server";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";

/** The zone that the visitor's browser told, for whoever checks it. */
export const zoneHint = (request: Request): string | undefined => cookieOf(request, ZONE_COOKIE)?.slice(0, 64);

/** What an address says of the booking that it starts. */
export interface JourneyAddress {
  kind?: AppointmentKind;
  provider?: string;
  service?: string;
}

/** The kind of appointment that the address of a booking page names, if any. */
export function kindOfPath(pathname: string): AppointmentKind | undefined {
  if (/\/(videoAppointments|video-appointments)(\/|$)/.test(pathname)) return "video";
  return /\/home\/consultation(\/|$)/.test(pathname) ? "clinic" : undefined;
}

/** Reads how far a booking has come: the address wins over what the form or the query carries. */
export function stateOf(
  values: Iterable<[string, FormDataEntryValue]>,
  address: JourneyAddress,
  request: Request,
): BookingState {
  const { pick, ...said } = Object.fromEntries([...values].filter(([, value]) => typeof value === "string"));
  const given = typeof pick === "string" ? { ...said, ...fieldsOfPick(pick) } : said;
  const answers = Object.entries(given).flatMap(([name, value]) => {
    const id = questionOfField(name);
    return id === undefined ? [] : [[id, value]];
  });
  // reCAPTCHA names the field that it puts into the form itself.
  const recaptcha = given["recaptcha"] ?? given["g-recaptcha-response"];
  const birthDate = postedDate(given, "birthDate");
  const state = bookingStateSchema.parse({ ...given, birthDate, recaptcha, answers: Object.fromEntries(answers) });
  return {
    ...state,
    kind: address.kind ?? state.kind,
    provider: address.provider ?? state.provider,
    service: address.service ?? state.service,
    zone: state.zone ?? zoneHint(request),
    key: state.key ?? crypto.randomUUID(),
  };
}

/** How the journey was entered, by its address. */
export const entryOf = (app: RequestContext, url: URL, address: JourneyAddress): JourneyEntry => ({
  ...placeOf(app, url),
  serviceFixed: address.service !== undefined,
  providerFixed: address.provider !== undefined,
});

/** Where the forms of a journey go, and what they carry when it stands in another site's page. */
function placeOf(app: RequestContext, url: URL): Pick<JourneyEntry, "action" | "embedded"> {
  if (!isWidgetPage(url.pathname)) return { action: url.pathname, embedded: null };
  const look: Record<string, string> = { ...widgetLook(url.searchParams) };
  return { action: paths.widget(String(app.organization.id), look), embedded: { look } };
}

/**
 * The look of the widget that a page stands in; undefined for a page of our own.
 * @throws NotFoundError where the address names another organization than its host does
 */
export function widgetOf(
  app: RequestContext,
  url: URL,
  params: Record<string, string | undefined>,
): WidgetLook | undefined {
  if (!isWidgetPage(url.pathname)) return undefined;
  if (params.organizationId !== String(app.organization.id)) throw new NotFoundError();
  return widgetLook(url.searchParams);
}

/** Pages that a request's action has made already, so that the loader that runs after it need not make them again. */
const made = new WeakMap<RequestContext, unknown>();

export const keepPage = (context: RequestContext, page: unknown): void => void made.set(context, page);
export const keptPage = <Page>(context: RequestContext): Page | undefined => made.get(context) as Page | undefined;
