import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { LinkedText } from "../components/outbox/linked-text";
import { readDevelopmentMail } from "../services/mail/read-development-mail.server";

export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const mail = await readDevelopmentMail(app, params.id ?? "");
  return { title: mail.subject, mail, timeZone: app.profile.timeZone };
});

/**
 * One mail as its receiver sees it. Its frame has no origin and the page's own security policy, under which nothing in
 * a mail may run; that scripts are not switched off as well lets tests look into the frame. Its links open a tab.
 */
export default function Mail() {
  const { title, mail, timeZone } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={<bdi>{title}</bdi>}
        back={<BackLink href={paths.developmentOutbox()}>{t("notifications:outbox.back")}</BackLink>}
      />
      <Card>
        <SummaryList
          rows={[
            { term: t("notifications:outbox.to"), value: <bdi>{mail.recipient}</bdi> },
            { term: t("notifications:outbox.at"), value: format.dateTime(mail.at, timeZone) },
          ]}
        />
      </Card>
      {mail.channel === "MAIL" && (
        <Card title={t("notifications:outbox.asMail")} padding="flush">
          <iframe
            title={t("notifications:outbox.asMail")}
            srcDoc={mail.html}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            className="block h-[64rem] w-full border-0 bg-white"
          />
        </Card>
      )}
      <Card title={t("notifications:outbox.asText")}>
        <LinkedText text={mail.text} />
      </Card>
      {mail.calendarFile !== null && (
        <Card title={t("notifications:outbox.calendarFile")}>
          <pre dir="ltr" className="text-sm whitespace-pre-wrap break-words">
            {mail.calendarFile}
          </pre>
        </Card>
      )}
    </div>
  );
}
