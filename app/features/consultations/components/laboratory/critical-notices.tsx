import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import type { CriticalDoubt } from "../../domain/laboratory/critical";
import { isolatedAmount } from "../../domain/laboratory/result-value";

export interface Critical {
  id: string;
  /** The sample that it was measured of was rejected since. */
  isRejected: boolean;
  /** Why it is not certain yet; null where it is. */
  doubt: CriticalDoubt | null;
  name: string;
  value: string;
  raisedAt: number;
  acknowledgedAt: number | null;
  withdrawnAt: number | null;
  by: string;
  note: string;
}

interface CriticalNoticesProps {
  criticals: readonly Critical[];
  mayAcknowledge: boolean;
  timeZone: string;
}

/** Values of which somebody must know, each until somebody says that they do. */
export function CriticalNotices({ criticals, mayAcknowledge, timeZone }: CriticalNoticesProps) {
  const { t, format } = useT();
  return criticals.map(({ id, name, value, isRejected, doubt, raisedAt, acknowledgedAt, withdrawnAt, by, note }) =>
    withdrawnAt !== null ? (
      <Banner key={id} tone="info" title={t("laboratory:critical.title", { name, value: isolatedAmount(value) })}>
        {t("laboratory:critical.withdrawn", { time: format.dateTime(withdrawnAt, timeZone, "short") })}
      </Banner>
    ) : acknowledgedAt === null ? (
      <Banner
        key={id}
        tone="error"
        title={t("laboratory:critical.title", { name, value: isolatedAmount(value) })}
        action={
          mayAcknowledge && (
            <form method="post" data-once className="flex flex-wrap items-end gap-3">
              <HiddenFields fields={{ intent: "acknowledge", criticalId: id }} />
              <TextField
                id={`note-${id}`}
                name="note"
                label={t("laboratory:critical.note")}
                optionalLabel={`(${t("common:form.optional")})`}
                maxLength={500}
              />
              <Button type="submit">{t("laboratory:critical.acknowledge")}</Button>
            </form>
          )
        }
      >
        {t("laboratory:critical.since", { time: format.dateTime(raisedAt, timeZone, "short") })}
        {doubt !== null && <p className="font-semibold">{t(`laboratory:critical.${doubt}`)}</p>}
        {isRejected && <p>{t("laboratory:rejectedLater")}</p>}
      </Banner>
    ) : (
      <Banner key={id} tone="info" title={t("laboratory:critical.title", { name, value: isolatedAmount(value) })}>
        {t("laboratory:critical.known", { name: by, time: format.dateTime(acknowledgedAt, timeZone, "short") })}{" "}
        <bdi>{note}</bdi>
        {doubt !== null && <p className="font-semibold">{t(`laboratory:critical.${doubt}`)}</p>}
        {isRejected && <p>{t("laboratory:rejectedLater")}</p>}
      </Banner>
    ),
  );
}
