import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import type { RenewalRequest } from "../../domain/prescriptions/prescription";
import { shownNumber } from "../../domain/prescriptions/verification-code";

interface EarlierOneProps {
  replacesId: string | null;
  renewsId: string | null;
  /** What was signed in its place meanwhile. */
  already: { id: string; number: number | null } | null;
  /** The one that it corrects has ended by itself. */
  isEarlierOver: boolean;
}

/** The prescription that a draft is a copy of, or what has renewed or replaced that one already. */
export function EarlierOne({ replacesId, renewsId, already, isEarlierOver }: EarlierOneProps) {
  const { t } = useT();
  const id = replacesId ?? renewsId;
  if (id === null) return null;
  if (already)
    return (
      <Banner tone="warn">
        <TextLink href={paths.prescriptionView(already.id)}>
          {t(replacesId === null ? "prescriptions:linked.alreadyRenewed" : "prescriptions:linked.alreadyReplaced", {
            number: shownNumber(already.number ?? 0),
          })}
        </TextLink>
      </Banner>
    );
  return (
    <p>
      <TextLink href={paths.prescriptionView(id)}>
        {t(replacesId === null ? "prescriptions:linked.renews" : "prescriptions:linked.replaces")}
      </TextLink>
      {replacesId !== null &&
        ` ${t(isEarlierOver ? "prescriptions:linked.otherOver" : "prescriptions:linked.endsOther")}`}
    </p>
  );
}

interface RefusedWishProps {
  wish: { state: Extract<RenewalRequest["state"], "DENIED" | "APPOINTMENT_NEEDED">; answeredAt: number };
  timeZone: string;
}

/** That the patient's wish was answered otherwise since this renewal of it was begun. */
export function RefusedWish({ wish, timeZone }: RefusedWishProps) {
  const { t, format } = useT();
  const state = t(`prescriptions:renewal.state.${wish.state}`);
  const date = format.date(wish.answeredAt, timeZone);
  return <Banner tone="warn">{t("prescriptions:linked.refusedWish", { date, state })}</Banner>;
}
