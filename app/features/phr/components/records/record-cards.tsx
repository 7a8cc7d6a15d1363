import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { Card } from "~/ui/view/card";
import type { GoalProgress } from "../../domain/records/goal-targets";
import type { HealthRecord, RecordKindName } from "../../domain/records/record-kinds";
import { healthRecordKindOf } from "../../records";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { ROWS } from "../rows";
import { recordLinks } from "./record-links";
import { RemoveRecord } from "./remove-record";
import { WrittenBy } from "./written-by";

/** A record of a list, and what its reader may do with it. */
export interface ShownRecord extends HealthRecord {
  authorName: string;
  /** Where a goal stands that a tracker measures. */
  progress?: GoalProgress | undefined;
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
  timeZone: string;
}

/** The records of a list, each drawn as its kind wants it, with what can be done with it. */
export function RecordCards({ kind, records, ...rest }: RecordCardsProps) {
  const Row = ROWS[kind];
  const declared = healthRecordKindOf(kind);
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {records.map((record) => (
          <li key={record.id} id={record.id} className="flex flex-col gap-2 px-5 py-4">
            {Row && <Row record={record} progress={record.progress} />}
            {record.offReason !== null && <Removed record={record} />}
            <WrittenBy record={record} timeZone={rest.timeZone} />
            <RecordActions kind={declared} record={record} {...rest} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Removed({ record: { offReason, offNote } }: { record: ShownRecord }) {
  const { t } = useT();
  if (offReason === null) return null;
  return <p>{t("phr:off.because", { reason: offNote || t(`phr:off.reasons.${offReason}`) })}</p>;
}

type ActionsProps = Omit<RecordCardsProps, "kind" | "records" | "timeZone"> & {
  kind: HealthRecordKind;
  record: ShownRecord;
};

function RecordActions({ kind, record, base, patient, mayConfirm }: ActionsProps) {
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
      {maySwitch && (enabled ? <RemoveRecord id={id} name={name} /> : press("enable", t("phr:off.putBack"), name))}
    </RowActions>
  );
}
