import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { classNames } from "~/ui/base/class-names";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { OverviewSection } from "../../components/profile/overview-section";
import { PersonLine } from "../../components/profile/person-line";
import { VitalsCard } from "../../components/profile/vitals-card";
import { readHealthOverview } from "../../services/profile/read-health-overview.server";
import { patientAsked, patientQuery } from "./whose.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const overview = await readHealthOverview(app, patientAsked({ url }));
  const { t } = createTranslator(app.locale);
  const { patient, isSelf, role } = overview;
  return {
    ...overview,
    patientQuery: patientQuery(app, patient),
    // The list is the patient's, and of those who manage the record for them.
    maySeeReaders: role === "patient",
    timeZone: app.profile.timeZone,
    title: isSelf ? t("phr:title") : t("phr:list.of", { kind: t("phr:title"), name: patient.name }),
  };
});

/** The kinds of the first column; measurements and the others stand in the second. */
const FIRST: ReadonlySet<string> = new Set(["ALLERGY", "CONTRAINDICATION", "HEALTHCONDITION"]);

/** What matters of a patient now, in the order in which it must not be missed. */
export default function HealthOverviewScreen() {
  const shown = useLoaderData<typeof loader>();
  const { profile, age, sections, vitals, patientQuery: patient, timeZone, today, title, maySeeReaders } = shown;
  const { t } = useT();
  const card = (section: (typeof sections)[number]) => (
    <OverviewSection key={section.kind} {...section} {...{ patient, timeZone, today }} />
  );
  const reports = sections.filter(({ kind }) => kind === "MEDICALREPORT");
  const medicines = sections.filter(({ kind }) => !FIRST.has(kind) && kind !== "MEDICALREPORT");
  const dense = patient !== undefined;
  const column = "flex min-w-0 flex-col gap-5";
  const measurements = vitals && <VitalsCard vitals={vitals} patient={patient} />;
  return (
    <ScaleOf scale={dense ? "staff" : "patient"}>
      <PageHeader
        back={
          patient !== undefined && <BackLink href={paths.patient(patient)}>{t("health-profile:toPatient")}</BackLink>
        }
        title={title}
        lead={<PersonLine profile={profile} age={age} />}
        actions={
          <OverviewLinks
            patient={patient}
            seen={
              maySeeReaders &&
              (shown.isSelf ? t("record-access:seen.title") : t("record-access:seen.of", { name: shown.patient.name }))
            }
          />
        }
      />
      <OpeningBanner opening={shown.opening} timeZone={timeZone} />
      <div className={classNames("grid items-start gap-5 computer:grid-cols-2", dense && "large:grid-cols-3")}>
        <div className={column}>{sections.filter(({ kind }) => FIRST.has(kind)).map(card)}</div>
        <div className={column}>
          {medicines.map(card)}
          {!dense && measurements}
          {reports.map(card)}
        </div>
        {dense && <div className={classNames(column, "computer:col-span-full large:col-span-1")}>{measurements}</div>}
      </div>
    </ScaleOf>
  );
}

/** The ways on from the overview: side by side, on a patient's phone two in a row. */
function OverviewLinks({ patient, seen }: { patient?: string; seen: string | false }) {
  const { t } = useT();
  const links = [
    [paths.healthProfileAreas({ patient }), t("health-profile:areas.link")],
    [paths.healthProfileView({ patient }), t("health-profile:details.link")],
    [paths.prescriptions({ patient }), t("prescriptions:title")],
    [paths.recordPrint({ patient }), t("profile-export:take")],
    ...(seen ? [[paths.recordSeen(), seen] as const] : []),
  ] as const;
  const buttons = links.map(([href, words]) => (
    <LinkButton key={href} href={href} tone="secondary" className="max-tablet:px-2 max-tablet:last:col-span-full">
      {words}
    </LinkButton>
  ));
  if (patient !== undefined) return <>{buttons}</>;
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 tablet:flex tablet:flex-wrap tablet:gap-3">
      {buttons}
    </div>
  );
}
