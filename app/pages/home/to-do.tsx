import { toCompleteHref } from "~/features/scheduling/components/lists/to-complete-href";
import type { StaffDay } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import { Icon, type IconName } from "~/ui/base/icon";
import { Card } from "~/ui/view/card";

interface ToDoProps extends Pick<StaffDay, "toComplete" | "birthdays"> {
  /** Notes of the reader without a signature, and results of their orders that nobody has looked at. */
  toSign: number;
  toReview: number;
  /** Messages that no try could send. */
  unsent: number;
}

interface Task {
  name: "sign" | "review" | "complete" | "unsent";
  count: number;
  icon: IconName;
  href: string;
}

/** What else waits for whoever looks, and whose birthday it is; nothing where nothing does. */
export function ToDo({ toComplete, birthdays, toSign, toReview, unsent }: ToDoProps) {
  const { t } = useT();
  const all: Task[] = [
    { name: "sign", count: toSign, icon: "edit", href: paths.notes() },
    { name: "review", count: toReview, icon: "pulse", href: paths.labOrders({ standing: "toReview" }) },
    { name: "complete", count: toComplete, icon: "card", href: toCompleteHref() },
    { name: "unsent", count: unsent, icon: "mail", href: paths.sentMessages() },
  ];
  const tasks = all.filter(({ count }) => count > 0);
  if (tasks.length + birthdays.length === 0) return null;
  return (
    <Card title={t("home:staff.toDo.title")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {tasks.map(({ name, count, icon, href }) => (
          <Item key={name} icon={icon} href={href}>
            {t(`home:staff.toDo.${name}`, { count })}
          </Item>
        ))}
        {birthdays.map(({ id, patient: { firstName, lastName } }) => (
          <Item key={id} icon="heart" href={paths.appointment(id)}>
            {t("home:staff.toDo.birthday", { name: `${firstName} ${lastName}`.trim() })}
          </Item>
        ))}
      </ul>
    </Card>
  );
}

function Item({ icon, href, children }: { icon: IconName; href: string; children: string }) {
  return (
    <li>
      <Anchor href={href} className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-sm hover:bg-sunken">
        <Icon name={icon} />
        <bdi>{children}</bdi>
      </Anchor>
    </li>
  );
}
