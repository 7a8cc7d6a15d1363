import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { AssignmentLine } from "../../domain/questionnaires/questionnaire";
import { AssignmentBadge } from "./assignment-badge";

interface OwnListProps {
  lines: readonly AssignmentLine[];
  timeZone: string;
}

/** What a patient is to fill in. */
export function OwnOpen({ lines, timeZone }: OwnListProps) {
  const { t, format } = usePatientT();
  return (
    <Card title={t("questionnaires:toFillIn")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {lines.map(({ id, title, state, dueAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-[min(--spacing(5),6vw)] py-4 tablet:px-6"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <p className="text-lg font-semibold">
                <bdi>{title}</bdi>
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
                <AssignmentBadge state={state} />
                {dueAt !== null && t("questionnaires:due", { when: format.dateTime(dueAt, timeZone, "medium") })}
              </p>
            </div>
            <LinkButton href={paths.ownQuestionnaire(id)} className="max-tablet:w-full">
              {t(state === "ASSIGNED" ? "questionnaires:start" : "questionnaires:goOn")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What a patient has sent. */
export function OwnSent({ lines, timeZone }: OwnListProps) {
  const { t, format } = usePatientT();
  return (
    <Card title={t("questionnaires:sentBefore")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {lines.map(({ id, title, submittedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 px-[min(--spacing(5),6vw)] py-2 tablet:px-6">
            <Anchor href={paths.ownQuestionnaire(id)} className="inline-flex min-h-11 items-center font-semibold">
              <bdi>{title}</bdi>
            </Anchor>
            <span className="text-muted">
              {submittedAt !== null && t("questionnaires:sentOn", { when: format.date(submittedAt, timeZone) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
