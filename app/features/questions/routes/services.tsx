import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { FoldedCard } from "~/ui/view/folded-card";
import { PageHeader } from "~/ui/view/page-header";
import { ServiceForm } from "../components/service-form";
import { addService, changeQuestionService, readServiceScreen } from "../services/manage-services.server";

/** No script: forms. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readServiceScreen(app)),
  title: createTranslator(app.locale).t("text-questions:staff.services"),
  done: url.searchParams.get("done") !== null,
}));

export const action = defineForm({
  add: attempt(async ({ app, value }) => {
    await addService(app, value);
    return redirect(paths.questionServices({ done: "saved" }), 303);
  }),
  change: attempt(async ({ app, value }) => {
    await changeQuestionService(app, value);
    return redirect(paths.questionServices({ done: "saved" }), 303);
  }),
});

export default function QuestionServices() {
  const { services, title, done, terms, isPayable, ...choices } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const of = refused?.sent["id"] ?? "";
  const shared = { ...choices, terms };
  return (
    <>
      <PageHeader
        title={title}
        lead={t("text-questions:staff.servicesLead")}
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        actions={
          <LinkButton href={paths.setting("text_consultation")} tone="secondary">
            {t("text-questions:staff.settings")}
          </LinkButton>
        }
      />
      {done && <Banner tone="good" live title={t("text-questions:done.saved")} />}
      {!terms.isOn && <Banner tone="info" title={t("text-questions:staff.off")} />}
      {!isPayable && services.some(({ priceMinor }) => priceMinor > 0) && (
        <Banner tone="warn" title={t("text-questions:staff.notPayable")} />
      )}
      {refused?.errors
        .filter(({ field }) => field === "" || field === "version")
        .map(({ message }) => (
          <Banner key={message} tone="warn" live title={message} />
        ))}
      {services.map((service) => (
        <FoldedCard
          key={service.id}
          title={service.name}
          gist={
            service.priceMinor === 0
              ? t("text-questions:form.free")
              : format.money(service.priceMinor, service.currencyCode)
          }
          open={of === service.id}
        >
          <ServiceForm {...shared} service={service} refused={of === service.id ? refused : undefined} />
        </FoldedCard>
      ))}
      <Card title={t("text-questions:staff.newService")}>
        <ServiceForm {...shared} service={null} refused={of === "" ? refused : undefined} />
      </Card>
    </>
  );
}
