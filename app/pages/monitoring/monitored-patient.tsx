import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EnrolmentBadge } from "~/features/monitoring/components/enrolment-badge";
import { saidOf } from "~/features/monitoring/components/refused";
import {
  acknowledgeAlert,
  endEnrolment,
  markFalseReading,
  moveToCurrent,
  pauseEnrolment,
  resolveAlert,
  resumeEnrolment,
  reviewEnrolment,
  setOwnLimits,
  viewMonitored,
} from "~/features/monitoring/public.server";
import { viewTracker } from "~/features/phr/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { actsOf, attempt, defineForm } from "~/platform/http/define-form.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { MonitoredActs } from "./monitored-acts";
import { MonitoredAlert } from "./monitored-alert";
import { MonitoredReviews } from "./monitored-reviews";
import { MonitoredTrackers } from "./monitored-trackers";

/** No script: what was measured, and forms. */
export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["proposed", "saved", "alert", "reviewed", "ended"] as const;

/** The plot of whoever may read the health record; the team of somebody else's patient may not. */
const plotOf = (app: RequestContext, patientId: string, tracker: string) =>
  viewTracker(app, { patientId, tracker, span: "month", off: false }).catch((error: unknown) => {
    if (error instanceof NotFoundError || error instanceof ForbiddenError) return null;
    throw error;
  });

export const loader = defineLoader(async ({ app, url, params: { enrolmentId = "" } }) => {
  const view = await viewMonitored(app, enrolmentId);
  const asked = url.searchParams.get("tracker");
  const chosen = view.trackers.find(({ tracker }) => tracker === asked) ?? view.trackers[0] ?? null;
  return {
    ...{ view, chosen, title: view.patientName },
    plot: chosen === null ? null : await plotOf(app, view.patientId, chosen.tracker),
    done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
  };
});

const ALERT_ACTS = { acknowledge: acknowledgeAlert, resolve: resolveAlert, markFalse: markFalseReading } as const;
const ACTS = {
  limits: ["saved", setOwnLimits],
  review: ["reviewed", reviewEnrolment],
  pause: ["saved", pauseEnrolment],
  resume: ["saved", resumeEnrolment],
  move: ["saved", moveToCurrent],
  end: ["ended", endEnrolment],
} as const;

export const action = defineForm({
  ...actsOf(ALERT_ACTS, (work) =>
    attempt(async ({ app, value, params: { enrolmentId = "" } }) => {
      await work(app, value);
      return redirect(paths.monitoredPatient(enrolmentId, { done: "alert" }), 303);
    }),
  ),
  ...actsOf(ACTS, ([done, work]) =>
    attempt(async ({ app, value, url, params: { enrolmentId = "" } }) => {
      await work(app, enrolmentId, value);
      const tracker = url.searchParams.get("tracker") ?? undefined;
      return redirect(paths.monitoredPatient(enrolmentId, { done, tracker }), 303);
    }),
  ),
});

export default function MonitoredPatientPage() {
  const { view, chosen, plot, title, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const whole = saidOf(refused, "") ?? saidOf(refused, "version");
  return (
    <>
      <PageHeader
        caption={<bdi>{view.planName}</bdi>}
        title={<bdi>{title}</bdi>}
        lead={view.aim || undefined}
        back={<BackLink href={paths.monitoring()}>{t("monitoring:staff.back")}</BackLink>}
      />
      {done && !refused && <Banner tone="good" live title={t(`monitoring:done.${done}`)} />}
      {whole && <Banner tone="warn" live title={whole} />}
      <Cluster>
        <EnrolmentBadge state={view.state} />
        <LinkButton href={paths.patient(view.patientId)} tone="secondary" size="small" icon="person">
          {t("monitoring:staff.record")}
        </LinkButton>
        <LinkButton
          href={paths.bookingPanel({ patient: view.patientId })}
          tone="secondary"
          size="small"
          icon="calendar"
        >
          {t("monitoring:staff.appointment")}
        </LinkButton>
      </Cluster>
      <div className="grid items-start gap-5 computer:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={t("monitoring:staff.alerts")}>
            {view.alerts.length === 0 ? (
              <p className="text-muted">{t("monitoring:staff.noAlerts")}</p>
            ) : (
              <ul className="divide-y divide-line">
                {view.alerts.map((alert) => (
                  <MonitoredAlert
                    key={alert.id}
                    alert={alert}
                    zone={view.zone}
                    refused={refused?.sent["alertId"] === alert.id ? refused : undefined}
                  />
                ))}
              </ul>
            )}
          </Card>
          <MonitoredTrackers view={view} chosen={chosen} plot={plot} refused={refused} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card>
            <SummaryList
              rows={[
                { term: t("monitoring:staff.reviewer"), value: <bdi>{view.reviewer}</bdi> },
                {
                  term: t("monitoring:staff.team"),
                  value: <bdi>{view.team === "" ? t("monitoring:staff.noTeam") : view.team}</bdi>,
                },
                ...(view.startedAt === null
                  ? []
                  : [{ term: t("monitoring:staff.since"), value: format.date(view.startedAt, view.zone) }]),
                ...(view.isMonitored
                  ? [
                      {
                        term: t("monitoring:staff.review"),
                        value: t("monitoring:staff.reviewBy", { when: format.date(view.reviewAt, view.zone) }),
                      },
                    ]
                  : []),
                ...(view.reason ? [{ term: t("monitoring:staff.ended"), value: <bdi>{view.reason}</bdi> }] : []),
              ]}
            />
          </Card>
          <MonitoredReviews view={view} refused={refused} />
          <MonitoredActs view={view} refused={refused} />
        </div>
      </div>
    </>
  );
}
