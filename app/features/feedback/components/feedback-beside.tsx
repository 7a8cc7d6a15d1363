import { usePatientT, useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import type { PatientBeside, StaffBeside } from "../domain/feedback-beside";
import { RATINGS } from "../domain/star-words";
import { Stars } from "./stars";

/** On the page of a patient's past appointment: where they say how it was, or read what they said. */
export function OwnFeedbackCard({ appointmentId, isGiven }: PatientBeside) {
  const { t } = usePatientT();
  return (
    <Card title={t("feedback:form.title")}>
      <LinkButton href={paths.ownFeedback(appointmentId)} tone="secondary">
        {t(isGiven ? "feedback:form.yours" : "feedback:form.rate")}
      </LinkButton>
    </Card>
  );
}

const STANDS = {
  ASKED: "feedback:list.beside.asked",
  OPENED: "feedback:list.beside.asked",
  GIVEN: "feedback:list.beside.given",
  EXPIRED: "feedback:list.beside.expired",
  DECLINED: "feedback:list.beside.declined",
} as const;

/** On the page of an appointment that took place, for staff: how the question stands, asking, and the doctor's own word. */
export function FeedbackCard({ zone, ...beside }: StaffBeside & { zone: string }) {
  const { appointmentId, asked, stars, asks, own } = beside;
  const { t, format } = useT();
  return (
    <Card title={t("feedback:list.title")}>
      <Stack gap="snug">
        <p>
          {asked
            ? t(STANDS[asked.state], { when: format.dateTime(asked.at, zone, "medium") })
            : t("feedback:list.beside.notAsked")}
        </p>
        {stars !== null && <Stars stars={stars} />}
        {asks && (
          <form method="post" action={paths.feedback()} data-once>
            <input type="hidden" name="appointmentId" value={appointmentId} />
            <Button type="submit" name="intent" value={asks} tone="secondary">
              {t(`feedback:list.beside.${asks}`)}
            </Button>
          </form>
        )}
        {own !== undefined && <OwnRating {...{ appointmentId, own }} />}
      </Stack>
    </Card>
  );
}

/** How its provider found it: for the practice alone, and as they like. */
function OwnRating({ appointmentId, own }: { appointmentId: string; own: number | null }) {
  const { t } = useT();
  return (
    <form method="post" action={paths.feedback()} className="flex flex-col items-start gap-3">
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="appointmentId" value={appointmentId} />
      <NativeSelect
        name="rating"
        id="own-rating"
        label={t("feedback:list.beside.own")}
        hint={t("feedback:list.beside.ownHint")}
        defaultValue={String(own ?? "")}
        options={[
          { value: "", label: t("feedback:list.beside.ownNone") },
          ...RATINGS.map(({ value, word }) => ({
            value: String(value),
            label: `${value} · ${t(`feedback:words.${word}`)}`,
          })),
        ]}
      />
      <Button type="submit" tone="secondary">
        {t("common:actions.save")}
      </Button>
    </form>
  );
}
