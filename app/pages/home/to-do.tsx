import { toCompleteHref } from "~/features/scheduling/components/lists/to-complete-href";
import type { StaffDay } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Anchor } from "~/ui/base/link";
import { Icon, type IconName } from "~/ui/base/icon";

/** How much waits of what has a list of its own. */
interface Waiting {
  /** Payments that only a person can settle. */
  toSettle: number;
  /** Payments at the desk that are to go back. */
  toRefund: number;
  /** Messages that no try could send. */
  unsent: number;
  /** What patients said that an administrator must see to. */
  feedback: number;
  /** Questions in writing that wait for an answer of the reader, or of anybody for whoever hands them out. */
  questions: number;
  /** Questionnaires that patients have sent and nobody has read. */
  answers: number;
  /** Patients with an open alert of their monitoring. */
  alarming: number;
}

interface ToDoProps extends Pick<StaffDay, "toComplete" | "birthdays" | "unpaid" | "day">, Waiting {
  /** Requests that wait for an answer; 0 for whoever answers none. */
  requests: number;
  /** Notes of the reader without a signature, and results of their orders that nobody has looked at. */
  toSign: number;
  toReview: number;
  /** Wishes for renewals that wait for an answer. */
  toRenew: number;
  /** Results that wait for a second person of the laboratory where there is none. */
  toVerify: number;
}

/** Where there is room, requests stand beside the day, with their number. */
const BESIDE = "computer:hidden";

/** What has its words elsewhere. */
const OTHER_WORDS = {
  requests: "home:staff.newRequests",
  refunds: "home:staff.money.refunds",
  feedback: "feedback:list.toSeeTo",
} as const;

interface Task {
  name:
    | "requests"
    | "sign"
    | "review"
    | "renew"
    | "verify"
    | "complete"
    | "unpaid"
    | "settle"
    | "refunds"
    | "unsent"
    | "feedback"
    | "questions"
    | "questionnaires"
    | "alarming";
  count: number;
  icon: IconName;
  href: string;
}

/**
 * What waits for whoever looks, and whose birthday it is; nothing where nothing does. It stands beside the day where
 * there is room, so that the day begins at once; on a phone it is the line that is seen first.
 */
export function ToDo({
  requests,
  toComplete,
  unpaid,
  day,
  birthdays,
  toSign,
  toReview,
  toRenew,
  toVerify,
  toSettle,
  toRefund,
  unsent,
  feedback,
  questions,
  answers,
  alarming,
}: ToDoProps) {
  const { t } = useT();
  const all: Task[] = [
    { name: "requests", count: requests, icon: "calendar", href: paths.appointments({ tab: "new" }) },
    { name: "alarming", count: alarming, icon: "pulse", href: paths.monitoring() },
    { name: "questions", count: questions, icon: "chat", href: paths.textQuestions() },
    { name: "questionnaires", count: answers, icon: "document", href: paths.questionnaires() },
    { name: "sign", count: toSign, icon: "edit", href: paths.notes() },
    { name: "review", count: toReview, icon: "pulse", href: paths.labOrders({ standing: "toReview" }) },
    { name: "renew", count: toRenew, icon: "plus", href: paths.ownPrescriptions() },
    { name: "verify", count: toVerify, icon: "pulse", href: paths.labDesk({ list: "verify" }) },
    { name: "unpaid", count: unpaid, icon: "card", href: paths.appointments({ tab: "past", from: day, to: day }) },
    { name: "settle", count: toSettle, icon: "card", href: paths.setting("paymentsettings") },
    { name: "refunds", count: toRefund, icon: "card", href: paths.payments() },
    { name: "unsent", count: unsent, icon: "mail", href: paths.sentMessages() },
    { name: "feedback", count: feedback, icon: "chat", href: paths.feedback({ open: "on" }) },
    // What asks for no decision comes last.
    { name: "complete", count: toComplete, icon: "check-circle", href: toCompleteHref() },
  ];
  const tasks = all.filter(({ count }) => count > 0);
  if (tasks.length + birthdays.length === 0) return null;
  const onlyRequests = tasks.every(({ name }) => name === "requests") && birthdays.length === 0;
  return (
    <nav aria-label={t("home:staff.toDo.title")} className={onlyRequests ? BESIDE : "to-do"}>
      <ul className="to-do-list">
        {tasks.map(({ name, count, icon, href }) => (
          <Item key={name} icon={icon} href={href} className={name === "requests" ? BESIDE : undefined}>
            {name === "requests" || name === "refunds" || name === "feedback"
              ? t(OTHER_WORDS[name], { count })
              : t(`home:staff.toDo.${name}`, { count })}
          </Item>
        ))}
        {birthdays.map(({ id, patient: { firstName, lastName } }) => (
          <Item key={id} icon="heart" href={paths.appointment(id)}>
            {t("home:staff.toDo.birthday", { name: `${firstName} ${lastName}`.trim() })}
          </Item>
        ))}
      </ul>
    </nav>
  );
}

interface ItemProps extends Pick<Task, "icon" | "href"> {
  className?: string | undefined;
  children: string;
}

function Item({ icon, href, className, children }: ItemProps) {
  return (
    <li className={classNames("shrink-0", className)}>
      <Anchor
        href={href}
        className="inline-flex min-h-9 items-center gap-2 text-sm font-medium text-ink no-underline pointer-coarse:min-h-11"
      >
        <Icon name={icon} className="size-4.5 text-brand-text" />
        <bdi>{children}</bdi>
      </Anchor>
    </li>
  );
}
