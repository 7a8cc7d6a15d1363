import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { Amount } from "../../domain/lists/amount";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { PaymentColumn } from "../../domain/payments/payment-columns";
import { patientName, providerName } from "../appointments/person-names";
import { accountHref } from "./account-href";

export type DueLine = Amount & {
  /** When staff sent a payment link, or when it goes out (UTC ms). */
  linkSentAt: number | null;
  appointment: Pick<AppointmentSummary, "id" | "startsAt" | "timeZone" | "patient" | "offering" | "employee">;
};

interface DueLinesProps {
  due: readonly DueLine[];
  /** The columns that are shown. */
  shown: readonly PaymentColumn[];
  /** Whether the reader opens patients. */
  seesPatients: boolean;
}

const nameOf = ({ appointment: { patient } }: DueLine) => (patient ? patientName(patient) : "");

const LINK = "inline-flex min-h-8 items-center pointer-coarse:min-h-11";

/** What is not paid, a row each with the ways to have it paid; its patient leads to what they owe, its date to the appointment. */
export function DueLines({ due, shown, seesPatients }: DueLinesProps) {
  const { t, format } = useT();
  const word = (key: PaymentColumn) => ({ key, header: t(`payments:columns.${key}`) });
  const columns: Column<DueLine>[] = [
    {
      ...{ ...word("patient"), lead: true },
      cell: (line) => {
        const { id, patient } = line.appointment;
        const href = patient ? accountHref(patient.id, seesPatients) : paths.appointment(id);
        return (
          <TextLink href={href} className={`${LINK} font-semibold`}>
            <bdi>{nameOf(line)}</bdi>
          </TextLink>
        );
      },
    },
    {
      ...{ ...word("at"), plain: true },
      cell: (line) => {
        const { id, startsAt, timeZone } = line.appointment;
        return (
          <>
            <TextLink href={paths.appointment(id)} className={LINK}>
              {format.dateTime(startsAt, timeZone, "short")}
            </TextLink>
            {line.linkSentAt !== null && (
              <span className="block text-sm text-muted">
                {t("payments:staff.linkSent", {
                  when: format.dateTime(line.linkSentAt, timeZone, "short"),
                  name: nameOf(line),
                })}
              </span>
            )}
          </>
        );
      },
    },
    { ...word("service"), plain: true, cell: ({ appointment }) => appointment.offering?.name ?? "–" },
    { ...word("provider"), plain: true, cell: ({ appointment }) => providerName(t, appointment.employee) },
    {
      ...{ ...word("amount"), align: "end", figure: true },
      cell: ({ amountMinor, currencyCode }) => (
        <span className="font-semibold tabular-nums">{format.money(amountMinor, currencyCode)}</span>
      ),
    },
  ];
  const always: readonly string[] = ["patient", "at", "service", "amount"];
  return (
    <DataTable
      caption={t("payments:states.due")}
      columns={[
        ...columns.filter(({ key }) => always.includes(key) || shown.some((each) => each === key)),
        { key: "actions", header: t("payments:columns.actions"), actions: true, cell: (line) => <Acts line={line} /> },
      ]}
      rows={due}
      rowKey={({ appointment }) => appointment.id}
    />
  );
}

/** Of an amount that is not paid: mail a link by which it is, or take it now. */
function Acts({ line }: { line: DueLine }) {
  const { t } = useT();
  const { id } = line.appointment;
  const name = nameOf(line);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-tablet:justify-start">
      <form method="post" data-once>
        <HiddenFields fields={{ appointmentId: id }} />
        <Button
          type="submit"
          name="intent"
          value="send"
          tone="quiet"
          size="small"
          aria-label={`${t("payments:staff.sendLink")} – ${name}`}
        >
          {t("payments:staff.sendLink")}
        </Button>
      </form>
      <LinkButton
        href={paths.paymentCreate({ appointmentId: id })}
        tone="secondary"
        size="small"
        aria-label={`${t("payments:staff.take")} – ${name}`}
      >
        {t("payments:staff.take")}
      </LinkButton>
    </div>
  );
}
