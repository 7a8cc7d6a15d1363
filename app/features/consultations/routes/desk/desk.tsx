import { useLoaderData } from "@remix-run/react";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningNotice } from "../../components/consultations/opening-notice";
import { DeskScreen } from "../../components/desk/desk-screen";
import { readDesk } from "../../services/desk/read-desk.server";

export const handle = { width: "full" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["invite", "remember", "cancel"] as const;

export const loader = defineLoader(async ({ app, params: { consultationId = "" }, url }) => {
  const desk = await readDesk(app, consultationId);
  const { t, bcp47 } = createTranslator(app.locale);
  return {
    desk,
    title: t("desk:title", { name: desk.summary.patient.name }),
    born: createFormat(bcp47).partialDate(desk.summary.patient.birthDate),
    done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
  };
});

/** The screen that is open through a consultation. */
export default function DeskPage() {
  const { desk, title, born, done } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  const { health, appointmentId, summary, timeZone } = desk;
  const back =
    appointmentId === null
      ? { href: paths.patient(summary.patient.id), words: t("consultations:backToPatient") }
      : { href: paths.appointment(appointmentId), words: t("consultations:backToAppointment") };
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={<BackLink href={back.href}>{back.words}</BackLink>}
        caption={`${t(`consultations:types.${summary.type}`)} · ${format.dateTime(summary.startTime, timeZone, "short")}`}
        title={title}
        lead={format.parts([
          born,
          health.weightKg !== null &&
            t("desk:weight", { weight: format.number(health.weightKg, { maximumFractionDigits: 1 }) }),
        ])}
        actions={
          <LinkButton href={paths.consultation(summary.id)} tone="secondary" icon="document">
            {t("desk:summaryLink")}
          </LinkButton>
        }
      />
      {done && <Banner tone="good" live title={t(`desk:followUp.done.${done}`)} />}
      <OpeningNotice opening={health.opening} timeZone={timeZone} />
      <DeskScreen desk={desk} answer={undefined} />
    </ScaleOf>
  );
}
