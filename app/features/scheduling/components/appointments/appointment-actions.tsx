import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton, type ButtonProps } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { TextLink } from "~/ui/base/link";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import { Checkbox } from "~/ui/form/checkbox";
import { FinalAction } from "./final-action";
import { useRefusalWords } from "./use-refusal-words";

export interface AppointmentActionsProps {
  appointmentId: string;
  /** It is held by video: beginning it begins its call. */
  byVideo?: boolean;
  buttons: readonly ActionButton[];
  /** What it costs; null where it has no price. */
  price: { costMinor: number; currencyCode: string } | null;
  /** When the appointment is, as it is said. */
  time: string;
  /** Said with the request, so that a second press does nothing new. */
  idempotencyKey: string;
  /** Where a page leads on instead of acting at once; the pages of a mailed link have addresses of their own. */
  hrefs: Partial<Record<AppointmentAction, string>>;
  /** What stands here is the one thing to do next, whatever it is. */
  main?: boolean;
}

interface Look {
  tone: NonNullable<ButtonProps["tone"]>;
  icon: NonNullable<ButtonProps["icon"]>;
  key:
    | "confirm"
    | "start"
    | "conclude"
    | "complete"
    | "reschedule"
    | "assignProvider"
    | "noShow"
    | "markPaidAtClinic"
    | "charge"
    | "reject"
    | "cancel"
    | "disable";
}

const LOOKS: Partial<Record<AppointmentAction, Look>> = {
  confirm: { tone: "primary", icon: "check", key: "confirm" },
  start: { tone: "primary", icon: "arrow-end", key: "start" },
  conclude: { tone: "primary", icon: "check-circle", key: "conclude" },
  complete: { tone: "secondary", icon: "check-circle", key: "complete" },
  reschedule: { tone: "secondary", icon: "calendar", key: "reschedule" },
  "assign-provider": { tone: "secondary", icon: "people", key: "assignProvider" },
  "no-show": { tone: "secondary", icon: "person", key: "noShow" },
  charge: { tone: "secondary", icon: "card", key: "charge" },
  "mark-paid": { tone: "secondary", icon: "card", key: "markPaidAtClinic" },
  reject: { tone: "secondary", icon: "close", key: "reject" },
  cancel: { tone: "secondary", icon: "close", key: "cancel" },
  disable: { tone: "quiet", icon: "trash", key: "disable" },
};

/** What a button says: that the patient agreed, how much money it is about, or that a time is released. */
function useLabel({ price, byVideo }: AppointmentActionsProps) {
  const { t, format } = useT();
  const amount = price && price.costMinor > 0 ? format.money(price.costMinor, price.currencyCode) : null;
  return ({ action, agreed, about }: ActionButton, { key }: Look): string => {
    const begins = action === "start" && (byVideo ? "startVideo" : "start");
    if (agreed) return t(`scheduling:agreed.${begins || "confirm"}`);
    if (begins) return t(`scheduling:actions.${begins}`);
    if (amount !== null && action === "mark-paid") return t("scheduling:actions.markPaidAmount", { amount });
    if (amount !== null && action === "charge") return t("scheduling:actions.chargeAmount", { amount });
    return t(about === "blocked" ? "scheduling:actions.unblock" : `scheduling:actions.${key}`);
  };
}

/** Buttons side by side; on a phone two beside each other, and what is said below one does not widen it. */
const GROUP =
  "flex flex-wrap items-start gap-2 max-tablet:grid max-tablet:w-full max-tablet:grid-cols-2 max-tablet:[&_:is(a,button)]:w-full [&_:is(a,button)>svg]:hidden [&_button+span]:max-w-48";

/** What staff can answer without a word to anybody, where one press does it; the other answers have pages that ask. */
const QUIETLY: readonly AppointmentAction[] = ["confirm", "reject"];

/** What is about its money. */
const MONEY: readonly AppointmentAction[] = ["charge", "mark-paid"];

/** Whether an action is about the money of an appointment, or ends it: these stand apart from the others. */
export const standsApart = ({ action, ends }: ActionButton): boolean => Boolean(ends) || MONEY.includes(action);

/** What can be done with an appointment now, side by side. What cannot be done says why. */
export function AppointmentActions(props: AppointmentActionsProps) {
  return props.buttons.map((button) => <Act key={button.action} {...props} button={button} />);
}

/** What is about the money of an appointment, and at the far end what ends it. */
export function ClosingActions(props: AppointmentActionsProps) {
  const groups = [props.buttons.filter(({ ends }) => !ends), props.buttons.filter(({ ends }) => ends)];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      {groups.map((buttons, at) => (
        <div key={at} className={classNames(GROUP, at === 1 && "ms-auto")}>
          <AppointmentActions {...props} buttons={buttons} />
        </div>
      ))}
    </div>
  );
}

function Act(props: AppointmentActionsProps & { button: ActionButton }) {
  const { appointmentId, button, time, idempotencyKey, hrefs, main, price } = props;
  const { t } = useT();
  const words = useRefusalWords("staff");
  const said = useLabel(props);
  const { action, reason, agreed, about } = button;
  const look = LOOKS[action];
  if (!look) return null;
  // Beside the one thing to do next, nothing else is.
  const tone = main ? ("primary" as const) : look.tone === "primary" ? ("secondary" as const) : look.tone;
  const looks = { size: "small", tone, icon: look.icon, disabledReason: reason ? words(reason) : undefined } as const;
  const href = hrefs[action];
  if (href)
    return (
      <LinkButton href={href} {...looks}>
        {said(button, look)}
      </LinkButton>
    );
  return (
    <form
      method="post"
      action={paths.appointment(appointmentId)}
      className="flex flex-wrap items-center gap-x-3 has-[>a]:col-span-full has-[>a]:max-tablet:flex-nowrap has-[details[open]]:col-span-full has-[details[open]]:basis-full"
    >
      <input type="hidden" name="intent" value={action} />
      {agreed && <input type="hidden" name="patientAgreed" value="on" />}
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-${action}`} />
      <FinalAction {...{ about, time }} {...looks}>
        {said(button, look)}
      </FinalAction>
      {action === "mark-paid" && !reason && price && price.costMinor > 0 && (
        <TextLink href={paths.paymentCreate({ appointmentId })} className="inline-flex min-h-11 items-center text-sm">
          {t("payments:staff.other")}
        </TextLink>
      )}
      {QUIETLY.includes(action) && !reason && (
        <Checkbox name="doNotNotify" id={`doNotNotify-${action}`} label={t("scheduling:notify.nobody")} />
      )}
    </form>
  );
}
