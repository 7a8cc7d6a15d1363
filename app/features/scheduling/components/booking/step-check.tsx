import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import type { JourneyStep } from "../../domain/booking-journey";
import type { JourneyView } from "../../domain/booking-view";
import { priceText } from "./price-text";
import { providerName } from "./provider-name";
import { StepForm } from "./step-form";
import { VisitTime } from "./visit-time";
import { Dotted } from "./dotted";

/** Everything once more before it is booked, each with its way back. */
export function StepCheck({ view }: { view: JourneyView }) {
  const { t } = useT();
  const rows = useAnswers(view);
  return (
    <StepForm view={view} posts intent="book" submit={t("booking:checkAnswers.submit")}>
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-6">
        <SummaryList rows={rows} />
      </div>
      {view.offering?.instructions && <p className="text-muted">{view.offering.instructions}</p>}
    </StepForm>
  );
}

function useAnswers(view: JourneyView): SummaryRow[] {
  const { t, format } = useT();
  const { offering, provider, place, at, visitor } = view;
  const row = (term: string, value: ReactNode, step?: JourneyStep): SummaryRow[] => {
    if (!value) return [];
    const changes = step !== undefined && view.steps.includes(step);
    return [
      {
        term,
        value,
        ...(changes
          ? { change: { label: t("common:actions.change"), about: term, submit: { name: "step", value: step } } }
          : {}),
      },
    ];
  };
  const where =
    offering?.kind === "video"
      ? t("booking:kind.video")
      : place && [place.name, place.address, place.city].filter(Boolean).join(", ");
  const phone = visitor.phone ? (
    <bdi dir="ltr">{`+${visitor.phoneCallingCode?.replace("+", "")} ${visitor.phone}`}</bdi>
  ) : null;
  return [
    ...row(
      t("booking:checkAnswers.what"),
      offering && (
        <Dotted parts={[offering.name, t("booking:offering.duration", { count: offering.durationMinutes })]} />
      ),
      "service",
    ),
    ...row(
      t("booking:checkAnswers.withWhom"),
      provider ? providerName(t, provider) : t("booking:provider.any"),
      "provider",
    ),
    ...row(t("booking:checkAnswers.where"), where, "place"),
    ...row(t("booking:checkAnswers.when"), at && <VisitTime at={at} viewerZone={view.viewerZone} />, "time"),
    ...row(t("booking:checkAnswers.price"), offering?.price && priceText(t, format, offering.price)),
    ...row(
      t("booking:checkAnswers.who"),
      visitor.firstName && `${visitor.firstName} ${visitor.lastName}`.trim(),
      "you",
    ),
    ...row(
      t("booking:checkAnswers.contact"),
      visitor.email && <Lines lines={[<bdi key="email">{visitor.email}</bdi>, phone]} />,
      "you",
    ),
    ...row(t("common:fields.dateOfBirth"), visitor.birthDate && format.plainDate(visitor.birthDate), "you"),
    ...row(
      t("booking:checkAnswers.reason"),
      visitor.reason && (
        <span dir="auto" className="block">
          {visitor.reason}
        </span>
      ),
      "you",
    ),
  ];
}

function Lines({ lines }: { lines: ReactNode[] }) {
  return (
    <>
      {lines.filter(Boolean).map((line, index) => (
        <span key={index} className="block break-words">
          {line}
        </span>
      ))}
    </>
  );
}
