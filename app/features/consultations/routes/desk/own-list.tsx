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
import { listOwnConsultations } from "../../services/desk/list-own-consultations.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const video = url.pathname === paths.videoConsultations();
  const list = await listOwnConsultations(app, video ? "video" : "in_patient", url.searchParams.get("before"));
  const { t } = createTranslator(app.locale);
  const plain = t(video ? "consultations:videoTitle" : "consultations:clinicTitle");
  const acting = app.actor.kind === "patient" && app.actor.acting !== undefined;
  const title = acting ? t("consultations:of", { title: plain, name: list.name }) : plain;
  return { ...list, video, title, readerZone: clockOfReader(app, request).zone };
});

/** A patient's consultations of one kind, to come and past, each with what came of it. */
export default function OwnConsultations() {
  const { ahead, past, next, isFirst, video, title, readerZone } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  const here = video ? paths.videoConsultations : paths.clinicConsultations;
  const cards = (list: typeof past) =>
    list.map((consultation) => <OwnConsultationCard key={consultation.key} {...{ consultation, readerZone }} />);
  return (
    <ScaleOf scale="patient">
      <PageHeader title={title} />
      <Kinds video={video} />
      {isFirst && (
        <Stack>
          <h2 className="text-xl font-semibold">{t("consultations:ahead")}</h2>
          <OwnConsultationsAhead ahead={ahead} readerZone={readerZone} />
        </Stack>
      )}
      <Stack>
        <h2 className="text-xl font-semibold">{t("consultations:past")}</h2>
        {past.length === 0 ? (
          <Card padding="flush">
            <EmptyState icon="document" level={3} title={t("consultations:nonePast")}>
              {t("consultations:nonePastText")}
            </EmptyState>
          </Card>
        ) : (
          cards(past)
        )}
      </Stack>
      <Cluster className="justify-between">
        {!isFirst && (
          <LinkButton href={here()} tone="secondary" icon="chevron-start">
            {t("consultations:newest")}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton href={here({ before: next })} tone="secondary" iconEnd="chevron-end">
            {t("consultations:older")}
          </LinkButton>
        )}
      </Cluster>
    </ScaleOf>
  );
}

/** The lists of both kinds, and what was written for the patient. */
function Kinds({ video }: { video: boolean }) {
  const { t } = usePatientT();
  return (
    <QueueLinks
      label={t("consultations:kinds")}
      queues={[
        {
          ...{ key: "clinic", href: paths.clinicConsultations(), isHere: !video },
          words: t("consultations:types.IN_PERSON"),
        },
        { key: "video", href: paths.videoConsultations(), words: t("consultations:types.VIDEO"), isHere: video },
        { key: "notes", href: paths.notes(), words: t("notes:title"), isHere: false },
      ]}
    />
  );
}
