import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { buttonClass } from "~/ui/action/button-style";
import { Card } from "~/ui/view/card";
import type { HipaaStatus } from "../domain/settings/hipaa";
import { HipaaClauses } from "./hipaa-clauses";

export interface HipaaCardProps {
  hipaa: { status: HipaaStatus; acceptedAt: number | null; acceptedBy: string | null };
  timeZone: string;
  mayAccept: boolean;
}

const MODAL_ID = "hipaa-terms";
/** Opens and closes without script; React 18 does not know these attributes yet, so they are plain ones. */
const opens = { popovertarget: MODAL_ID };
const modal = { popover: "auto" };

/** Whether the HIPAA terms are accepted, and the window in which they are read and accepted. */
export function HipaaCard({ hipaa: { status, acceptedAt, acceptedBy }, timeZone, mayAccept }: HipaaCardProps) {
  const { t, format } = useT();
  return (
    <Card title={t("organization:hipaa.title")}>
      <div className="flex flex-col items-start gap-4">
        {acceptedAt === null ? (
          <p>{t("organization:hipaa.notAccepted")}</p>
        ) : (
          <p>
            {t("organization:hipaa.acceptedOn", {
              date: format.dateTime(acceptedAt, timeZone),
              name: acceptedBy ?? "",
            })}
          </p>
        )}
        {status === "CHANGED" && <p className="font-semibold text-warn-text">{t("organization:hipaa.changed")}</p>}
        <button type="button" {...opens} className={buttonClass({ tone: "secondary" })}>
          {t("organization:hipaa.open")}
        </button>
      </div>
      <div
        {...modal}
        id={MODAL_ID}
        role="dialog"
        aria-labelledby={`${MODAL_ID}-title`}
        className="float-in m-auto max-h-[85dvh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-xl border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-[rgb(8_16_18/0.55)]"
      >
        <h2 id={`${MODAL_ID}-title`} className="text-xl font-semibold">
          {t("organization:hipaa.title")}
        </h2>
        <HipaaClauses />
        <div className="flex flex-wrap gap-3">
          {mayAccept && status !== "ACCEPTED" && (
            <form method="post">
              <Button type="submit" name="intent" value="acceptHipaa">
                {t("organization:hipaa.accept")}
              </Button>
            </form>
          )}
          <button type="button" {...opens} className={buttonClass({ tone: "quiet" })}>
            {t("common:actions.close")}
          </button>
        </div>
      </div>
    </Card>
  );
}
