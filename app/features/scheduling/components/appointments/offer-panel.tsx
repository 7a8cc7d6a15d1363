import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { AppointmentTime } from "./appointment-time";
import { zonedTime } from "./clock-time";
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
    /** Taking it confirms it; else the clinic still has to. */
    confirmed: boolean;
    /** When the visit is that would move. */
    present: { startsAt: number; endsAt: number } | null;
    /** A seat of a group session. */
    seat: boolean;
  };
  clock: ReaderClock;
}

/** Above the offer, by how it stands and whether the clinic still has to confirm what comes of it. */
function titleOf({ state, seat, confirmed }: OfferPanelProps["offer"]) {
  if (state === "over") return "visit-kinds:waiting.over";
  if (state === "taken") return confirmed ? "visit-kinds:waiting.taken" : "visit-kinds:waiting.takenRequest";
  return seat ? "visit-kinds:waiting.offerSeatTitle" : "visit-kinds:waiting.offerTitle";
}

/** The time that one who waits is offered, and their answers to it. */
export function OfferPanel({ offer, clock }: OfferPanelProps) {
  const { t, format } = usePatientT();
  const { state, startsAt, endsAt, place, confirmed, present } = offer;
  const open = state === "open";
  const taken = confirmed ? "visit-kinds:waiting.takenText" : "visit-kinds:waiting.takenRequestText";
  return (
    <>
      <PageHeader title={t(titleOf(offer))} />
      {state === "taken" && <Banner tone="good" live title={t(taken)} />}
      {state === "over" && <Banner tone="info" title={t("visit-kinds:waiting.overText")} />}
      <Card footer={open ? <Answers offer={offer} /> : <OnFromHere moves={offer.moves} />}>
        <SummaryList
          rows={[
            {
              term: open ? t("visit-kinds:waiting.offered") : t("scheduling:details.when"),
              value: <AppointmentTime {...{ startsAt, endsAt, clock }} zone={place.timeZone} />,
            },
            ...(open && present
              ? [
                  {
                    term: t("visit-kinds:waiting.present"),
                    value: <AppointmentTime {...present} clock={clock} zone={place.timeZone} />,
                  },
                ]
              : []),
            { term: t("scheduling:details.offering"), value: <bdi>{offer.offeringName}</bdi> },
            { term: t("scheduling:details.provider"), value: <bdi>{providerName(t, offer.provider)}</bdi> },
            offer.type === "video"
              ? { term: t("scheduling:details.type"), value: t("common:consultationTypes.video") }
              : {
                  term: t("scheduling:details.branch"),
                  value: <bdi>{format.parts([place.name, place.city])}</bdi>,
                },
          ]}
        />
      </Card>
    </>
  );
}

/** What comes of accepting, by whether a visit moves and whether the clinic still has to confirm it. */
const COMES_OF = {
  moves: { sure: "visit-kinds:waiting.offerMove", asked: "visit-kinds:waiting.offerMoveRequest" },
  books: { sure: "visit-kinds:waiting.offerBook", asked: "visit-kinds:waiting.offerBookRequest" },
} as const;

/** On from an offer that is answered or over: to the visit, or to booking where there is none. */
export function OnFromHere({ moves }: { moves: boolean }) {
  const { t } = usePatientT();
  if (!moves)
    return (
      <LinkButton href={paths.booking()} tone="secondary">
        {t("booking:title")}
      </LinkButton>
    );
  return (
    <form method="post">
      <Button type="submit" name="do" value="open" tone="secondary">
        {t("visit-kinds:waiting.openVisit")}
      </Button>
    </form>
  );
}

function Answers({ offer: { moves, confirmed, expiresAt, place } }: Pick<OfferPanelProps, "offer">) {
  const words = usePatientT();
  const { t } = words;
  return (
    <Stack gap="snug">
      <p>{t(COMES_OF[moves ? "moves" : "books"][confirmed ? "sure" : "asked"])}</p>
      <p className="text-muted">
        {t("visit-kinds:waiting.heldUntil", { time: zonedTime(words, expiresAt, place.timeZone) })}
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
