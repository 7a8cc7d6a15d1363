import { useLoaderData } from "@remix-run/react";
import { profileAddress, staffProfileDetails } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { askedOf } from "~/screens/record-kind";
import { ScaleOf } from "~/screens/scale";
import { UndoBanner } from "~/screens/undo-banner";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { ContactList } from "../../components/profile/contact-list";
import { Duplicates } from "../../components/profile/duplicates";
import { InsuranceList } from "../../components/profile/insurance-list";
import { PhotoCard } from "../../components/profile/photo-card";
import { ProfileFacts } from "../../components/profile/profile-facts";
import { readProfile } from "../../services/profile/read-profile.server";
import { patientQuery, profileAsked } from "./whose.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["saved", "created", "changed", "disabled", "enabled", "pictureRemoved"] as const;

export const loader = defineLoader(async ({ app, url, params }) => {
  const read = await readProfile(app, profileAsked({ url, params }));
  const { t } = createTranslator(app.locale);
  const done = DONE.find((each) => each === url.searchParams.get("done"));
  return {
    ...read,
    asked: {
      details: askedOf(staffProfileDetails("").fields),
      address: askedOf(profileAddress.fields),
    },
    done: done ? { what: done, item: url.searchParams.get("item") ?? "" } : null,
    patientQuery: patientQuery(app, read.patient),
    timeZone: app.profile.timeZone,
    title: read.isSelf
      ? t("health-profile:details.page")
      : t("phr:list.of", { kind: t("health-profile:details.page"), name: read.patient.name }),
  };
});

/** Who a patient is, where they live, what insures them and who is told in an emergency. */
export default function HealthProfileView() {
  const shown = useLoaderData<typeof loader>();
  const { profile, asked, insurances, contacts, duplicates, mayChange, done, patientQuery: patient, title } = shown;
  const { t } = useT();
  const undo =
    done?.what === "disabled"
      ? { intent: "enable", fields: {}, action: paths.profileInsuranceEdit(done.item, { patient }) }
      : null;
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader back={<BackLink href={paths.healthProfile({ patient })}>{t("phr:title")}</BackLink>} title={title} />
      <OpeningBanner opening={shown.opening} timeZone={shown.timeZone} />
      {done && <UndoBanner undo={undo}>{t(`health-profile:done.${done.what}`)}</UndoBanner>}
      <Duplicates people={duplicates} />
      <PhotoCard {...{ profile, mayChange, patient }} />
      <ProfileFacts profile={{ ...profile }} {...asked} {...{ mayChange, patient }} />
      {insurances && <InsuranceList {...{ insurances, mayChange, patient }} />}
      {contacts && <ContactList {...{ contacts, patient }} mayAdd={shown.mayAddContact} />}
    </ScaleOf>
  );
}
