import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { DeskView } from "../../domain/pharmacy/desk-view";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { StateOfPrescription } from "./prescription-state";

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

/** What stands at the head of the paper: whose it is, who wrote it, and how it stands. */
export function DeskFacts({ view }: { view: DeskView }) {
  const { t, format } = useT();
  const { prescription, patient, prescriber, prescriberPhone, isOver, timeZone } = view;
  const { state, signedAt, validUntil, noteToPharmacist, stateReason } = prescription;
  const row = (term: string, value: string) => (value === "" ? [] : [{ term, value: <bdi>{value}</bdi> }]);
  return (
    <Card>
      <SummaryList
        rows={[
          { term: t("pharmacy:desk.state"), value: <StateOfPrescription state={state} isOver={isOver} atDesk /> },
          ...row(t("pharmacy:one.stateReason"), CLOSED.includes(state) ? stateReason : ""),
          ...row(t("pharmacy:desk.patient"), patient.name),
          ...row(t("pharmacy:one.born"), patient.birthDate === "" ? "" : format.plainDate(patient.birthDate, "medium")),
          ...row(t("pharmacy:desk.prescriber"), prescriber),
          ...row(t("pharmacy:one.prescriberPhone"), prescriberPhone),
          ...row(t("pharmacy:one.signed"), signedAt === null ? "" : format.dateTime(signedAt, timeZone)),
          ...row(t("pharmacy:one.validUntil"), format.plainDate(validUntil, "medium")),
          ...row(t("pharmacy:one.note"), noteToPharmacist),
        ]}
      />
    </Card>
  );
}
