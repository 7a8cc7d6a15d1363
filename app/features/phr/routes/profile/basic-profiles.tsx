import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { PersonLine } from "../../components/profile/person-line";
import { readBasicProfile } from "../../services/profile/read-basic-profile.server";
import { patientAsked, patientQuery } from "./whose.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const read = await readBasicProfile(app, patientAsked({ url }));
  return {
    ...read,
    patientQuery: patientQuery(app, read.profile),
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("health-profile:basic.title"),
  };
});

/** The basic profile of a patient in short, with what can be done with it. */
export default function BasicProfiles() {
  const { profile, age, mayChange, opening, timeZone, patientQuery: patient, title } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  const { id, firstName, middleName, lastName, address, city, countryCode } = profile;
  const lives = format.parts([address, city, countryCode && format.countryName(countryCode)]);
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader
        back={<BackLink href={paths.healthProfile({ patient })}>{t("phr:title")}</BackLink>}
        title={title}
        lead={patient !== undefined && t("health-profile:basic.text")}
      />
      <OpeningBanner {...{ opening, timeZone }} />
      <Card>
        <div className="flex flex-col gap-2">
          <p className="text-lg font-semibold">
            <bdi>{[firstName, middleName, lastName].filter(Boolean).join(" ")}</bdi>
          </p>
          <p>
            <PersonLine profile={profile} age={age} />
          </p>
          {lives && (
            <p className="text-muted">
              <bdi>{lives}</bdi>
            </p>
          )}
          <RowActions>
            <LinkButton href={paths.basicProfileView(id, { patient })} tone="quiet" size="small">
              {t("phr:list.details")}
            </LinkButton>
            {mayChange && (
              <LinkButton href={paths.basicProfileEdit(id, { patient })} tone="quiet" size="small">
                {t("phr:list.edit")}
              </LinkButton>
            )}
            {mayChange && (
              <LinkButton href={paths.profileAddress({ patient })} tone="quiet" size="small">
                {t("health-profile:address.title")}
              </LinkButton>
            )}
          </RowActions>
        </div>
      </Card>
    </ScaleOf>
  );
}
