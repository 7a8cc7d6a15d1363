import { useLoaderData } from "@remix-run/react";
import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { classNames } from "~/ui/base/class-names";
import { ChoiceCard } from "~/ui/action/choice-card";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { listProfileAreas } from "../../services/profile/list-profile-areas.server";
import { patientAsked, patientQuery } from "./whose.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const listed = await listProfileAreas(app, patientAsked({ url }));
  const { t } = createTranslator(app.locale);
  const title = t("health-profile:areas.title");
  return {
    ...listed,
    patientQuery: patientQuery(app, listed.patient),
    timeZone: app.profile.timeZone,
    title: listed.isSelf ? title : t("phr:list.of", { kind: title, name: listed.patient.name }),
  };
});

/** Everything that a health profile holds, area by area. */
export default function HealthProfileAreas() {
  const shown = useLoaderData<typeof loader>();
  const { kinds, trackers, insurances, opening, timeZone, patientQuery: patient, title } = shown;
  const { t } = useT();
  const area = (href: string, name: string, text: string, count?: number) => (
    <li key={href}>
      <ChoiceCard
        href={href}
        title={name}
        aside={
          count !== undefined && (
            <span className="@min-[20rem]:whitespace-nowrap">
              {count === 0 ? t("health-profile:nothingEntered") : t("health-profile:entries", { count })}
            </span>
          )
        }
      >
        {patient === undefined && text}
      </ChoiceCard>
    </li>
  );
  const person = paths.healthProfileView({ patient });
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader
        back={<BackLink href={paths.healthProfile({ patient })}>{t("phr:title")}</BackLink>}
        title={title}
        lead={t("health-profile:areas.text")}
      />
      <OpeningBanner {...{ opening, timeZone }} />
      <ul className={classNames("grid gap-3 tablet:grid-cols-2", patient !== undefined && "computer:grid-cols-3")}>
        {area(
          person,
          t("health-profile:details.title"),
          t(insurances ? "health-profile:details.textWithInsurance" : "health-profile:details.text"),
        )}
        {trackers &&
          area(paths.trackers({ patient }), t("health-profile:trackers.title"), t("health-profile:trackers.text"))}
        {area(paths.notes({ patient }), t("notes:title"), t("notes:lead"))}
        {kinds.map(({ base, words, count }) =>
          area(
            paths.recordList(base, { patient }),
            t(`${words}:title` as PlainKey),
            t(`${words}:text` as PlainKey),
            count,
          ),
        )}
      </ul>
    </ScaleOf>
  );
}
