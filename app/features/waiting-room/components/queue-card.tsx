import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { Card } from "~/ui/view/card";

export interface QueueCardProps {
  state: "waiting" | "admitted" | "closed" | "notCheckedIn";
  /** From 1; null once called in. */
  place: number | null;
}

/** Where the patient stands: large, and read aloud when it changes. */
export function QueueCard({ state, place }: QueueCardProps) {
  const { t } = useT();
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
        <p className="max-w-prose text-muted">
          {ready ? t("waiting-room:queue.readyText") : t("waiting-room:queue.keepsPlace")}
        </p>
      </div>
    </Card>
  );
}
