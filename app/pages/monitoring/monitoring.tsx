import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { browserOf } from "~/features/billing/public.server";
import type { Refused } from "~/features/monitoring/components/refused";
import {
  consentToMonitoring,
  endOwnMonitoring,
  enterReading,
  listMonitored,
  MONITORED_LISTS,
  payMonth,
  readOwnMonitoring,
} from "~/features/monitoring/public.server";
import { clockOfReader } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT, useT } from "~/i18n/use-t";
import { emergencyNumber } from "~/kernel/codes/emergency-numbers";
import { paths } from "~/paths";
import { act, attempt, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { QueueLinks } from "~/screens/queue-links";
import { ScaleOf } from "~/screens/scale";
import { LinkButton } from "~/ui/action/button";
import { WrittenText } from "~/ui/base/written-text";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { MonitoredList } from "./monitored-list";
import { OwnPlanPart } from "./own-plans";

const isPatients = (data: unknown) => (data as { side?: string } | null)?.side === "patient";

/** Forms and a list, which need no script; one reads a patient's devices where the browser can. */
export const handle = {
  of: (data) => ({ width: "narrow", islands: isPatients(data) ? ["measure"] : [] }),
} satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["read", "started", "agreed", "ended"] as const;

export const loader = defineLoader(async ({ app, request, url }) => {
  const { t } = createTranslator(app.locale);
  const { countryCode, phoneCallingCode } = app.profile;
  const asked = (name: string) => url.searchParams.get(name);
  if (app.actor.kind === "patient")
    return {
      ...(await readOwnMonitoring(app, asked("payment"))),
      ...{ side: "patient" as const, title: t("monitoring:title") },
      done: DONE.find((each) => each === asked("done")) ?? null,
      emergency: emergencyNumber(countryCode, phoneCallingCode),
    };
  const list = MONITORED_LISTS.find((each) => each === asked("list")) ?? "monitored";
  return {
    ...(await listMonitored(app, { list, team: asked("team"), after: asked("after") })),
    ...{ side: "staff" as const, title: t("monitoring:staff.title"), zone: clockOfReader(app, request).zone },
  };
});

const back = (done: (typeof DONE)[number]) => redirect(paths.monitoring({ done }), 303);

export const action = defineForm({
  read: act(z.looseObject({}), async ({ app, value }) => {
    await enterReading(app, value);
    return back("read");
  }),
  consent: attempt(async ({ app, value }) =>
    back((await consentToMonitoring(app, value["plan"] ?? "", value)) === "ACTIVE" ? "started" : "agreed"),
  ),
  end: attempt(async ({ app, value }) => {
    await endOwnMonitoring(app, value["plan"] ?? "", value);
    return back("ended");
  }),
  pay: attempt(async ({ app, value, request }) =>
    redirect(await payMonth(app, value["plan"] ?? "", value, browserOf(request)), 303),
  ),
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Monitoring() {
  const data = useLoaderData<typeof loader>();
  return data.side === "patient" ? <Own {...data} /> : <Monitored {...data} />;
}

function Own({
  title,
  plans,
  ended,
  isOn,
  instructions,
  returned,
  choices,
  done,
  emergency,
}: Extract<Loaded, { side: "patient" }>) {
  const answer = useActionData<Partial<FormAnswer> & Partial<Refused>>();
  const { t } = usePatientT();
  const refused = answer?.errors && answer.sent ? { errors: answer.errors, sent: answer.sent } : undefined;
  const whole = refused?.errors.find(({ field }) => field === "" || field === "version")?.message;
  return (
    <ScaleOf scale="patient">
      <PageHeader title={title} lead={t("monitoring:lead")} />
      {done && !answer && <Banner tone="good" live title={t(`monitoring:done.${done}`)} />}
      {whole && <Banner tone="warn" live title={whole} />}
      {returned && !answer && (
        <Banner
          tone={returned === "PAID" ? "good" : returned === "FAILED" ? "error" : "info"}
          live
          title={t(`payments:own.came.${returned}`)}
        />
      )}
      {!isOn && <Banner tone="info" title={t("monitoring:off")} />}
      {plans.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="heart" title={t("monitoring:empty")}>
            {t("monitoring:emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <Banner tone="info" title={t("monitoring:notEmergency")}>
          {t("monitoring:notEmergencyText", { number: emergency })}
        </Banner>
      )}
      {instructions && plans.length > 0 && <WrittenText text={instructions} />}
      {plans.map((plan) => (
        <OwnPlanPart
          key={plan.id}
          {...{ plan, choices, answer }}
          refused={refused?.sent["plan"] === plan.id ? refused : undefined}
        />
      ))}
      {ended.length > 0 && (
        <Card title={t("monitoring:own.ended")}>
          <ul className="flex flex-col gap-1">
            {ended.map(({ id, planName }) => (
              <li key={id}>
                <bdi>{planName}</bdi>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ScaleOf>
  );
}

function Monitored({ title, patients, teams, team, list, next, isOn, zone, now }: Extract<Loaded, { side: "staff" }>) {
  const { t } = useT();
  return (
    <>
      <PageHeader title={title} lead={t("monitoring:staff.lead")} />
      {!isOn && <Banner tone="info" title={t("monitoring:staff.off")} />}
      <QueueLinks
        label={t("monitoring:staff.lists")}
        queues={MONITORED.map((name) => ({
          ...{ key: name, href: paths.monitoring({ list: name }), isHere: name === list },
          words: t(`monitoring:staff.list.${name}`),
        }))}
      />
      {list === "monitored" && teams.length > 0 && (
        <QueueLinks
          label={t("monitoring:staff.teams")}
          queues={[
            { key: "", href: paths.monitoring(), isHere: team === null, words: t("monitoring:staff.everyTeam") },
            ...teams.map((name) => ({
              ...{ key: name, href: paths.monitoring({ team: name }), isHere: name === team, words: name },
            })),
          ]}
        />
      )}
      {patients.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="people" title={t("monitoring:staff.empty")}>
            {t("monitoring:staff.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <MonitoredList patients={patients} zone={zone} now={now} />
      )}
      {next !== null && (
        <LinkButton href={paths.monitoring({ team: team ?? undefined, after: next })} tone="secondary">
          {t("monitoring:staff.next")}
        </LinkButton>
      )}
    </>
  );
}

const MONITORED = ["monitored", "others"] as const;
