import type { ReactNode } from "react";
import { AnswerList } from "~/features/forms/components/questions/answer-list";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { TextLink } from "~/ui/base/link";
import { WrittenText } from "~/ui/base/written-text";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Banner } from "~/ui/view/banner";
import { SUMMARY_PARTS, type SummaryEntry, type SummaryPartName } from "../../domain/consultations/summary";
import type { Desk } from "../../domain/desk/desk";
import type { Work as WorkName } from "../../domain/desk/work";
import { EntryList } from "../consultations/entry-list";
import { ShareNote } from "../consultations/share-note";
import { BeginBar } from "./begin-bar";
import { BillCard } from "./bill-card";
import { CourseForm } from "./course-form";
import { FollowUpCard } from "./follow-up-card";
import { GlanceCard } from "./glance-card";
import { useWorkLinks } from "./work-links";
import { WorkPane } from "./work-pane";
import { WrittenInCall } from "./written-in-call";

/** One group of the desk; on a narrow screen it can be put away, as a sheet can. */
function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details
      open
      id={id}
      data-desk-part={id}
      className="min-w-0 scroll-mt-(--bar-height) rounded-lg border border-line bg-surface shadow-card"
    >
      <summary className="cursor-pointer px-4 py-2">
        <h2 className="inline text-lg font-semibold">{title}</h2>
      </summary>
      <div className="flex flex-col gap-2 px-4 pb-3">{children}</div>
    </details>
  );
}

/** Why they came: what was said when it was booked, and answered since. */
function Came({ desk: { summary, answers, briefing } }: { desk: Desk }) {
  const { t } = useT();
  return (
    <>
      {summary.reason === "" ? (
        <p className="text-muted">{t("desk:noReason")}</p>
      ) : (
        <WrittenText text={summary.reason} />
      )}
      {answers.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t("desk:answers")}</h3>
          <AnswerList answers={answers} />
        </section>
      )}
      {briefing !== "" && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t("desk:briefing")}</h3>
          <WrittenText text={briefing} />
        </section>
      )}
    </>
  );
}

/** As which work an entry opens beside the consultation. */
const opensAs =
  (part: SummaryPartName) =>
  (entry: SummaryEntry): WorkName | undefined => {
    if (part === "payments") return undefined;
    if (part === "orders") return entry.draft ? "orders" : "results";
    return part === "records" ? "record" : part;
  };

/** What is written, prescribed and ordered in this consultation. */
function Work({ desk: { entries, begin, summary, appointmentId, bill } }: { desk: Desk }) {
  const { t } = useT();
  return (
    <>
      <WrittenInCall {...{ summary, appointmentId }} />
      {SUMMARY_PARTS.map((name) => {
        const those = entries[name] ?? [];
        const isBilled = name === "payments" && bill !== null;
        if (those.length === 0 && begin[name] === undefined && !isBilled) return null;
        return (
          <section
            key={name}
            className={classNames(
              "flex gap-x-3 gap-y-1 border-t border-line pt-2 first:border-0 first:pt-0",
              // What is not begun takes a line.
              those.length === 0 && !isBilled ? "flex-wrap items-baseline justify-between" : "flex-col",
            )}
          >
            <h3 className="font-semibold">{t(`consultations:parts.${name}`)}</h3>
            {isBilled && <BillCard {...{ bill, appointmentId }} />}
            {those.length === 0 && isBilled ? null : those.length === 0 ? (
              <p className="text-sm text-muted">{t(`desk:nothing.${name}`)}</p>
            ) : (
              <EntryList entries={those} opensAs={opensAs(name)} below={(entry) => <ShareNote {...entry} />} />
            )}
          </section>
        );
      })}
      <p className="flex flex-wrap gap-x-6 border-t border-line pt-1">
        <TextLink href={paths.consultation(summary.id)} className="inline-flex min-h-11 items-center">
          {t("desk:summaryLink")}
        </TextLink>
        {appointmentId !== null && (
          <TextLink href={paths.appointment(appointmentId)} className="inline-flex min-h-11 items-center">
            {t("desk:toAppointment")}
          </TextLink>
        )}
      </p>
    </>
  );
}

interface DeskScreenProps {
  desk: Desk;
  /** What identifies the patient beside their name: age, gender, birth date, weight. */
  who: readonly string[];
  answer: PostedAnswer | undefined;
  /** What has just been done; empty where nothing was. */
  said: string;
  /** Until when what has just been done to the appointment can be undone, UTC ms; null where it cannot. */
  undoUntil: number | null;
  /** Of what is done to the appointment from this page, once. */
  idempotencyKey: string;
  /** Whose consultation it is. It goes with the page, so that what is open beside it is as high as the window. */
  children: ReactNode;
}

/** What has just been done, and how it is undone while it can be. */
function Said({ said, undoUntil, timeZone }: Pick<DeskScreenProps, "said" | "undoUntil"> & { timeZone: string }) {
  const { t, format } = useT();
  const undo = undoUntil !== null && (
    <form method="post" data-once>
      <Button type="submit" name="intent" value="undo" tone="secondary" size="small" icon="undo">
        {t("scheduling:actions.undo")}
      </Button>
    </form>
  );
  return (
    <Banner tone="good" live title={said} action={undo || undefined}>
      {undoUntil !== null && t("scheduling:undo.until", { time: format.time(undoUntil, timeZone) })}
    </Banner>
  );
}

/** What a provider keeps in view through a consultation: why they came, what matters of them, and what is done. */
export function DeskScreen({ desk, who, answer, said, undoUntil, idempotencyKey, children }: DeskScreenProps) {
  const { t } = useT();
  const { summary, health, followUps, timeZone, course, entries } = desk;
  const links = useWorkLinks(desk);
  return (
    <div data-desk={paths.consultationDesk(summary.id)} className="desk">
      <div className="desk-page">
        {children}
        <div data-desk-part="said" className="empty:hidden">
          {said !== "" && <Said {...{ said, undoUntil, timeZone }} />}
        </div>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <BeginBar consultationId={summary.id} {...{ links, idempotencyKey }} />
          <div data-desk-part="course">{course && <CourseForm {...{ course, entries, idempotencyKey }} />}</div>
        </div>
        <div className="desk-parts">
          <Sheet id="came" title={t("desk:came")}>
            <Came desk={desk} />
          </Sheet>
          <Sheet id="health" title={t("desk:health")}>
            {health.sections.map((section) => (
              <GlanceCard key={section.kind} section={section} />
            ))}
          </Sheet>
          <Sheet id="work" title={t("desk:work")}>
            <Work desk={desk} />
          </Sheet>
          <Sheet id="follow-up" title={t("desk:followUp.title")}>
            <FollowUpCard consultationId={summary.id} {...{ followUps, timeZone, answer }} />
          </Sheet>
        </div>
      </div>
      <WorkPane links={links} name={summary.patient.name} who={who} />
    </div>
  );
}
