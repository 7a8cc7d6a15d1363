import { readListChoice } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { shownColumns } from "~/kernel/lists/list-choice";
import { writtenAmount } from "~/kernel/money/written-amount";
import { localStamp } from "~/kernel/time/local-stamp";
import { createZoneTable } from "~/kernel/time/zones";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { parse } from "~/platform/http/parse.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { AMOUNT_KINDS, amountKindOf, type AmountKind } from "../../domain/payments/amount-kind";
import {
  ALWAYS_DUE,
  DUE_COLUMNS,
  OF_APPOINTMENT,
  PAYMENT_COLUMNS,
  type PaymentColumn,
} from "../../domain/payments/payment-columns";
import { quotedNumber } from "../../domain/payments/quoted-number";
import { listPaymentsSchema } from "../../schemas/payments/list-payments";
import {
  backPage,
  paymentsPage,
  paymentsWanted,
  type DueLine,
  type ListedPayment,
} from "../../support/payments/payments-page.server";

/** So many are read at a time. */
const A_PIECE = 100;
const A_PIECE_BACK = 500;

/** How far the file has come: first what was paid, then what went back. */
interface Place {
  isBack: boolean;
  mark: { at: number; id: string } | null;
}

type Row = ListedPayment | DueLine;
/** Those that a file has by itself, or in another way. */
const OWN = ["refunded", "reference"] as const;
type FilePart = Exclude<PaymentColumn, (typeof OWN)[number]>;
const isPart = (key: PaymentColumn): key is FilePart => !OWN.some((each) => each === key);
type Cells = Readonly<Record<FilePart, (row: Row) => string>>;
interface FileColumn {
  header: string;
  cell: (row: Row) => string;
}
type Words = ReturnType<typeof createTranslator>["t"];

const nameOf = (person: { firstName: string; lastName: string } | null | undefined) =>
  person ? `${person.firstName} ${person.lastName}`.trim() : "";
const isPaid = (row: Row): row is ListedPayment => "state" in row;
const ofPaid = (said: (line: ListedPayment) => string | null) => (row: Row) => (isPaid(row) && said(row)) || "";
const ofAppointment = (said: (appointment: AppointmentSummary) => string) => (row: Row) =>
  row.appointment ? said(row.appointment) : "";

const money = ({ amountMinor, currencyCode }: Row) => writtenAmount(amountMinor, currencyCode);

function cellsOf(t: Words, timeZone: string): Cells {
  const zones = createZoneTable();
  return {
    patient: (row) => row.patientName,
    at: (row) => (row.at === 0 ? "" : localStamp(zones, (isPaid(row) ? null : row.timeZone) ?? timeZone, row.at)),
    amount: money,
    way: ofPaid(({ deskKind, gatewayName }) =>
      deskKind !== null
        ? t(`payments:kinds.${deskKind}`)
        : gatewayName && t("payments:online", { gateway: gatewayName }),
    ),
    service: (row) =>
      isPaid(row)
        ? (row.appointment?.offering?.name ?? row.saidFor ?? "")
        : row.of === "balance"
          ? t("payments:standing.balance")
          : row.what,
    provider: ofAppointment(({ employee }) => nameOf(employee)),
    by: ofPaid(({ byName }) => byName),
    reason: ofPaid(({ reason }) => reason),
    state: (row) => t(`payments:states.${isPaid(row) ? row.state : "due"}`),
  };
}

/**
 * What a file has in place of the list's amount: what was received, refunded, reversed, waived and corrected in columns of
 * their own, which can be added up, with their currency and what each line is.
 */
function amountColumns(t: Words): FileColumn[] {
  const of = (kind: AmountKind) => (row: Row) => (isPaid(row) && amountKindOf(row) === kind ? money(row) : "");
  return [
    { header: t("payments:file.kind"), cell: ofPaid((line) => t(`payments:file.kinds.${amountKindOf(line)}`)) },
    ...AMOUNT_KINDS.map((kind) => ({ header: t(`payments:file.amounts.${kind}`), cell: of(kind) })),
  ];
}

/**
 * By what a payment is found elsewhere: what the gateway, or whoever took it, calls it, and what its receipt quotes, which
 * the parts of what was paid at once share, with their sum. What went back has those of its payment.
 */
function referenceColumns(t: Words): FileColumn[] {
  const isMoney = ({ state }: ListedPayment) => state !== "waived" && state !== "corrected";
  return [
    { header: t("payments:columns.reference"), cell: ofPaid((line) => line.gatewayReference ?? line.reference) },
    {
      header: t("payments:file.quoted"),
      cell: ofPaid((line) => (isMoney(line) ? quotedNumber(line.quotedId ?? line.id) : null)),
    },
    {
      header: t("payments:file.partOf"),
      cell: ofPaid(({ takingMinor, amountMinor, currencyCode }) =>
        takingMinor && takingMinor > amountMinor ? writtenAmount(takingMinor, currencyCode) : null,
      ),
    },
  ];
}

/**
 * All that the list of payments would show on its pages, with the columns that whoever asks chose, as a CSV file; see
 * `exportList` for how many rows at most. That it was taken is audited.
 * @throws ForbiddenError
 */
export async function exportPayments(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "appointment.markPaid");
  const asked = parse(listPaymentsSchema, raw);
  const [wanted, { columns }] = await Promise.all([
    paymentsWanted(context, asked),
    readListChoice(context, "payments"),
    auditRead(context, { action: "payment.export", subjectKind: "payment", fields: ["export"] }),
  ]);
  const { t } = createTranslator(context.locale);
  const cells = cellsOf(t, context.profile.timeZone);
  const isDue = wanted.state === "due";
  const chosen = shownColumns(PAYMENT_COLUMNS, columns);
  // What went back is a row of its own, by the day on which it did: of its payment it would count twice.
  const shown = isDue ? DUE_COLUMNS.filter((key) => ALWAYS_DUE.includes(key) || chosen.includes(key)) : chosen;
  const withAppointments = OF_APPOINTMENT.some((key) => shown.includes(key));
  return exportList<Row, Place>({
    name: isDue ? "unpaid" : "payments",
    columns: [
      ...shown
        .filter(isPart)
        .flatMap((key): FileColumn[] =>
          key === "amount" && !isDue ? amountColumns(t) : [{ header: t(`payments:columns.${key}`), cell: cells[key] }],
        ),
      ...(isDue ? [] : referenceColumns(t)),
      { header: t("payments:till.currency"), cell: ({ currencyCode }) => currencyCode },
    ],
    page: async (place) => {
      const from = { after: place?.mark ?? null, withAppointments };
      if (place?.isBack) {
        const { lines: rows, next } = await backPage(context, wanted, { ...from, size: A_PIECE_BACK });
        return { rows, next: next && { isBack: true, mark: next } };
      }
      const { due, lines, next } = await paymentsPage(context, wanted, { ...from, size: A_PIECE });
      const last = isDue ? null : { isBack: true, mark: null };
      return { rows: isDue ? due : lines, next: next ? { isBack: false, mark: next } : last };
    },
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
