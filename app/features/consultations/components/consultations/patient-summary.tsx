import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { Stack } from "~/ui/base/stack";
import { WrittenText } from "~/ui/base/written-text";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { ConsultationSummary, SummaryEntry } from "../../domain/consultations/summary";
import { PatientsFollowUps, type HomeFollowUp } from "../desk/open-follow-ups";
import { EntryList } from "./entry-list";
import { useProviderName } from "./provider-name";

interface PatientSummaryProps {
  summary: ConsultationSummary;
  timeZone: string;
  /** What was booked; empty where nothing was. */
  offering: string;
  followUps: readonly HomeFollowUp[];
}

/** A consultation as its patient reads it: when and with whom, what was found, what to take, what to do next. */
export function PatientSummary({ summary, timeZone, offering, followUps }: PatientSummaryProps) {
  const { t } = usePatientT();
  const { prescription, labOrders, phrItems, billInvoice, notes, publishStatus } = summary;
  const said = [notes.encounters, prescription, labOrders, phrItems].some((entries) => entries.length > 0);
  return (
    <Stack>
      <WhenAndWithWhom {...{ summary, timeZone, offering }} />
      {publishStatus === "PUBLISHED" && summary.summary === "" && !said && (
        <p className="text-muted">{t("consultations:nothingMore")}</p>
      )}
      <Found words={summary.summary} notes={notes.encounters} />
      <Part title={t("consultations:own.parts.prescriptions")} entries={prescription}>
        <Medicines prescriptions={prescription} />
      </Part>
      <Part title={t("consultations:own.parts.orders")} entries={labOrders}>
        <EntryList entries={labOrders} />
      </Part>
      {followUps.length > 0 ? <PatientsFollowUps followUps={followUps} /> : <BookAgain summary={summary} />}
      <Part title={t("consultations:own.parts.records")} entries={phrItems}>
        <EntryList entries={phrItems} />
      </Part>
      <Part title={t("consultations:own.parts.payments")} entries={billInvoice}>
        <EntryList entries={billInvoice} />
      </Part>
    </Stack>
  );
}

interface PartProps {
  title: string;
  /** Without any, there is nothing to show. */
  entries: readonly SummaryEntry[];
  children: ReactNode;
}

function Part({ title, entries, children }: PartProps) {
  return entries.length === 0 ? null : <Card title={title}>{children}</Card>;
}

/** When it was, with whom and where, and why the patient came. */
function WhenAndWithWhom({
  summary,
  timeZone,
  offering,
}: Pick<PatientSummaryProps, "summary" | "timeZone" | "offering">) {
  const { t, format } = usePatientT();
  const nameOf = useProviderName();
  const { consultationTime, startTime, type, provider, branch, reason } = summary;
  const at = consultationTime ?? startTime;
  const place = type === "VIDEO" ? undefined : branch?.name;
  const how = [t(`consultations:types.${type}`), offering, place ?? ""].filter((part) => part !== "");
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <p className="text-lg font-semibold first-letter:uppercase">
            {t("common:timeInZone", {
              time: format.dateTime(at, timeZone, "long"),
              zone: format.zoneName(timeZone, at),
            })}
          </p>
          <p className="text-lg">
            <bdi>{t("consultations:own.with", { name: nameOf(provider) })}</bdi>
          </p>
          <p className="text-muted">
            <Dotted parts={how} />
          </p>
        </div>
        {reason !== "" && (
          <div>
            <p className="text-sm text-muted">{t("consultations:own.reason")}</p>
            <WrittenText text={reason} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** What the doctor wrote for the patient: what is read on a page of its own is led to. */
function Found({ words, notes }: { words: string; notes: readonly SummaryEntry[] }) {
  const { t } = usePatientT();
  if (words === "" && notes.length === 0) return null;
  const here = notes.filter((note) => note.words !== undefined);
  const elsewhere = notes.filter((note) => note.words === undefined);
  return (
    <Card title={t("consultations:own.parts.notes")}>
      <div className="flex flex-col gap-4">
        {words !== "" && <WrittenText text={words} />}
        {here.map((note) => (
          <article key={note.id} aria-label={note.name} className="flex flex-col gap-3">
            {note.words?.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
          </article>
        ))}
        {elsewhere.length > 0 && <EntryList entries={elsewhere} />}
      </div>
    </Card>
  );
}

/** A section of a note: its title, and below it what it says. */
function Paragraph({ text }: { text: string }) {
  const [title = "", ...lines] = text.split("\n");
  if (lines.length === 0) return <WrittenText text={text} />;
  return (
    <div>
      <h3 className="font-semibold">
        <bdi>{title}</bdi>
      </h3>
      <WrittenText text={lines.join("\n")} />
    </div>
  );
}

/** Each medicine with how it is taken, and the way to the prescription that it is on. */
export function Medicines({ prescriptions }: { prescriptions: readonly SummaryEntry[] }) {
  const { t } = usePatientT();
  return (
    <ul className="divide-y divide-line">
      {prescriptions.map(({ id, name, state, against, ended = false, medicines, href }) => (
        <li key={id} className="flex flex-col gap-4 py-5 first:pt-0 last:pb-0">
          {against !== undefined && <Banner tone={ended ? "warn" : "error"}>{against}</Banner>}
          {medicines === undefined && <p>{t("prescriptions:notShown")}</p>}
          {medicines?.map((medicine) => (
            <div key={medicine.name}>
              <h3 className={ended ? "text-muted line-through" : "font-semibold"}>
                <bdi>{medicine.name}</bdi>
              </h3>
              {/* Directions that hold no more stay on the prescription itself. */}
              {!ended && (
                <p className="text-lg" dir="auto">
                  {medicine.how}
                </p>
              )}
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {href !== null && (
              <LinkButton href={href} tone="secondary" size="small" icon="document">
                {t("consultations:own.openPrescription")}
              </LinkButton>
            )}
            <span className="text-sm text-muted">
              <Dotted parts={[name, state]} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What a patient can do who was not asked to come again. */
function BookAgain({ summary: { provider } }: Pick<PatientSummaryProps, "summary">) {
  const { t } = usePatientT();
  const nameOf = useProviderName();
  return (
    <Card title={t("consultations:own.next")}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose">{t("consultations:own.nextText")}</p>
        <LinkButton href={paths.bookWithProvider(provider.id)} tone="secondary" icon="calendar">
          {t("consultations:own.book", { name: nameOf(provider) })}
        </LinkButton>
      </div>
    </Card>
  );
}
