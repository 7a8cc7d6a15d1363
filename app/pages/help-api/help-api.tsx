import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { DataTable } from "~/ui/view/data-table";
import { PageHeader } from "~/ui/view/page-header";
import { CallEntry, CodeBox } from "./call-entry";
import { listedCalls } from "./listed-calls.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

/** The failures that a caller meets, by status. */
const CODES = [
  { status: 401, code: "notSignedIn" },
  { status: 403, code: "forbidden" },
  { status: 404, code: "notFound" },
  { status: 404, code: "unknownCall" },
  { status: 405, code: "methodNotAllowed" },
  { status: 409, code: "conflict" },
  { status: 413, code: "tooLarge" },
  { status: 422, code: "invalid" },
  { status: 429, code: "rateLimited" },
  { status: 500, code: "unknown" },
] as const;

export const loader = defineLoader(async ({ app, calls }) => {
  await authorize(app, "help.read");
  return {
    areas: listedCalls(calls, app.origin),
    origin: app.origin,
    title: createTranslator(app.locale).t("api-access:docs.title"),
  };
});

export default function HelpApi() {
  const { areas, origin } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader title={t("api-access:docs.title")} lead={t("api-access:docs.lead")} />
      <p>
        <TextLink href={paths.openApi()} className="inline-flex min-h-11 items-center">
          {t("api-access:docs.machine")}
        </TextLink>
      </p>
      <SigningIn origin={origin} />
      <nav aria-label={t("api-access:docs.contents")}>
        <ul className="flex flex-wrap gap-x-6">
          {areas.map(({ area }) => (
            <li key={area}>
              <TextLink href={`#area-${area}`} className="inline-flex min-h-11 items-center">
                {t(`api-access:docs.areas.${area}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {areas.map(({ area, calls }) => (
        <section key={area} id={`area-${area}`} aria-labelledby={`area-${area}-title`} className="flex flex-col gap-6">
          <h2 id={`area-${area}-title`} className="font-display text-2xl font-semibold">
            {t(`api-access:docs.areas.${area}`)}
          </h2>
          {calls.map((call) => (
            <CallEntry key={call.id} call={call} />
          ))}
        </section>
      ))}
      <Failures />
    </>
  );
}

function SigningIn({ origin }: { origin: string }) {
  const { t } = useT();
  return (
    <Card title={t("api-access:docs.signingIn")}>
      <div className="flex flex-col gap-4">
        <p>{t("api-access:docs.keyText")}</p>
        <CodeBox label={t("api-access:docs.example")}>
          {`curl -H "Authorization: Bearer $API_KEY" "${origin}/appointments/listAllAppointments"`}
        </CodeBox>
        <p>{t("api-access:docs.tokenText")}</p>
      </div>
    </Card>
  );
}

function Failures() {
  const { t } = useT();
  return (
    <section aria-labelledby="failures" className="flex flex-col gap-4">
      <h2 id="failures" className="font-display text-2xl font-semibold">
        {t("api-access:docs.errorsTitle")}
      </h2>
      <p>{t("api-access:docs.errorsText")}</p>
      <DataTable
        caption={t("api-access:docs.errorsTitle")}
        rows={CODES}
        rowKey={({ code }) => code}
        columns={[
          { key: "code", header: "errorCode", lead: true, cell: ({ code }) => <code dir="ltr">{code}</code> },
          { key: "status", header: t("api-access:docs.status"), cell: ({ status }) => status },
          {
            key: "meaning",
            header: t("api-access:docs.meaning"),
            cell: ({ code }) => t(`api-access:docs.codes.${code}`),
          },
        ]}
      />
    </section>
  );
}
