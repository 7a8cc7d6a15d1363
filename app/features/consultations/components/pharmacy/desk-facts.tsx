import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { phoneShown } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import { TextLink } from "~/ui/base/link";
import { WrittenText } from "~/ui/base/written-text";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { DeskView } from "../../domain/pharmacy/desk-view";
import { shownNumber } from "../../domain/prescriptions/verification-code";

/** States in which nothing is handed out any more, whatever is left. */
const CLOSED: readonly string[] = ["CANCELLED", "STOPPED", "EXPIRED", "REPLACED"];

/** Why nothing can be handed out, where that is so. */
export function DeskClosed({ view }: { view: DeskView }) {
  const { t, format } = useT();
  const { prescription, replacedBy, isOver } = view;
  const { state, validUntil } = prescription;
  if (CLOSED.includes(state))
    return (
      <Banner tone="warn">
        {t("pharmacy:one.closed", { state: t(`pharmacy:states.${state}`) })}
        {replacedBy && (
          <>
            {" "}
            <TextLink href={paths.pharmacyPrescription(replacedBy.id)}>
              {t("pharmacy:one.replacedBy", { number: shownNumber(replacedBy.number ?? 0) })}
            </TextLink>
          </>
        )}
      </Banner>
    );
  return isOver ? (
    <Banner tone="warn">{t("pharmacy:one.over", { date: format.plainDate(validUntil, "medium") })}</Banner>
  ) : null;
}

/** A number that a phone dials by itself. */
function PhoneOf({ phone }: { phone: string }) {
  return (
    <TextLink href={telHref(phone)} dir="ltr" className="inline-flex items-center pointer-coarse:min-h-11">
      {phoneShown(phone)}
    </TextLink>
  );
}

/** What the prescriber wrote for the pharmacist, before the medicines that it is about. */
export function DeskNote({ note }: { note: string }) {
  const { t } = useT();
  if (note === "") return null;
  return (
    <Banner tone="info" title={t("pharmacy:one.note")}>
      <WrittenText text={note} />
    </Banner>
  );
}

/** What stands at the head of the paper: who wrote it, and until when it holds. */
export function DeskFacts({ view }: { view: DeskView }) {
  const { t, format } = useT();
  const { prescription, prescriber, prescriberPhone, practicePhone, timeZone } = view;
  const { state, signedAt, validUntil, stateReason } = prescription;
  const row = (term: string, value: string) => (value === "" ? [] : [{ term, value: <bdi>{value}</bdi> }]);
  const phone = (term: string, value: string) => (value === "" ? [] : [{ term, value: <PhoneOf phone={value} /> }]);
  return (
    <Card>
      <SummaryList
        rows={[
          ...row(t("pharmacy:one.stateReason"), CLOSED.includes(state) ? stateReason : ""),
          ...row(t("pharmacy:desk.prescriber"), prescriber),
          ...phone(t("pharmacy:one.prescriberPhone"), prescriberPhone),
          ...phone(t("pharmacy:one.practicePhone"), practicePhone),
          ...row(t("pharmacy:one.signed"), signedAt === null ? "" : format.dateTime(signedAt, timeZone)),
          ...row(t("pharmacy:one.validUntil"), format.plainDate(validUntil, "medium")),
        ]}
      />
    </Card>
  );
}
