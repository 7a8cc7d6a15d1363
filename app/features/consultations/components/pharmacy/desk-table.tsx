import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Dotted } from "~/ui/base/dotted";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import type { DeskRow } from "../../domain/pharmacy/desk-view";
import { StateOfPrescription } from "./prescription-state";

/** Which medicines were not handed out, and why. */
function DeclinedMedicines({ declined }: Pick<DeskRow, "declined">) {
  const { t } = useT();
  return declined.map(({ name, declineReason }) => (
    <span
      key={name}
      className={classNames("text-sm", declineReason === "NOT_SAFE" ? "font-semibold text-danger-text" : "text-muted")}
    >
      {t("prescriptions:notDispensedOf", {
        name,
        reason: t(`pharmacy:one.declineReasons.${declineReason ?? "OTHER"}`),
      })}
    </span>
  ));
}

/** The desk's queue: a prescription a row, cards on a phone. */
export function DeskTable({ rows, now, timeZone }: { rows: readonly DeskRow[]; now: number; timeZone: string }) {
  const { t, format } = useT();
  const columns: Column<DeskRow>[] = [
    {
      key: "number",
      header: t("pharmacy:desk.number"),
      lead: true,
      cell: ({ id, number, code }) => (
        <TextLink
          href={paths.pharmacyPrescription(id, { code })}
          className="inline-flex min-h-11 items-center font-semibold"
          aria-label={t("pharmacy:desk.open", { number: shownNumber(number ?? 0) })}
        >
          {shownNumber(number ?? 0)}
        </TextLink>
      ),
    },
    {
      key: "patient",
      header: t("pharmacy:desk.patient"),
      plain: true,
      cell: ({ patient, birthDate, patientNumber }) => (
        <span className="flex flex-col">
          <bdi className="font-semibold">{patient}</bdi>
          <span className="text-sm text-muted empty:hidden">
            <Dotted
              parts={[
                birthDate && format.plainDate(birthDate),
                patientNumber !== null && t("patients:details.numberIs", { number: String(patientNumber) }),
              ]}
            />
          </span>
        </span>
      ),
    },
    {
      key: "medicines",
      header: t("pharmacy:desk.medicines"),
      cell: ({ medicines }) => (
        <ul className="wrap-anywhere">
          {medicines.map((name, index) => (
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
    { key: "prescriber", header: t("pharmacy:desk.prescriber"), cell: ({ prescriber }) => <bdi>{prescriber}</bdi> },
    {
      key: "signed",
      header: t("pharmacy:desk.signed"),
      cell: ({ signedAt }) =>
        signedAt === null ? (
          "–"
        ) : (
          <span className="flex flex-wrap gap-x-2 @min-[42rem]/data-table:flex-col">
            <span className="inline-block font-medium first-letter:uppercase">{format.relative(signedAt, now)}</span>
            <span className="text-sm whitespace-nowrap text-muted">{format.date(signedAt, timeZone, "short")}</span>
          </span>
        ),
    },
    {
      key: "state",
      header: t("pharmacy:desk.state"),
      cell: ({ state, isOver, refusal, declined, endsSoon, validUntil }) => (
        <span className="flex flex-col items-start gap-1">
          <StateOfPrescription state={state} isOver={isOver} refusal={refusal} atDesk />
          {endsSoon && (
            <span className="inline-flex items-center gap-2 text-sm font-semibold text-warn-text">
              <Icon name="clock" className="size-5" />
              {t("pharmacy:desk.endsSoon", { date: format.plainDate(validUntil, "short") })}
            </span>
          )}
          <DeclinedMedicines declined={declined} />
        </span>
      ),
    },
  ];
  return <DataTable caption={t("pharmacy:desk.title")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
