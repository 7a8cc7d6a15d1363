import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import type { OpeningReason } from "../../domain/access/opening-reasons";
import { HEALTH_RECORD_KINDS } from "../../records";

interface RecordReaderLineProps {
  line: {
    actorKind: string;
    name: string | null;
    /** UTC ms. */
    from: number;
    to: number;
    what: readonly string[];
    opening: { reason: OpeningReason; note: string } | null;
  };
  timeZone: string;
}

/** How a reader is called by their kind. */
const KINDS: Readonly<Partial<Record<string, "relative" | "program" | "visitor">>> = {
  patient: "relative",
  apiKey: "program",
  anonymous: "visitor",
};

/** Who looked at a record, when, at what, and by which reason. */
export function RecordReaderLine({ line, timeZone }: RecordReaderLineProps) {
  const { t, has, format } = useT();
  const { actorKind, name, from, to, what, opening } = line;
  const wordsOf = (one: string): string => {
    const kind = HEALTH_RECORD_KINDS.find((each) => each.kind === one);
    if (kind) return t(`${kind.words}:title` as PlainKey);
    const key = `record-access:seen.what.${one}`;
    return t(has(key) ? (key as PlainKey) : "record-access:seen.what.record");
  };
  const read = [...new Set(what.filter((one) => one !== "opened").map(wordsOf))];
  const as = KINDS[actorKind] ?? "staff";
  const first = format.time(from, timeZone);
  const last = format.time(to, timeZone);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <bdi className="font-semibold">
          {name ?? t(`record-access:seen.${as === "program" || as === "visitor" ? as : "unknown"}`)}
        </bdi>
        {as !== "program" && as !== "visitor" && (
          <span className="text-sm text-muted">{t(`record-access:seen.${as}`)}</span>
        )}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={new Date(to).toISOString()}>
          {format.parts([
            format.date(to, timeZone, "long"),
            first === last ? first : format.timeRange(from, to, timeZone),
          ])}
        </time>
      </p>
      {read.length > 0 && <p>{t("record-access:seen.read", { what: format.list(read) })}</p>}
      {opening && (
        <p>
          {t("record-access:seen.opened", { reason: t(`record-access:reasons.${opening.reason}`) })}
          {opening.note !== "" && (
            <>
              {" "}
              <q>
                <bdi>{opening.note}</bdi>
              </q>
            </>
          )}
        </p>
      )}
    </>
  );
}
