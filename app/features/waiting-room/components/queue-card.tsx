import { usePatientT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { Card } from "~/ui/view/card";
import { estimateWait, type VisitLength } from "../domain/wait-estimate";

export interface QueueCardProps {
  state: "waiting" | "admitted" | "closed" | "notCheckedIn";
  /** From 1; null once called in. */
  place: number | null;
  /** How long visits take; null where no estimate is shown. */
  visitLength: VisitLength | null;
  /** By how many minutes the doctor said to be late. */
  lateMinutes: number | undefined;
}

/** Where the patient stands: large, and read aloud when it changes. */
export function QueueCard({ state, place, visitLength, lateMinutes }: QueueCardProps) {
  const { t } = usePatientT();
  const ready = state === "admitted";
  const text = ready
    ? t("waiting-room:queue.ready")
    : place === 1
      ? t("waiting-room:queue.next")
      : t("waiting-room:queue.place", { place: place ?? 1 });
  return (
    <Card tone="brand">
      <div role="status" className="flex flex-col items-center gap-4 py-4 text-center">
        <span
          aria-hidden="true"
          className="inline-flex size-20 items-center justify-center rounded-full border border-brand-edge bg-brand font-display text-3xl font-semibold text-brand-ink"
        >
          {ready ? <Icon name="check" className="size-10" /> : place}
        </span>
        <p className="font-display text-2xl font-semibold text-balance">{text}</p>
        {!ready && <WaitWords place={place ?? 1} {...{ visitLength, lateMinutes }} />}
        <p className="max-w-prose text-muted">
          {ready ? t("waiting-room:queue.readyText") : t("waiting-room:queue.keepsPlace")}
        </p>
      </div>
    </Card>
  );
}

type WaitWordsProps = Pick<QueueCardProps, "visitLength" | "lateMinutes"> & { place: number };

/** How long it will probably take, and whether the doctor is late. */
function WaitWords({ place, visitLength, lateMinutes }: WaitWordsProps) {
  const { t } = usePatientT();
  const range = visitLength && estimateWait(visitLength, place);
  return (
    <>
      {range && (
        <p className="text-lg">
          {range.from > 0
            ? t("rooms:wait.range", { from: range.from, to: range.to })
            : t("rooms:wait.upTo", { to: range.to })}
        </p>
      )}
      {lateMinutes !== undefined && (
        <p className="max-w-prose font-semibold">{t("rooms:wait.late", { count: lateMinutes })}</p>
      )}
    </>
  );
}
