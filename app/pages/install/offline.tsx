import { useLoaderData } from "@remix-run/react";
import { AppointmentTime } from "~/features/scheduling/components/appointments/appointment-time";
import { providerName } from "~/features/scheduling/components/appointments/person-names";
import { clockOfReader, readPatientHome } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";

export const handle = { bare: true } satisfies ScreenHandle;
export const meta = screenTitle;

/** What an installed app keeps for the time without a connection; of a patient, their next appointment. */
export const loader = defineLoader(async ({ app, request }) => {
  const { coming } = app.actor.kind === "patient" ? await readPatientHome(app) : { coming: [] };
  const [next] = coming;
  return {
    ...{ next: next ?? null, clock: clockOfReader(app, request) },
    ...{ practice: app.profile.name, phone: app.profile.settings.contact.phone },
    title: createTranslator(app.locale).t("errors:appOffline.title"),
  };
});

export default function Offline() {
  const { title, practice, phone, next, clock } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-10">
      <p className="font-display text-xl font-semibold">
        <bdi>{practice}</bdi>
      </p>
      <h1 className="font-display text-3xl font-semibold text-balance">{title}</h1>
      <p className="text-lg">{t(next ? "errors:appOffline.kept" : "errors:appOffline.text")}</p>
      {next && (
        <Card title={t("errors:appOffline.next")} tone="brand">
          <p className="text-xl font-semibold">
            <AppointmentTime startsAt={next.startsAt} endsAt={next.endsAt} zone={next.timeZone} clock={clock} />
          </p>
          <p>
            {[providerName(t, next.employee), next.offering?.name, next.type === "video" ? null : next.branch.name]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </Card>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.home()}>{t("errors:appOffline.again")}</LinkButton>
        {phone && (
          <LinkButton href={telHref(phone)} icon="phone" tone="secondary">
            {t("errors:appOffline.call", { phone: `\u2066${phone}\u2069` })}
          </LinkButton>
        )}
      </div>
    </main>
  );
}
