import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { Icon, type IconName } from "~/ui/base/icon";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import { SummaryList } from "~/ui/view/summary-list";
import { bornText } from "../../domain/printing/born";
import type { DeskView, PatientWarnings } from "../../domain/pharmacy/desk-view";

/** Who gets the medicines, and what they must not be given: looked at before anything is handed out. */
export function DeskPatient({ patient, warnings, today }: Pick<DeskView, "patient" | "warnings" | "today">) {
  const { t, format } = useT();
  const { name, birthDate, number } = patient;
  const missing = t("pharmacy:one.notRecorded");
  const weight = warnings?.weight;
  const rows = [
    { term: t("pharmacy:one.patient"), value: <bdi className="text-lg font-semibold">{name}</bdi> },
    { term: t("pharmacy:one.born"), value: birthDate === "" ? missing : bornText(birthDate, today, format) },
    ...(warnings
      ? [
          {
            term: t("pharmacy:one.weight"),
            value: weight
              ? t("pharmacy:one.weightOn", { weight: weight.text, date: format.date(weight.at, weight.zone) })
              : missing,
          },
        ]
      : []),
    ...(number === null ? [] : [{ term: t("pharmacy:list.patientNumber"), value: String(number) }]),
  ];
  return (
    <Card>
      <div className="grid items-start gap-5 computer:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] computer:gap-8">
        <SummaryList rows={rows} layout="grid" />
        {warnings && warnings.known !== "hidden" && <Allergies warnings={warnings} />}
      </div>
    </Card>
  );
}

const LOOKS = {
  some: { icon: "alert", box: "border-danger-text bg-danger-soft", ink: "text-danger-text" },
  notAsked: { icon: "alert", box: "border-warn-line bg-warn-soft", ink: "text-warn-text" },
  calm: { icon: "check-circle", box: "border-line-strong bg-sunken", ink: "text-muted" },
} as const satisfies Record<string, { icon: IconName; box: string; ink: string }>;

/** What somebody is allergic to; that they have no allergies and that nobody asked are told apart by words and shape. */
function Allergies({ warnings: { known, saidNoneAt, allergies } }: { warnings: PatientWarnings }) {
  const { t, format } = useT();
  const { icon, box, ink } = LOOKS[known === "some" || known === "notAsked" ? known : "calm"];
  const calm = t(known === "none" ? "pharmacy:one.noAllergies" : "pharmacy:one.pastAllergies");
  const said: ReactNode =
    known === "notAsked" ? (
      <>
        <p className="font-semibold">{t("pharmacy:one.allergiesNotAsked")}</p>
        <p>{t("pharmacy:one.askAllergies")}</p>
      </>
    ) : (
      <p className="font-medium">
        {calm}
        {saidNoneAt !== null && (
          <span className="block text-sm font-normal text-muted">
            {t("pharmacy:one.noAllergiesOn", { date: format.date(saidNoneAt, "UTC") })}
          </span>
        )}
      </p>
    );
  return (
    <section aria-labelledby="allergies" className={classNames("flex gap-3 rounded-md border-s-4 px-4 py-3", box)}>
      <Icon name={icon} className={classNames("mt-0.5 size-6 shrink-0", ink)} />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id="allergies" className={classNames("font-semibold", ink)}>
          {t("pharmacy:one.allergies")}
        </h2>
        {known !== "some" && said}
        <ul className="flex flex-col gap-1 empty:hidden">
          {allergies.map(({ id, name, text, isDangerous }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
              <bdi className="font-semibold">{name}</bdi>
              {isDangerous && <StatusBadge colour="red">{t("pharmacy:one.dangerous")}</StatusBadge>}
              <span dir="auto" className="basis-full text-sm empty:hidden">
                {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
