import { useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { QueueLinks } from "~/screens/queue-links";
import { ScaleOf } from "~/screens/scale";
import { LinkButton } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { OwnConsultationCard } from "../../components/desk/own-consultation-card";
import { OwnConsultationsAhead } from "../../components/desk/own-consultations-ahead";
import { OWN_KINDS, ownKindIn, type OwnKind } from "../../schemas/desk/own-consultations";
import { listOwnConsultations } from "../../services/desk/list-own-consultations.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const isVideo = url.pathname === paths.videoConsultations();
  const kind = isVideo ? "video" : ownKindIn(url.searchParams.get("kind"));
  const list = await listOwnConsultations(app, kind, url.searchParams.get("before"));
  const { t } = createTranslator(app.locale);
  const acting = app.actor.kind === "patient" && app.actor.acting !== undefined;
  const title = acting ? t("consultations:listOf", { name: list.name }) : t("home:menu.consultations");
  return { ...list, kind, title, readerZone: clockOfReader(app, request).zone };
});

/** Where the list of a kind is, or where it goes on. */
const addressOf = (kind: OwnKind, before?: string) =>
  kind === "video"
    ? paths.videoConsultations({ before })
    : paths.clinicConsultations({ kind: kind === "all" ? undefined : kind, before });

/** The consultations, in the order in which they are listed, under the month in which each took place. */
function monthsOf<C>(past: readonly C[], monthOf: (consultation: C) => string) {
  const months: { month: string; inMonth: C[] }[] = [];
  for (const consultation of past) {
    const month = monthOf(consultation);
    const last = months.at(-1);
    if (last?.month === month) last.inMonth.push(consultation);
    else months.push({ month, inMonth: [consultation] });
  }
  return months;
}

/** A patient's consultations, what comes next in a line, and of those that are past what came of each. */
export default function OwnConsultations() {
  const { ahead, past, next, isFirst, kind, title, readerZone } = useLoaderData<typeof loader>();
  const { t, format } = usePatientT();
  const byMonth = monthsOf(past, ({ startsAt, timeZone }) => format.date(startsAt, timeZone, "monthYear"));
  return (
    <ScaleOf scale="patient">
      <PageHeader title={title} />
      <Kinds kind={kind} />
      {isFirst && kind !== "other" && <OwnConsultationsAhead ahead={ahead} readerZone={readerZone} />}
      <Stack>
        <h2 className="text-xl font-semibold">{t("consultations:past")}</h2>
        {past.length === 0 ? (
          <Card padding="flush">
            <EmptyState icon="document" level={3} title={t("consultations:nonePast")}>
              {t("consultations:nonePastText")}
            </EmptyState>
          </Card>
        ) : (
          byMonth.map(({ month, inMonth }) => (
            <Card key={month} title={month} level={3} padding="flush">
              <ul className="divide-y divide-line">
                {inMonth.map((consultation) => (
                  <li key={consultation.key}>
                    <OwnConsultationCard {...{ consultation, readerZone }} />
                  </li>
                ))}
              </ul>
            </Card>
          ))
        )}
      </Stack>
      <Cluster className="justify-between">
        {!isFirst && (
          <LinkButton href={addressOf(kind)} tone="secondary" icon="chevron-start">
            {t("consultations:newest")}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton href={addressOf(kind, next)} tone="secondary" iconEnd="chevron-end">
            {t("consultations:older")}
          </LinkButton>
        )}
      </Cluster>
    </ScaleOf>
  );
}

/** The lists by kind, and what was written for the patient. */
function Kinds({ kind: here }: { kind: OwnKind }) {
  const { t } = usePatientT();
  return (
    <QueueLinks
      label={t("consultations:kinds")}
      queues={[
        ...OWN_KINDS.map((kind) => ({
          ...{ key: kind, href: addressOf(kind), isHere: kind === here },
          words: t(`consultations:kind.${kind}`),
        })),
        { key: "notes", href: paths.notes(), words: t("notes:title"), isHere: false },
      ]}
    />
  );
}
