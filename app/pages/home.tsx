import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ApprovalPanel } from "~/features/identity/components/approval-panel";
import { SetupChecklist } from "~/features/organization/components/setup/setup-checklist";
import { HipaaDialog } from "~/features/organization/components/hipaa-dialog";
import {
  dismissSetupStep,
  dismissStepSchema,
  restoreSetupSteps,
  standardSetupSchema,
} from "~/features/organization/public.server";
import { actorAuthorities } from "~/features/identity/public.server";
import type { HomeRequestsProps } from "~/features/scheduling/components/lists/home-requests";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { clockOfReader, completeSetup } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { NotSignedInError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Island } from "~/ui/base/island";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { homeActs } from "./home/home-acts.server";
import { homeWork } from "./home/home-work.server";
import { BillingHome } from "./home/billing-home";
import { PatientHome } from "./home/patient-home";
import { StaffHome } from "./home/staff-home";
import { desksAlone } from "./shell/shell-menu.server";

const islands = ["booking-panel"];
const isStaffs = (data: unknown) =>
  typeof data === "object" &&
  data !== null &&
  "work" in data &&
  data.work !== null &&
  "isStaff" in data &&
  data.isStaff;

export const handle = {
  islands,
  of: (data) => (isStaffs(data) ? { islands, width: "full" } : { islands: [...islands, "installed"] }),
} satisfies ScreenHandle;
export const meta = screenTitle;

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
  const isStaff = actor.kind === "employee";
  const waits = isStaff && !actor.approved;
  const start =
    isStaff &&
    !waits &&
    (startOf(actor.authorities, url.searchParams.get("start")) ?? desksAlone(actorAuthorities(app))[0]?.href);
  if (start) throw redirect(start);
  const { t } = createTranslator(locale);
  return {
    title: waits ? t("identity:approval.title") : t("home:menu.home"),
    name: actor.kind === "patient" ? (actor.acting?.name ?? actor.displayName) : actor.displayName,
    isRelative: actor.kind === "patient" && Boolean(actor.acting),
    isStaff,
    organization: profile.name,
    work: waits ? null : await homeWork(app, url.searchParams),
    timeZone: profile.timeZone,
    clock: clockOfReader(app, request),
    idempotencyKey: crypto.randomUUID(),
    justSetUp: url.searchParams.get("done") === "setup",
  };
});

/** Has what is missing until patients can book made with usual values; and what staff do to appointments. */
export const action = defineForm({
  "complete-setup": act(standardSetupSchema, async ({ app, value }) => {
    await completeSetup(app, value);
    return redirect(`${paths.home()}?done=setup`);
  }),
  "dismiss-step": act(dismissStepSchema, async ({ app, value }) => {
    await dismissSetupStep(app, value);
    return redirect(paths.home(), 303);
  }),
  "restore-steps": press(async ({ app }) => {
    await restoreSetupSteps(app);
    return redirect(paths.home(), 303);
  }),
  ...homeActs,
});

export default function Home() {
  const { name, isRelative, organization, work, timeZone, clock, idempotencyKey, justSetUp } =
    useLoaderData<typeof loader>();
  const refused = useActionData<{ errors?: HomeRequestsProps["errors"] } & Partial<PostedAnswer>>();
  const { t } = useT();
  if (!work) return <ApprovalPanel organizationName={organization} />;
  const { staff, money, patient, setup, hipaa, clinical, waiting } = work;
  const errors = refused?.errors ?? [];
  return (
    <>
      {justSetUp && (
        <Banner tone="good" live>
          {t("organization:setup.quickDone")}
        </Banner>
      )}
      {hipaa && <HipaaDialog status={hipaa} />}
      {staff && (
        <StaffHome work={staff} {...{ name, clinical, waiting, clock, idempotencyKey, errors }}>
          {setup && !setup.setup.booked && <SetupChecklist {...setup} answer={refused} />}
        </StaffHome>
      )}
      {money && <BillingHome {...money} {...{ name, clock, errors }} />}
      {patient && <PatientHome isRelative={isRelative} {...{ name, patient, clinical, clock, timeZone }} />}
      {!staff && !money && !patient && <PageHeader title={t("home:greeting", { name })} />}
      {setup && (!staff || setup.setup.booked) && <SetupChecklist {...setup} answer={refused} />}
      <Island name="booking" />
    </>
  );
}
