import type { PlainPatientKey } from "~/i18n/audiences";
import type { Format } from "~/i18n/format";
import { usePatientT } from "~/i18n/use-t";
import { amountWritten } from "~/kernel/money/written-amount";
import { FoldedCard } from "~/ui/view/folded-card";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { HistoryLine } from "../../domain/lists/appointment-summary";

const ACTIONS = {
  book: "book",
  set: "set",
  block: "block",
  confirm: "confirm",
  reject: "reject",
  cancel: "cancel",
  reschedule: "reschedule",
  arrive: "arrive",
  "call-in": "callIn",
  leave: "leave",
  "undo-arrival": "undoArrival",
  "enter-call": "enterCall",
  start: "start",
  conclude: "conclude",
  complete: "complete",
  "no-show": "noShow",
  disable: "disable",
  undo: "undo",
  update: "update",
  "assign-provider": "assignProvider",
  charge: "charge",
  pay: "paidOnline",
  "mark-paid": "markPaidAtClinic",
  "pay-with-credit": "payWithCredit",
  discount: "discount",
  "refund-at-desk": "refundAtDesk",
  "refund-online": "refundAtDesk",
  "take-back-payment": "takeBackPayment",
  "write-off": "writeOff",
  "keep-ahead": "keepAhead",
  expire: "expire",
  "expire-unpaid": "expireUnpaid",
} as const;

/** What happened by itself: nobody is named for it. */
const NOBODYS: ReadonlySet<string> = new Set(["pay"]);

/** A note of money begins with the amount, such as 'EUR 50.00'. */
const AMOUNT = /^([A-Z]{3}) (\d+(?:\.\d+)?)(?=$|, )/;
const OF_MONEY: ReadonlySet<string> = new Set([
  ...["charge", "discount", "mark-paid", "refund-at-desk", "refund-online", "take-back-payment", "write-off"],
  "keep-ahead",
]);

/** The note of a line, with its amount as amounts are written everywhere. */
function noteOf({ action, note }: HistoryLine, format: Format): string {
  const [whole = "", currency = "", amount = ""] = (OF_MONEY.has(action) && AMOUNT.exec(note)) || [];
  const minor = whole === "" ? undefined : amountWritten(amount, currency);
  return minor === undefined ? note : `${format.money(minor, currency)}${note.slice(whole.length)}`;
}

/** How the history calls those who have no name. */
const NAMELESS: Readonly<Record<string, PlainPatientKey>> = {
  system: "scheduling:details.historySystem",
  apiKey: "scheduling:history.byProgram",
};

const isKnown = (action: string): action is keyof typeof ACTIONS => action in ACTIONS;

export interface AppointmentHistoryProps {
  lines: readonly HistoryLine[];
  /** Zone of the place, by whose clock the times are said; it is named for a reader on another clock. */
  zone: string;
  clock: ReaderClock;
}

const actionOf = ({ action, toStateId }: HistoryLine) =>
  action === "disable" && toStateId === APPOINTMENT_STATE.BLOCKED
    ? "unblock"
    : isKnown(action)
      ? ACTIONS[action]
      : null;

/** What each line says; what was undone is the change before it. */
function useLineWords(lines: readonly HistoryLine[]) {
  const { t } = usePatientT();
  const called = (line: HistoryLine) => {
    const known = actionOf(line);
    return known ? t(`scheduling:history.${known}`) : line.action;
  };
  return (line: HistoryLine) => {
    const undone = line.action === "undo" && lines.find(({ version }) => version === line.version - 1);
    const what = undone ? t("scheduling:history.undone", { what: called(undone) }) : called(line);
    if (NOBODYS.has(line.action)) return what;
    const who = line.actorName ?? t(NAMELESS[line.actorKind] ?? "scheduling:history.onThePage");
    return t("scheduling:details.historyBy", { what, who });
  };
}

/** The same behind one press, with the last thing that was done on it. */
export function FoldedHistory(props: AppointmentHistoryProps) {
  const { t } = usePatientT();
  const words = useLineWords(props.lines);
  const last = props.lines.at(-1);
  return (
    <FoldedCard title={t("scheduling:details.history")} gist={last && words(last)}>
      <AppointmentHistory {...props} />
    </FoldedCard>
  );
}

/** Who did what to an appointment, newest first. */
export function AppointmentHistory({ lines, zone, clock }: AppointmentHistoryProps) {
  const { t, format } = usePatientT();
  const words = useLineWords(lines);
  const said = (at: number) => format.dateTimeInPlace(at, zone, clock.zone);
  return (
    <ol className="flex flex-col">
      {lines.toReversed().map((line, index) => {
        const moved = lines.find((other) => other.version === line.version - 1)?.startsAt;
        return (
          <li
            key={line.version}
            className="relative ms-2 border-s border-line ps-6 pb-6 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -start-[7px] top-1.5 size-3.5 rounded-full border-2 border-surface ${index === 0 ? "bg-brand-text" : "bg-line-strong"}`}
            />
            <p className="font-medium">{words(line)}</p>
            {moved !== undefined && moved !== line.startsAt && <p>{said(line.startsAt)}</p>}
            {line.agreedOnPhone && <p className="text-muted">{t("scheduling:agreed.history")}</p>}
            {line.doNotNotify && <p className="text-muted">{t("scheduling:history.notNotified")}</p>}
            {line.taken && (
              <p className="text-muted">
                {t(`scheduling:history.taken.${line.taken.kind}`, {
                  amount: format.money(line.taken.amountMinor, line.taken.currencyCode),
                })}
              </p>
            )}
            {line.note && (
              <p className="text-muted">
                <bdi>{noteOf(line, format)}</bdi>
              </p>
            )}
            <p className="text-sm text-muted">
              <time dateTime={new Date(line.at).toISOString()}>{said(line.at)}</time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
