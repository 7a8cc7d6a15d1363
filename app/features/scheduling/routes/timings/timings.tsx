import { useActionData, useLoaderData } from "@remix-run/react";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { providerName } from "../../components/appointments/person-names";
import { isTimingsDone } from "../../components/timings/timings-notices";
import { TimingsView } from "../../components/timings/timings-view";
import type { WeekAnswer } from "../../components/timings/week-form";
import { readTimings } from "../../services/timings/read-timings.server";
import { timingsActs } from "./timings.server";

export const handle = { hydrate: true, namespaces: ["timings"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  const { teamUserId } = params;
  const timings = await readTimings(app, {
    employeeId: teamUserId,
    branchId: url.searchParams.get("branchId") ?? undefined,
    kind: url.searchParams.get("kind") ?? undefined,
  });
  const { t, bcp47 } = createTranslator(app.locale);
  const place = timings.branches.find(({ id }) => id === timings.sheet?.branchId);
  const page = { ...timings, zoneName: createFormat(bcp47).zoneName(place?.timeZone ?? "UTC", app.now) };
  // Whose hours they are, where they are somebody else's.
  const person = page.own ? null : providerName(t, page.employee);
  const done = url.searchParams.get("done");
  return {
    page,
    teamUserId: teamUserId ?? null,
    person,
    title: person ? t("timings:titleOf", { name: person }) : t("timings:title"),
    done: isTimingsDone(done) ? done : null,
    changing: url.searchParams.get("absence"),
  };
});

export const action = defineForm(timingsActs);

export default function Timings() {
  const { page, person, teamUserId, title, done, changing } = useLoaderData<typeof loader>();
  const answer = useActionData<WeekAnswer | PostedAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={
          person ? (
            <BackLink href={paths.employeeSettings(page.employee.id)}>{person}</BackLink>
          ) : (
            <BackLink href={paths.settings()}>{t("timings:back")}</BackLink>
          )
        }
        title={title}
        lead={t("timings:lead")}
      />
      <TimingsView
        {...{ page, done, changing }}
        answer={answer}
        hrefFor={(values) => paths.employeeTimings(teamUserId ?? undefined, values)}
      />
    </>
  );
}
