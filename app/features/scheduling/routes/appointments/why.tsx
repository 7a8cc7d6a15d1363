import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { providerName } from "../../components/appointments/person-names";
import { WhyAnswer } from "../../components/why/why-answer";
import { WhyForm } from "../../components/why/why-form";
import { explainTimeOffered } from "../../services/timings/explain-time-offered.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  title: createTranslator(app.locale).t("why:title"),
  page: await explainTimeOffered(app, Object.fromEntries(url.searchParams)),
}));

export default function WhyNotOffered() {
  const { title, page } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  const { explained, choice, providers, offerings } = page;
  const provider = providers.find(({ id }) => id === choice.employeeId);
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>}
        title={title}
        lead={t("why:lead")}
      />
      {explained && (
        <WhyAnswer
          explained={explained}
          kind={offerings.find(({ id }) => id === choice.serviceOfferingId)?.type ?? ""}
          when={`${format.plainDate(explained.day, "long")}, ${format.minutesOfDay(explained.minutes)}`}
          who={provider ? providerName(t, provider) : ""}
        />
      )}
      <WhyForm {...page} />
    </>
  );
}
