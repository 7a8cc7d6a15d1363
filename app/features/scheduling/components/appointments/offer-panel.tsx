import { usePatientT } from "~/i18n/use-t";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import { creditHint } from "../booking/credit-hint";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
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
    /** An appointment moves; else one is booked. */
    moves: boolean;
    /** Taking it confirms it; else the clinic still has to. */
    confirmed: boolean;
    /** When the appointment is that would move. */
    present: { startsAt: number; endsAt: number } | null;
    /** A seat of a group session. */
    seat: boolean;
    /** The patient's credits that could pay for it; null where none can. */
    credits: OfferedCredits | null;
  };
  clock: ReaderClock;
  /** What was posted and refused. */
  typed?: Readonly<Record<string, string>> | undefined;
}

/** Above the offer, by how it stands and whether the clinic still has to confirm what comes of it. */
function titleOf({ state, seat, confirmed }: OfferPanelProps["offer"]) {
  if (state === "over") return "appointment-kinds:waiting.over";
  if (state === "taken")
    return confirmed ? "appointment-kinds:waiting.taken" : "appointment-kinds:waiting.takenRequest";
  return seat ? "appointment-kinds:waiting.offerSeatTitle" : "appointment-kinds:waiting.offerTitle";
}

/** The time that one who waits is offered, and their answers to it. */
export function OfferPanel({ offer, clock, typed }: OfferPanelProps) {
  const { t, format } = usePatientT();
  const { state, startsAt, endsAt, place, confirmed, present } = offer;
  const open = state === "open";
  const taken = confirmed ? "appointment-kinds:waiting.takenText" : "appointment-kinds:waiting.takenRequestText";
  return (
    <>
      <PageHeader title={t(titleOf(offer))} />
      {state === "taken" && <Banner tone="good" live title={t(taken)} />}
      {state === "over" && <Banner tone="info" title={t("appointment-kinds:waiting.overText")} />}
      <Card footer={open ? <Answers offer={offer} typed={typed} /> : <OnFromHere moves={offer.moves} />}>
        <SummaryList
          rows={[
            {
              term: open ? t("appointment-kinds:waiting.offered") : t("scheduling:details.when"),
              value: <AppointmentTime {...{ startsAt, endsAt, clock }} zone={place.timeZone} />,
            },
            ...(open && present
              ? [
                  {
                    term: t("appointment-kinds:waiting.present"),
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

/** What comes of accepting, by whether an appointment moves and whether the clinic still has to confirm it. */
const COMES_OF = {
  moves: { sure: "appointment-kinds:waiting.offerMove", asked: "appointment-kinds:waiting.offerMoveRequest" },
  books: { sure: "appointment-kinds:waiting.offerBook", asked: "appointment-kinds:waiting.offerBookRequest" },
} as const;

/** On from an offer that is answered or over: to the appointment, or to booking where there is none. */
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
      <Button type="submit" name="intent" value="open" tone="secondary">
        {t("appointment-kinds:waiting.openAppointment")}
      </Button>
    </form>
  );
}

function Answers({ offer, typed }: Pick<OfferPanelProps, "offer" | "typed">) {
  const { moves, confirmed, expiresAt, place, credits } = offer;
  const words = usePatientT();
  const { t } = words;
  return (
    <Stack gap="snug">
      <p>{t(COMES_OF[moves ? "moves" : "books"][confirmed ? "sure" : "asked"])}</p>
      <p className="text-muted">
        {t("appointment-kinds:waiting.heldUntil", { time: zonedTime(words, expiresAt, place.timeZone) })}
      </p>
      <form method="post" className="flex flex-wrap gap-3">
        {credits !== null && (
          <div className="basis-full">
            <Checkbox
              name="payWithCredit"
              label={t("credits:pay.offer")}
              hint={creditHint(t, credits)}
              defaultChecked={typed?.["payWithCredit"] === "on"}
            />
          </div>
        )}
        <Button type="submit" name="intent" value="take" icon="check">
          {t("appointment-kinds:waiting.take")}
        </Button>
        <AskFirst name="intent" value="decline" question={t("common:sure")} text={t("common:final")}>
          {t("appointment-kinds:waiting.decline")}
        </AskFirst>
        <AskFirst name="intent" value="leave" tone="quiet" question={t("common:sure")} text={t("common:final")}>
          {t("appointment-kinds:waiting.leave")}
        </AskFirst>
      </form>
    </Stack>
  );
}
