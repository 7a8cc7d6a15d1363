import { timeThere } from "~/features/scheduling/components/appointments/clock-time";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { buttonClass } from "~/ui/action/button-style";
import { ChoiceMenu } from "~/ui/action/row-menu";
import { Icon } from "~/ui/base/icon";
import { Anchor, TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import type { PatientTab } from "./patient-tabs";
import { timelineMark, type TimelineGroup } from "./timeline";
import { factsOf, type LineFacts } from "./timeline-facts";
import type { Timeline } from "./timeline.server";

export interface TimelineListProps {
  title: string;
  patientId: string;
  tab: PatientTab;
  /** What the reader can choose to see, and has chosen; null for everything. */
  groups?: readonly TimelineGroup[];
  group?: TimelineGroup | null;
  timeline: Timeline;
  /** Of the practice. */
  zone: string;
}

/** What happened with a patient, the newest first: what, when, how it stands, and where it is. */
export function TimelineList({ title, patientId, tab, groups = [], group = null, timeline, zone }: TimelineListProps) {
  const { t, format } = useT();
  const { lines, next, isFirst, providers } = timeline;
  const address = (more: Record<string, string | undefined> = {}) =>
    paths.patient(patientId, { tab: tab === "overview" ? undefined : tab, show: group ?? undefined, ...more });
  return (
    <Card
      title={title}
      padding="flush"
      actions={groups.length > 1 ? <Groups {...{ patientId, groups, group }} /> : undefined}
    >
      {lines.length === 0 && next === null ? (
        <Empty {...{ group, isFirst }} />
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {lines.map((each) => {
            const facts = factsOf(each.source, each.line as never, { t, format, providers });
            return <Line key={`${each.source} ${each.line.id}`} {...facts} at={each.line.at} zone={zone} />;
          })}
        </ol>
      )}
      {(!isFirst || next) && (
        <nav aria-label={title} className="flex flex-wrap gap-x-5 border-t border-line px-5 py-2">
          {!isFirst && (
            <TextLink href={address()} className="inline-flex min-h-11 items-center">
              {t("chart:latest")}
            </TextLink>
          )}
          {next && (
            <TextLink href={address({ from: timelineMark(next) })} className="inline-flex min-h-11 items-center">
              {t("chart:earlier")}
            </TextLink>
          )}
        </nav>
      )}
    </Card>
  );
}

/** That there is nothing: at all, of the kind that was chosen, or any more. */
function Empty({ group, isFirst }: { group: TimelineGroup | null; isFirst: boolean }) {
  const { t } = useT();
  const nothing =
    group === null ? t("chart:nothing") : t("chart:nothingOfGroup", { group: t(`chart:groups.${group}`) });
  return (
    <EmptyState icon="clock" level={3} title={isFirst ? nothing : t("chart:nothingEarlier")}>
      {isFirst && group === null && t("chart:nothingText")}
    </EmptyState>
  );
}

function Line({
  icon,
  title,
  details,
  href,
  badge,
  at,
  zone,
  placeZone = zone,
}: LineFacts & { at: number; zone: string }) {
  const words = useT();
  const { format } = words;
  const away = timeThere(words, at, placeZone, zone);
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 tablet:px-5">
      <Icon name={icon} className="mt-1 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-48">
          <p className="font-semibold wrap-anywhere">
            {href === null ? (
              <bdi>{title}</bdi>
            ) : (
              <TextLink href={href} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                <bdi>{title}</bdi>
              </TextLink>
            )}
          </p>
          <p className="text-sm text-muted">{format.parts(details)}</p>
        </div>
        {badge}
        <time
          dateTime={new Date(at).toISOString()}
          className="text-sm text-muted tabular-nums tablet:w-44 tablet:text-end"
        >
          {format.dateTime(at, zone, "medium")}
          {away && <span className="block">{away}</span>}
        </time>
      </div>
    </li>
  );
}

/** What of everything is shown, behind one button, so that what happened stands at the top. */
function Groups({ patientId, groups, group }: Required<Pick<TimelineListProps, "patientId" | "groups" | "group">>) {
  const { t } = useT();
  const labelOf = (each: TimelineGroup | null) => (each === null ? t("chart:all") : t(`chart:groups.${each}`));
  return (
    <nav aria-label={t("chart:show")} className="-my-2">
      <ChoiceMenu
        id="shown-groups"
        className={`${buttonClass({ tone: "secondary", size: "small" })} min-h-9! pointer-coarse:min-h-11!`}
        words={
          <>
            <span>
              <VisuallyHidden>{t("chart:show")}: </VisuallyHidden>
              {labelOf(group)}
            </span>
            <Icon name="chevron-down" className="size-4" />
          </>
        }
      >
        {[null, ...groups].map((each) => (
          <li key={each ?? "all"}>
            <Anchor
              href={paths.patient(patientId, { show: each ?? undefined })}
              aria-current={each === group ? "true" : undefined}
            >
              {labelOf(each)}
              {each === group && <Icon name="check" className="ms-auto size-4 text-brand-text" />}
            </Anchor>
          </li>
        ))}
      </ChoiceMenu>
    </nav>
  );
}
