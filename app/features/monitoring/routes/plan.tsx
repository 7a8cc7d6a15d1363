import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm, type FilledFields } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import type { RequestContext } from "~/platform/context.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { FoldedCard } from "~/ui/view/folded-card";
import { PageHeader } from "~/ui/view/page-header";
import { PlanForm } from "../components/plan-form";
import { saidOf } from "../components/refused";
import { TrackerForm, WEEKDAYS } from "../components/tracker-form";
import {
  changeOwnPlan,
  publishPlan,
  readPlanScreen,
  removePlanTracker,
  retirePlan,
  savePlanTracker,
} from "../services/manage-plans.server";

/** No script: forms. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["saved", "published", "retired"] as const;

export const loader = defineLoader(async ({ app, url, params: { planId = "" } }) => {
  const plan = await readPlanScreen(app, planId);
  const asked = url.searchParams.get("tracker");
  return {
    plan,
    title: plan.name,
    done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
    chosen: plan.choices.find(({ tracker }) => tracker === asked) ?? null,
  };
});

type Work = (app: RequestContext, raw: unknown) => Promise<void>;

const acted = (work: Work, done: (typeof DONE)[number], read = (value: FilledFields): unknown => value) =>
  attempt(async ({ app, value, params: { planId = "" } }) => {
    await work(app, { ...(read(value) as object), id: planId });
    return redirect(paths.monitoringPlan(planId, { done }), 303);
  });

/** Each day has a box of its own, so that all that were ticked come back with a refusal. */
const withDays = (value: FilledFields) => ({
  ...value,
  days: WEEKDAYS.filter((day) => value[`day${day}`] !== undefined).map(String),
});

export const action = defineForm({
  change: acted(changeOwnPlan, "saved"),
  measure: acted(savePlanTracker, "saved", withDays),
  unmeasure: acted(removePlanTracker, "saved"),
  publish: acted(publishPlan, "published"),
  retire: acted(retirePlan, "retired"),
});

export default function MonitoringPlan() {
  const { plan, title, done, chosen } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const sent = refused?.sent ?? {};
  // Of several forms, the one that was sent says what was wrong.
  const ofTracker = (tracker: string, fromAge: number | null) =>
    sent["tracker"] === tracker && (fromAge === null || sent["fromAge"] === String(fromAge)) ? refused : undefined;
  const known = plan.trackers.some((each) => ofTracker(each.tracker, each.fromAge));
  const named = ({ tracker, unit }: Pick<(typeof plan.choices)[number], "tracker" | "unit">) => ({
    ...{ tracker, unit, name: t(`trackers:name.${tracker}`), unitWords: t(`trackers:unit.${unit}`) },
  });
  const whole = saidOf(refused, "") ?? saidOf(refused, "version") ?? saidOf(refused, "tracker");
  return (
    <>
      <PageHeader
        caption={t(`monitoring:plans.states.${plan.state}`)}
        title={<bdi>{title}</bdi>}
        back={<BackLink href={paths.monitoringPlans()}>{t("monitoring:plans.back")}</BackLink>}
      />
      {done && !refused && <Banner tone="good" live title={t(`monitoring:done.${done}`)} />}
      {whole && <Banner tone="warn" live title={whole} />}
      {plan.isChanged && <Banner tone="info" title={t("monitoring:plans.unpublished")} />}
      <h2 className="text-lg font-semibold">{t("monitoring:plans.measurements")}</h2>
      {plan.trackers.map((entry) => (
        <FoldedCard
          key={`${entry.tracker}-${entry.fromAge}`}
          title={t(`trackers:name.${entry.tracker}`)}
          gist={entry.fromAge > 0 && `${t("monitoring:plans.fromAge")}: ${entry.fromAge}`}
          open={ofTracker(entry.tracker, entry.fromAge) !== undefined}
        >
          <TrackerForm
            planId={plan.id}
            version={plan.version}
            measured={{ ...named(entry), hasSecond: entry.second !== null }}
            entry={entry}
            refused={ofTracker(entry.tracker, entry.fromAge)}
          />
        </FoldedCard>
      ))}
      <Card title={t("monitoring:plans.addMeasurement")}>
        <Stack>
          <form method="get" className="flex flex-wrap items-end gap-3">
            <NativeSelect
              name="tracker"
              label={t("monitoring:plans.measurement")}
              defaultValue={chosen?.tracker ?? ""}
              options={plan.choices.map(({ tracker }) => ({ value: tracker, label: t(`trackers:name.${tracker}`) }))}
            />
            <Button type="submit" tone="secondary">
              {t("monitoring:plans.continue")}
            </Button>
          </form>
          {chosen && (
            <TrackerForm
              key={chosen.tracker}
              planId={plan.id}
              version={plan.version}
              measured={{ ...named(chosen), hasSecond: chosen.hasSecond }}
              entry={null}
              refused={known ? undefined : ofTracker(chosen.tracker, null)}
            />
          )}
        </Stack>
      </Card>
      <FoldedCard title={t("monitoring:plans.basics")} open={refused !== undefined && sent["tracker"] === undefined}>
        <PlanForm
          plan={plan}
          teams={plan.teams}
          currencyCode={plan.currencyCode}
          refused={sent["tracker"] === undefined ? refused : undefined}
        />
      </FoldedCard>
      <Card>
        <form method="post" className="flex flex-col gap-3" data-once>
          <input type="hidden" name="version" value={plan.version} />
          <p className="text-muted">{t("monitoring:plans.publishText")}</p>
          <Cluster>
            <Button type="submit" name="intent" value="publish">
              {t("monitoring:plans.publish")}
            </Button>
            {plan.state === "published" && (
              <Button type="submit" name="intent" value="retire" tone="quiet">
                {t("monitoring:plans.retire")}
              </Button>
            )}
          </Cluster>
          {plan.state === "published" && <p className="text-sm text-muted">{t("monitoring:plans.retireText")}</p>}
        </form>
      </Card>
    </>
  );
}
