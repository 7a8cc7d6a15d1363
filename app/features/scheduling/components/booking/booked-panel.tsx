import { usePatientT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";
import { SummaryList } from "~/ui/view/summary-list";
import { readerClock } from "../../domain/availability/reader-clock";
import type { BookedView } from "../../domain/booking/booking-view";
import { clockTime } from "../appointments/clock-time";
import { providerName } from "../public-lists/provider-name";
import { costTexts } from "../payments/price-less-text";
import { BookedTime } from "./booked-time";
import { Dotted } from "~/ui/base/dotted";

interface BookedPanelProps {
  booked: BookedView;
  /** Where a further booking starts. */
  home: string;
  /** Address of the calendar file. */
  file: string;
  /** Where it is paid, where there is something to pay; in a window of its own where the page is in another site's. */
  pay: { href: string; apart: boolean } | null;
}

/** So long before an appointment at the clinic its patient comes, where its service says nothing else. */
const EARLY_MINUTES = 10;

/** What has come of the booking, and what its asker has to do until when. */
function useSaid({ confirmed, held, email, at, viewerZone }: BookedView) {
  const words = usePatientT();
  const { t } = words;
  const contact = { email: email ?? t("booking:done.yourAddress") };
  if (!held) {
    const said = confirmed ? "confirmed" : "requested";
    return { title: t(`booking:done.${said}Title`), text: t(`booking:done.${said}Text`, contact) };
  }
  const until = clockTime(words, held.until, readerClock(viewerZone, at.zone), at.zone);
  return held.awaits === "proof"
    ? { title: t("requests:proof.title"), text: t("requests:proof.text", { ...contact, until }) }
    : { title: t("requests:pay.title"), text: t("requests:pay.until", { until }) };
}

/** The end of a booking: what was booked, and what happens next. */
export function BookedPanel({ booked, home, file, pay }: BookedPanelProps) {
  const { t, format } = usePatientT();
  const { kind, place } = booked;
  const where = kind === "video" ? t("booking:kind.video") : format.parts([place.name, place.address, place.city]);
  const said = useSaid(booked);
  return (
    <>
      <Panel
        title={said.title}
        actions={
          <>
            {pay && booked.pay && (
              <LinkButton href={pay.href} {...(pay.apart ? { target: "_blank", rel: "noopener" } : {})}>
                {t("billing:appointment.payAmount", {
                  amount: format.money(booked.pay.dueMinor, booked.pay.currencyCode),
                })}
              </LinkButton>
            )}
            {!booked.held && (
              <LinkButton href={file} icon="calendar" tone={pay ? "secondary" : "primary"} download>
                {t("booking:done.addToCalendar")}
              </LinkButton>
            )}
            <LinkButton href={home} tone="secondary">
              {t("booking:done.bookAnother")}
            </LinkButton>
          </>
        }
      >
        <p>{said.text}</p>
        <p className="mt-2 text-base text-muted">{t("booking:done.reference", { reference: booked.number })}</p>
      </Panel>
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-6">
        <SummaryList
          rows={[
            {
              term: t("booking:checkAnswers.when"),
              value: <BookedTime at={booked.at} viewerZone={booked.viewerZone} always />,
            },
            {
              term: t("booking:checkAnswers.what"),
              value: (
                <Dotted
                  parts={[
                    booked.offering.name,
                    t("booking:offering.duration", { count: booked.offering.durationMinutes }),
                  ]}
                />
              ),
            },
            { term: t("booking:checkAnswers.withWhom"), value: providerName(t, booked.provider) },
            { term: t("booking:checkAnswers.where"), value: where },
            ...(booked.cost
              ? [{ term: t("common:fields.price"), value: <Dotted parts={costTexts(t, format, booked.cost)} /> }]
              : []),
            ...(booked.discounts.length > 0
              ? [{ term: t("charges:discount"), value: <bdi>{format.list(booked.discounts)}</bdi> }]
              : []),
            ...(booked.paidByCredit && !booked.cost
              ? [{ term: t("scheduling:details.payment"), value: t("scheduling:details.paidByCredit") }]
              : []),
          ]}
        />
      </div>
      <section className="flex flex-col gap-2">
        <h2 className="text-xl font-semibold">{t("booking:done.next")}</h2>
        {/* How early, the service says where it says how to prepare. */}
        {kind === "clinic" && !booked.offering.instructions && (
          <p>{t("booking:done.clinicEarly", { count: EARLY_MINUTES })}</p>
        )}
        <p>{t(kind === "video" ? "booking:done.videoNext" : "booking:done.clinicNext")}</p>
        {booked.offering.instructions && <p dir="auto">{booked.offering.instructions}</p>}
        {booked.isGuest && <p>{t("booking:done.account")}</p>}
      </section>
    </>
  );
}
