import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { LinkProblem } from "../../domain/payments/link-problem";
import { ALWAYS_DUE, type PaymentColumn } from "../../domain/payments/payment-columns";
import type { UnpaidLine } from "../../domain/payments/unpaid-lines";
import { providerName } from "../appointments/person-names";
import { accountHref } from "./account-href";
import { useUnpaidWhat } from "./unpaid-what";

export type DueLine = UnpaidLine & {
  patientName: string;
  /** When staff sent a payment link, or when it goes out (UTC ms). */
  linkSentAt: number | null;
  /** Why none can be sent; null where one can. */
  linkProblem: LinkProblem | null;
  appointment: Pick<AppointmentSummary, "employee"> | null;
};

interface DueLinesProps {
  due: readonly DueLine[];
  /** The columns that are shown. */
  shown: readonly PaymentColumn[];
  /** Whether the reader opens patients. */
  seesPatients: boolean;
  /** The practice's, for what is of no place. */
  timeZone: string;
}

const LINK = "inline-flex min-h-8 items-center pointer-coarse:min-h-11";

/**
 * What is not paid, a row each with the ways to have it paid; its patient leads to what they owe, its date to the
 * appointment.
 */
export function DueLines({ due, shown, seesPatients, timeZone }: DueLinesProps) {
  const { t, format } = useT();
  const what = useUnpaidWhat();
  const word = (key: PaymentColumn) => ({ key, header: t(`payments:columns.${key}`) });
  const columns: Column<DueLine>[] = [
    {
      ...{ ...word("patient"), lead: true },
      cell: ({ patientId, patientName }) => (
        <TextLink href={accountHref(patientId, seesPatients)} className={`${LINK} font-semibold`}>
          <bdi>{patientName}</bdi>
        </TextLink>
      ),
    },
    { ...{ ...word("at"), plain: true }, cell: (line) => <Since line={line} timeZone={line.timeZone ?? timeZone} /> },
    { ...word("service"), plain: true, cell: (line) => what(line) },
    {
      ...{ ...word("provider"), plain: true },
      cell: ({ appointment }) => (appointment ? providerName(t, appointment.employee) : "–"),
    },
    {
      ...{ ...word("amount"), align: "end", figure: true },
      cell: ({ amountMinor, currencyCode }) => (
        <span className="font-semibold tabular-nums">{format.money(amountMinor, currencyCode)}</span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t("payments:states.due")}
      columns={[
        ...columns.filter(({ key }) => [...ALWAYS_DUE, ...shown].some((each) => each === key)),
        { key: "actions", header: t("payments:columns.actions"), actions: true, cell: (line) => <Acts line={line} /> },
      ]}
      rows={due}
      rowKey={({ id }) => id}
    />
  );
}

/** Since when it is owed, and when its patient was mailed a link to pay it. */
function Since({ line, timeZone }: { line: DueLine; timeZone: string }) {
  const { t, format } = useT();
  const { of, id, at, linkSentAt, patientName } = line;
  if (at === 0) return "–";
  if (of !== "appointment") return format.date(at, timeZone);
  return (
    <>
      <TextLink href={paths.appointment(id)} className={LINK}>
        {format.dateTime(at, timeZone, "short")}
      </TextLink>
      {linkSentAt !== null && (
        <span className="block text-sm text-muted">
          {t("payments:staff.linkSent", {
            when: format.dateTime(linkSentAt, timeZone, "short"),
            name: patientName,
          })}
        </span>
      )}
    </>
  );
}

/** Of an amount that is not paid: mail a link by which it is, or take it now. */
function Acts({ line }: { line: DueLine }) {
  const { t } = useT();
  const { of, id, patientId, patientName: name, linkProblem, currencyCode } = line;
  const taken = of === "appointment" ? { appointmentId: id } : { patientId, currencyCode };
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-tablet:justify-start">
      {linkProblem === null ? (
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
      ) : (
        linkProblem !== "notAppointment" && (
          <span className="text-sm text-muted">
            {t(`payments:staff.noLink.${linkProblem}`, { currency: currencyCode })}
          </span>
        )
      )}
      <LinkButton
        href={paths.paymentCreate(taken)}
        tone="secondary"
        size="small"
        aria-label={`${t("payments:staff.take")} – ${name}`}
      >
        {t("payments:staff.take")}
      </LinkButton>
    </div>
  );
}
