import { usePatientT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { AppointmentTime } from "./appointment-time";
import { providerName } from "./person-names";

export interface OfferPanelProps {
  offer: {
    state: "open" | "taken" | "over";
    offeringName: string;
    type: "video" | "in_patient";
    provider: { title: number; firstName: string; lastName: string };
    place: { name: string; city: string; timeZone: string };
    startsAt: number;
    endsAt: number;
    expiresAt: number;
    /** A visit moves; else one is booked. */
    moves: boolean;
    /** A seat of a group session. */
    seat: boolean;
  };
  clock: ReaderClock;
}

/** The time that one who waits is offered, and their answers to it. */
export function OfferPanel({ offer, clock }: OfferPanelProps) {
  const { t } = usePatientT();
  const { state, startsAt, endsAt, place } = offer;
  const open = state === "open";
  const title =
    state === "open"
      ? t(offer.seat ? "visit-kinds:waiting.offerSeatTitle" : "visit-kinds:waiting.offerTitle")
      : state === "taken"
        ? t("visit-kinds:waiting.taken")
        : t("visit-kinds:waiting.over");
  return (
    <>
      <PageHeader title={title} />
      {state === "taken" && <Banner tone="good" live title={t("visit-kinds:waiting.takenText")} />}
      {state === "over" && <Banner tone="info" title={t("visit-kinds:waiting.overText")} />}
      <Card footer={open ? <Answers offer={offer} /> : undefined}>
        <SummaryList
          rows={[
            {
              term: t("scheduling:details.when"),
              value: <AppointmentTime {...{ startsAt, endsAt, clock }} zone={place.timeZone} />,
            },
            { term: t("scheduling:details.offering"), value: <bdi>{offer.offeringName}</bdi> },
            { term: t("scheduling:details.provider"), value: <bdi>{providerName(t, offer.provider)}</bdi> },
            offer.type === "video"
              ? { term: t("scheduling:details.type"), value: t("common:consultationTypes.video") }
              : {
                  term: t("scheduling:details.branch"),
                  value: <bdi>{[place.name, place.city].filter(Boolean).join(", ")}</bdi>,
                },
          ]}
        />
      </Card>
    </>
  );
}

function Answers({ offer: { moves, expiresAt, place } }: Pick<OfferPanelProps, "offer">) {
  const { t, format } = usePatientT();
  return (
    <Stack gap="snug">
      <p>{moves ? t("visit-kinds:waiting.offerMove") : t("visit-kinds:waiting.offerBook")}</p>
      <p className="text-muted">
        {t("visit-kinds:waiting.heldUntil", { time: format.time(expiresAt, place.timeZone) })}
      </p>
      <form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="do" value="take" icon="check">
          {t("visit-kinds:waiting.take")}
        </Button>
        <AskFirst name="do" value="decline" question={t("common:sure")} text={t("common:final")}>
          {t("visit-kinds:waiting.decline")}
        </AskFirst>
        <AskFirst name="do" value="leave" tone="quiet" question={t("common:sure")} text={t("common:final")}>
          {t("visit-kinds:waiting.leave")}
        </AskFirst>
      </form>
    </Stack>
  );
}
