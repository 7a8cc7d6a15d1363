import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { titledName } from "~/i18n/titled-name";
import { Stars } from "../components/stars";
import { readPublishedFeedback } from "../services/own-feedback.server";

export const handle = { width: "narrow", sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { t } = createTranslator(app.locale);
  const { provider, comments } = await readPublishedFeedback(app, params["employeeId"] ?? "");
  return { title: t("feedback:published.title"), name: titledName(t, provider), providerId: provider.id, comments };
});

/** What patients say of a doctor: what they agreed to show and the practice approved, without their names. */
export default function Published() {
  const { title, name, providerId, comments } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  return (
    <>
      <PageHeader back={<BackLink href={paths.provider(providerId)}>{name}</BackLink>} title={title} />
      {comments.length === 0 && <p className="text-muted">{t("feedback:published.none")}</p>}
      {comments.map(({ appointmentId, stars, words, reply }) => (
        <Card key={appointmentId}>
          {stars !== null && <Stars stars={stars} />}
          <p dir="auto" className="mt-2 whitespace-pre-line">
            {words}
          </p>
          {reply && (
            <p dir="auto" className="mt-3 whitespace-pre-line text-muted">
              <span className="block text-sm font-medium">{t("feedback:form.reply")}</span>
              {reply}
            </p>
          )}
        </Card>
      ))}
    </>
  );
}
