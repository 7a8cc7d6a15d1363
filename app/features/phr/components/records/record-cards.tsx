import type { PlainKey } from "~/i18n/message-types";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { classNames } from "~/ui/base/class-names";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import type { RecordFile } from "../../domain/files/record-file";
import type { GoalProgress } from "../../domain/records/goal-targets";
import { isConfirmable, type HealthRecord, type RecordKindName, type Refuted } from "../../domain/records/record-kinds";
import { healthRecordKindOf } from "../../records";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { ROWS } from "../rows";
import { groupsOf } from "../rows/row-groups";
import { CodeName } from "./code-name";
import { recordLinks } from "./record-links";
import { RemoveRecord } from "./remove-record";
import { WrittenBy } from "./written-by";

/** A record of a list, and what its reader may do with it. */
export interface ShownRecord extends HealthRecord {
  authorName: string;
  /** What its code is called in the reader's language, where the words are of another one. */
  codeName?: string;
  refuted: Refuted | null;
  /** Where a goal stands that a tracker measures. */
  progress?: GoalProgress | undefined;
  /** The pictures among its files. */
  pictures?: readonly RecordFile[];
  mayChange: boolean;
  maySwitch: boolean;
}

interface RecordCardsProps {
  kind: RecordKindName;
  base: string;
  /** Whose they are; undefined for the reader's own. */
  patient: string | undefined;
  records: readonly ShownRecord[];
  mayConfirm: boolean;
  /** Of the page, whichever of its forms it answers. */
  answer: PostedAnswer | undefined;
  timeZone: string;
  /** The day in the practice, YYYY-MM-DD. */
  today: string;
}

/** The records of a list in the groups of its kind, each drawn as its kind wants it, with what can be done with it. */
export function RecordCards({ kind, records, today, ...rest }: RecordCardsProps) {
  const speech = useT();
  return groupsOf(kind, records, { today }, speech).map((group) => (
    <Card
      key={group.key}
      padding="flush"
      title={group.title}
      actions={group.badge && <StatusBadge colour={group.badge.colour}>{group.badge.words}</StatusBadge>}
    >
      {group.text !== undefined && <p className="px-5 text-sm text-muted tablet:px-6">{group.text}</p>}
      <RecordRows records={group.records} {...{ kind, today }} {...rest} />
    </Card>
  ));
}

function RecordRows({ kind, records, today, ...rest }: RecordCardsProps) {
  const Row = ROWS[kind];
  const declared = healthRecordKindOf(kind);
  const dense = rest.patient !== undefined;
  return (
    <ul className="divide-y divide-line">
      {records.map((record) => (
        <li
          key={record.id}
          id={record.id}
          className={classNames(
            "flex flex-col gap-2 px-5 py-4 tablet:px-6",
            dense && "group/row computer:flex-row computer:items-start computer:gap-6 computer:py-3",
            // What is asked before a record is removed stands under the whole row.
            dense && "computer:has-[[open]]:flex-col computer:has-[[open]]:items-stretch",
          )}
        >
          <div className="flex min-w-0 grow flex-col gap-2">
            <div
              className={classNames(
                "flex flex-col gap-2",
                record.verification === "REFUTED" && "text-muted line-through",
              )}
            >
              <Row
                record={record}
                today={today}
                asPatient={!dense}
                progress={record.progress}
                pictures={record.pictures ?? []}
              />
            </div>
            <CodeName name={record.codeName} />
            {record.offReason !== null && <Removed record={record} />}
          </div>
          <div
            className={classNames(
              "flex flex-col gap-2",
              dense && "computer:w-80 computer:shrink-0 computer:gap-0 computer:group-has-[[open]]/row:w-full",
            )}
          >
            {!dense && isFolded(record) ? (
              <Source record={record} timeZone={rest.timeZone} />
            ) : (
              <WrittenBy record={record} timeZone={rest.timeZone} />
            )}
            <RecordActions
              {...rest}
              {...{ kind: declared, record, mayConfirm: rest.mayConfirm && isConfirmable(kind) }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether nobody needs to know at first where a medicine in a patient's list is from: nothing of it is to be settled. */
const isFolded = ({ kind, verification, refuted }: ShownRecord): boolean =>
  kind === "MEDICATION" && verification === "CONFIRMED" && refuted === null;

/** Who prescribed a medicine, and who wrote it down when, on a press. */
function Source({ record, timeZone }: { record: ShownRecord; timeZone: string }) {
  const { t } = useT();
  const name = record.values["prescriber"];
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-brand-text">
        {t("phr:list.source")}
      </summary>
      {typeof name === "string" && name !== "" && (
        <p className="text-muted">
          <bdi>{t("medications:prescribedBy", { name })}</bdi>
        </p>
      )}
      <WrittenBy record={record} timeZone={timeZone} />
    </details>
  );
}

function Removed({ record: { offReason, offNote } }: { record: ShownRecord }) {
  const { t } = useT();
  if (offReason === null) return null;
  return <p>{t("phr:off.because", { reason: offNote || t(`phr:off.reasons.${offReason}`) })}</p>;
}

type ActionsProps = Omit<RecordCardsProps, "kind" | "records" | "timeZone" | "today"> & {
  kind: HealthRecordKind;
  record: ShownRecord;
};

function RecordActions({ kind, record, base, patient, mayConfirm, answer }: ActionsProps) {
  const { t } = useT();
  const { id, enabled, mayChange, maySwitch, verification } = record;
  const name = kind.single ? t(`${kind.words}:title` as PlainKey) : record.name;
  const press = (intent: string, words: string, about: string) => (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} tone="quiet" size="small" aria-label={`${words}: ${about}`}>
        {words}
      </Button>
    </form>
  );
  return (
    <RowActions>
      {!kind.listOnly && (
        <LinkButton
          href={paths.recordView(base, id, { patient })}
          tone="quiet"
          size="small"
          aria-label={t("phr:list.detailsOf", { name })}
        >
          {t("phr:list.details")}
        </LinkButton>
      )}
      {enabled && mayChange && !kind.listOnly && (
        <LinkButton
          href={recordLinks(kind, { patient }).edit(id)}
          tone="quiet"
          size="small"
          aria-label={t("phr:list.editOf", { name })}
        >
          {t("phr:list.edit")}
        </LinkButton>
      )}
      {enabled && mayConfirm && verification === "UNCONFIRMED" && press("confirm", t("phr:written.confirm"), name)}
      {enabled && mayConfirm && verification === "UNCONFIRMED" && press("refute", t("phr:written.refute"), name)}
      {enabled && mayConfirm && verification === "REFUTED" && press("unrefute", t("phr:written.takeBack"), name)}
      {maySwitch &&
        (enabled ? <RemoveRecord {...{ id, name, answer }} /> : press("enable", t("phr:off.putBack"), name))}
    </RowActions>
  );
}
