import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ApprovalPanel } from "~/features/identity/components/approval-panel";
import { SetupChecklist } from "~/features/organization/components/setup-checklist";
import { HipaaDialog } from "~/features/organization/components/hipaa-dialog";
import { actorAuthorities } from "~/features/identity/public.server";
import { readHipaa, readSetup } from "~/features/organization/public.server";
import { ArrivalSound, LiveArrivals } from "~/features/scheduling/components/appointments/arrivals/live-arrivals";
import { AppointmentTable } from "~/features/scheduling/components/lists/appointment-table";
import {
  NewRequests,
  NextAppointment,
  TodaysAppointments,
} from "~/features/scheduling/components/lists/todays-appointments";
import { Island } from "~/ui/base/island";
import { PatientsFollowUps, ProvidersFollowUps } from "~/features/consultations/components/desk/open-follow-ups";
import { LastConsultationCard } from "~/features/consultations/components/consultations/last-consultation-card";
import { UrgentOrders } from "~/features/consultations/components/laboratory/urgent-orders";
import { ResultsToReview } from "~/features/consultations/components/laboratory/results-to-review";
import { NotesToSign } from "~/features/consultations/components/notes/notes-to-sign";
import {
  countUnsignedNotes,
  lastConsultation,
  listOpenFollowUps,
  listResultsToReview,
} from "~/features/consultations/public.server";
import { readDemo } from "~/features/demo/public.server";
import { arrivalRights, clockOfReader, completeSetup, todaysAppointments } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { verdictOf } from "~/platform/access/authorize.server";
import { defineForm, press } from "~/platform/http/define-form.server";
import { NotSignedInError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { HomeTiles } from "./home-tiles";
import { desksAlone } from "./shell/shell-menu.server";

export const handle = { islands: ["booking-panel"] } satisfies ScreenHandle;
export const meta = screenTitle;

/** The appointments this person sees; null for staff whose roles show them none. */
async function workOf(app: RequestContext) {
  const { actor } = app;
  const sees =
    actor.kind === "patient" ||
    (actor.kind === "employee" &&
      (actor.authorities.has("appointment.list") || actor.authorities.has("appointment.list.own")));
  return sees ? todaysAppointments(app) : null;
}

/** Who is to come again, or with whom one is to book; nothing for whoever has no part in consultations. */
async function followUpsOf(app: RequestContext) {
  const { actor } = app;
  const has = (authority: string) => actor.kind === "employee" && actor.authorities.has(authority);
  const takesPart =
    (actor.kind === "patient" && !actor.unproven && !actor.acting) ||
    has("consultation.read") ||
    has("consultation.read.own");
  return takesPart ? listOpenFollowUps(app) : [];
}

/** What a patient was told of last; staff have the page of each patient for that. */
async function lastOf(app: RequestContext) {
  const { actor } = app;
  return actor.kind === "patient" && !actor.unproven && !actor.acting ? lastConsultation(app) : null;
}

/** What waits for a provider in their laboratory orders; null for everybody else. */
const resultsOf = (app: RequestContext) =>
  app.actor.kind === "employee" && verdictOf(app, "labOrder.review") === "allowed" ? listResultsToReview(app) : null;

/** How many notes this person has still to sign; none for whoever signs none. */
const toSignOf = (app: RequestContext): Promise<number> | 0 =>
  app.actor.kind === "employee" && verdictOf(app, "consultation.sign") === "allowed" ? countUnsignedNotes(app) : 0;

/** What came of consultations, for whoever looks. */
async function clinicalOf(app: RequestContext) {
  const [followUps, last, results, toSign] = await Promise.all([
    ...([followUpsOf(app), lastOf(app), resultsOf(app), toSignOf(app)] as const),
  ]);
  return { followUps, last, results, toSign };
}

/** How far the organization has come, for those who set it up, until it is under way. */
async function setupOf(app: RequestContext) {
  if (verdictOf(app, "organization.manage") !== "allowed") return null;
  const setup = await readSetup(app);
  if (setup.booked) return null;
  const mayFill = verdictOf(app, "demo.manage") === "allowed" && (await readDemo(app)).refusal === null;
  return { setup, bookingUrl: `${app.origin}${paths.booking()}`, mayFill };
}

/** How the HIPAA terms stand, for whoever can accept them where the practice's brand asks for them; else null. */
async function owedTermsOf(app: RequestContext) {
  if (!app.profile.settings.hipaaTerms || verdictOf(app, "compliance.accept") !== "allowed") return null;
  return (await readHipaa(app)).status;
}

/** Where a chosen start page leads, as far as this person may see it. */
const STARTS: Readonly<Record<string, { href: string; authority: string }>> = {
  APPOINTMENTS: { href: paths.appointments(), authority: "appointment.list" },
  WAITING_ROOM: { href: paths.waitingRooms(), authority: "room.list" },
};

function startOf(authorities: ReadonlySet<string>, chosen: string | null): string | undefined {
  const start = chosen !== null && Object.hasOwn(STARTS, chosen) ? STARTS[chosen] : undefined;
  if (!start) return undefined;
  const { href, authority } = start;
  return authorities.has(authority) || authorities.has(`${authority}.own`) ? href : undefined;
}

export const loader = defineLoader(async ({ app, request, url }) => {
  const { actor, profile, locale } = app;
  if (actor.kind !== "employee" && actor.kind !== "patient") throw new NotSignedInError();
  const waits = actor.kind === "employee" && !actor.approved;
  const start =
    actor.kind === "employee" &&
    !waits &&
    (startOf(actor.authorities, url.searchParams.get("start")) ?? desksAlone(actorAuthorities(app))[0]?.href);
  if (start) throw redirect(start);
  const { t } = createTranslator(locale);
  const [work, setup, hipaa, clinical] = waits
    ? [null, null, null, { followUps: [], last: null, results: null, toSign: 0 }]
    : await Promise.all([workOf(app), setupOf(app), owedTermsOf(app), clinicalOf(app)]);
  return {
    title: waits ? t("identity:approval.title") : t("home:menu.home"),
    name: actor.kind === "patient" ? (actor.acting?.name ?? actor.displayName) : actor.displayName,
    waits,
    organization: profile.name,
    work,
    books: actor.kind === "employee" && verdictOf(app, "appointment.set") === "allowed",
    setup,
    hipaa,
    clinical,
    timeZone: profile.timeZone,
    clock: clockOfReader(app, request),
    arrivals: { rights: arrivalRights(app), now: app.now, back: paths.home() },
    justSetUp: url.searchParams.get("done") === "setup",
  };
});

/** Has what is missing until patients can book made with usual values. */
export const action = defineForm({
  "": press(async ({ app }) => {
    await completeSetup(app);
    return redirect(`${paths.home()}?done=setup`);
  }),
});

export default function Home() {
  const { name, waits, organization, work, books, setup, hipaa, clinical, timeZone, clock, arrivals, justSetUp } =
    useLoaderData<typeof loader>();
  const { t } = useT();
  if (waits) return <ApprovalPanel organizationName={organization} />;
  const isPatient = work?.view === "patient";
  const action = isPatient ? (
    <LinkButton href={paths.booking()} icon="plus" tone="secondary">
      {t("home:menu.book")}
    </LinkButton>
  ) : (
    <Cluster>
      <LinkButton href={paths.waitingRooms()} icon="people" tone="secondary">
        {t("home:staff.openRoom")}
      </LinkButton>
      {books && (
        <>
          <LinkButton href={paths.bookingPanel({ mode: "now" })} tone="secondary">
            {t("scheduling:list.walkIn")}
          </LinkButton>
          <LinkButton href={paths.bookingPanel()} icon="plus">
            {t("home:menu.book")}
          </LinkButton>
        </>
      )}
    </Cluster>
  );
  return (
    <>
      <PageHeader title={t("home:greeting", { name })} actions={work && action} />
      {justSetUp && (
        <Banner tone="good" live>
          {t("organization:setup.quickDone")}
        </Banner>
      )}
      {hipaa && <HipaaDialog status={hipaa} />}
      {setup && <SetupChecklist {...setup} />}
      {isPatient && <PatientsFollowUps followUps={clinical.followUps} />}
      {work?.view === "patient" && <PatientHome next={work.next} clock={clock} />}
      {clinical.last && <LastConsultationCard last={clinical.last} timeZone={timeZone} />}
      {work?.view === "staff" && (
        <>
          {clinical.results && <UrgentOrders {...clinical.results} timeZone={timeZone} />}
          <HomeTiles
            stillToday={work.stillToday}
            requests={work.newRequests}
            toSign={clinical.toSign}
            toReview={clinical.results?.count ?? 0}
          />
          {clinical.results && <ResultsToReview {...clinical.results} timeZone={timeZone} />}
          <NewRequests appointments={work.requests} total={work.newRequests} clock={clock} />
          <NotesToSign count={clinical.toSign} />
          <ProvidersFollowUps followUps={clinical.followUps} />
          <LiveArrivals waiting={work.waiting} onlyOf={work.onlyOf}>
            <div data-live="today">
              <TodaysAppointments
                {...{ clock, arrivals }}
                appointments={work.today}
                opensPatients={work.opensPatients}
              />
            </div>
            <ArrivalSound />
          </LiveArrivals>
        </>
      )}
      <Island name="booking" />
    </>
  );
}

type Work = NonNullable<Awaited<ReturnType<typeof workOf>>>;

function PatientHome({
  next: [first, ...later],
  clock,
}: {
  next: Work["next"];
  clock: Parameters<typeof NextAppointment>[0]["clock"];
}) {
  const { t } = useT();
  return (
    <>
      <NextAppointment appointment={first} clock={clock} />
      {later.length > 0 && (
        <section aria-labelledby="later" className="flex flex-col gap-4">
          <h2 id="later" className="text-xl font-semibold">
            {t("scheduling:list.mineTitle")}
          </h2>
          <AppointmentTable
            caption={t("scheduling:list.mineTitle")}
            view="patient"
            appointments={later}
            clock={clock}
          />
        </section>
      )}
    </>
  );
}
