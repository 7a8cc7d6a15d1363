import type { ReactNode } from "react";
import { periodWords } from "~/i18n/period-words";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ScaleOf } from "~/screens/scale";
import { UndoBanner } from "~/screens/undo-banner";
import { LinkButton } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { WrittenText } from "~/ui/base/written-text";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import type { Note, NoteAddendum } from "../../domain/notes/note";
import type { NoteAction } from "../../domain/notes/note-states";
import { daysOf } from "../../domain/notes/period";
import { BackFrom } from "../consultations/back-from";
import { FactsInLine } from "../consultations/facts-in-line";
import { usePatientParts } from "../consultations/patient-line";
import type { NoteDone } from "./notes-done";
import { OpeningBanner, type OpeningBannerProps } from "~/screens/opening-banner";

interface NotePageProps extends OpeningBannerProps {
  title: string;
  desk?: string | undefined;
  note: Omit<Note, "sections">;
  sections: readonly {
    id: string;
    title: string;
    asks?: "period" | undefined;
    text: string;
    copied: boolean;
    others: readonly unknown[];
  }[];
  addenda: readonly (NoteAddendum & { authorName: string })[];
  providerName: string;
  signedByName: string;
  patient: { name: string; birthDate: string; gender: number; hasAccount: boolean };
  /** YYYY-MM-DD in the practice. */
  today: string;
  isPatient: boolean;
  may: Pick<Readonly<Record<NoteAction, boolean>>, "publish">;
  /** Whose it is; undefined for the reader's own. */
  patientQuery: string | undefined;
  done: NoteDone | null;
  timeZone: string;
}

/** A note as it is read: its texts, and right below them what was added. */
export function NotePage(props: NotePageProps & { children: ReactNode }) {
  const { title, note, sections, addenda, patientQuery: patient, isPatient, done, opening, timeZone, children } = props;
  const { t, format } = useT();
  const who = usePatientParts(props);
  const facts = [
    {
      term: t("notes:view.patient"),
      value: isPatient ? props.patient.name : <Dotted parts={[props.patient.name, ...who]} />,
    },
    { term: t("notes:view.provider"), value: props.providerName },
    { term: t("notes:view.written"), value: format.dateTime(note.createdAt, timeZone) },
    ...(note.signedAt === null
      ? []
      : [
          {
            term: t("notes:view.signed"),
            value: <Dotted parts={[props.signedByName, format.dateTime(note.signedAt, timeZone)]} />,
          },
        ]),
  ];
  return (
    <ScaleOf scale={isPatient ? "patient" : "staff"}>
      <PageHeader
        back={
          <BackFrom desk={props.desk} href={paths.notes({ patient })}>
            {t("notes:title")}
          </BackFrom>
        }
        caption={isPatient ? undefined : <NoteCaption {...props} />}
        title={title}
        actions={
          <LinkButton href={paths.noteOuterView(note.id)} tone="secondary">
            {t("notes:view.pdf")}
          </LinkButton>
        }
      />
      <OpeningBanner {...{ opening, timeZone }} />
      {done && !isPatient && (
        <UndoBanner
          title={done === "signed" ? t("note-editor:done.signed") : undefined}
          undo={done === "discarded" ? { intent: "restore", fields: {} } : null}
        >
          {done === "signed" && note.signedAt !== null
            ? [
                t("note-editor:done.signedBy", {
                  ...{ name: props.signedByName, date: format.dateTime(note.signedAt, timeZone) },
                }),
                ...(props.may.publish ? [t("note-editor:done.signedNext")] : []),
              ].join(" ")
            : done === "published" && !props.patient.hasAccount
              ? t("consultations:doneUntold.share")
              : t(`note-editor:done.${done}`)}
        </UndoBanner>
      )}
      {!isPatient && <NoteWarnings note={note} />}
      {isPatient ? (
        <Card>
          <SummaryList rows={facts} />
        </Card>
      ) : (
        <FactsInLine facts={facts} />
      )}
      <Card>
        <div className="flex flex-col gap-6">
          {sections
            .filter(({ text }) => !isPatient || text.trim() !== "")
            .map((section) => (
              <section key={section.id}>
                <h2 className="text-lg font-semibold">{section.title}</h2>
                {section.copied && <p className="text-sm text-warn-text">{t("note-editor:editor.copied")}</p>}
                {section.others.length > 0 && (
                  <p className="text-sm text-danger-text">{t("note-editor:acts.unsettled")}</p>
                )}
                {section.text.trim() === "" ? (
                  <p className="text-muted">{t("notes:view.empty")}</p>
                ) : (
                  <SectionText section={section} />
                )}
              </section>
            ))}
        </div>
      </Card>
      {addenda.length > 0 && (
        <Card title={t("notes:view.addenda")}>
          <ol className="flex flex-col gap-5">
            {addenda.map(({ id, authorName, at, reason, text }) => (
              <li key={id}>
                <p className="text-sm text-muted">
                  {t("notes:view.addedBy", { name: authorName, date: format.dateTime(at, timeZone), reason })}
                </p>
                <WrittenText text={text} />
              </li>
            ))}
          </ol>
        </Card>
      )}
      {children}
    </ScaleOf>
  );
}

/** In which state a note is, and once it is signed whether its patient has it and since when. */
function NoteCaption({ note, patient, timeZone }: Pick<NotePageProps, "note" | "patient" | "timeZone">) {
  const { t, format } = useT();
  const { status, signedAt, publishStatus, publishedAt } = note;
  const shared =
    publishStatus === "UNPUBLISHED" || publishedAt === null
      ? t(`notes:shared.${publishStatus}`)
      : t(`notes:sharedSince.${publishStatus}`, { date: format.dateTime(publishedAt, timeZone) });
  const isUnread = publishStatus === "PUBLISHED" && !patient.hasAccount;
  const sharing = signedAt === null ? [] : [shared, isUnread && t("notes:noAccount")];
  return <Dotted parts={[t(`notes:status.${status}`), ...sharing]} />;
}

/** What a section says: days in words where it asks for days. */
function SectionText({ section }: { section: NotePageProps["sections"][number] }) {
  const speech = useT();
  const days = daysOf(section);
  return days ? <p>{periodWords(days, speech)}</p> : <WrittenText text={section.text} />;
}

/** What staff must know of a note before they read it. */
function NoteWarnings({ note }: { note: Omit<Note, "sections"> }) {
  const { t } = useT();
  return (
    <>
      {note.status === "ENTERED_IN_ERROR" && (
        <Banner tone="error" title={t("note-editor:acts.inError", { reason: note.errorReason })} />
      )}
      {note.publishStatus === "WITHDRAWN" && (
        <Banner tone="warn" title={t("note-editor:acts.withdrawn", { reason: note.withdrawnReason })} />
      )}
      {note.authorOnly && <Banner tone="info" title={t("note-editor:acts.authorOnly")} />}
    </>
  );
}
