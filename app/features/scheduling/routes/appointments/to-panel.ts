import { redirect } from "@remix-run/cloudflare";
import { readPatientChoice } from "~/features/patients/public.server";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { defineLoader } from "~/platform/http/screen.server";

/** The kind of appointment that an address asks for: by its path, or by the name of the service in it. */
function kindOf(pathname: string, service: string | undefined): string | undefined {
  if (service === "VIDEO_CONSULTATION" || /\/video(_appointments)?\//.test(pathname)) return "VIDEO_CONSULTATION";
  return service === "PHYSICAL_CONSULTATION" || /\/clinic\//.test(pathname) ? "PHYSICAL_CONSULTATION" : undefined;
}

const modeOf = (pathname: string): string | undefined =>
  pathname.endsWith("/walk_in") ? "now" : pathname.endsWith("/series/new") ? "repeat" : undefined;

/** Names in the older addresses, and those of the panel's. */
const NAMES = {
  patientId: "patient",
  serviceOfferingId: "service",
  employeeId: "provider",
  branchId: "place",
  startsAt: "at",
  day: "day",
  reason: "reason",
  new: "new",
  search: "search",
} as const;

/** The addresses of the forms of old lead to the panel, with everything that they say. */
export const loader = defineLoader(async ({ app, params, url }) => {
  await authorize(app, "appointment.set");
  const { patientId, service } = params;
  if (patientId !== undefined) await readPatientChoice(app, patientId);
  const said = Object.entries(NAMES).map(([old, name]) => [name, url.searchParams.get(old) ?? undefined]);
  const kind = kindOf(url.pathname, service);
  const offering = service !== undefined && kind === undefined ? { service } : {};
  const patient = patientId === undefined ? {} : { patient: patientId };
  const { pathname } = url;
  return redirect(
    paths.bookingPanel({
      ...(Object.fromEntries(said) as Record<string, string>),
      ...offering,
      ...patient,
      kind,
      mode: modeOf(pathname),
    }),
  );
});
