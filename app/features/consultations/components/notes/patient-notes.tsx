import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner, type OpeningBannerProps } from "~/screens/opening-banner";
import { NoteLine, type NoteLineProps } from "./note-line";

interface PatientNotesProps {
  title: string;
  back: string;
  /** Whose they are; undefined for the reader's own. */
  patient: string | undefined;
  notes: readonly NoteLineProps["note"][];
  next: { createdAt: number; id: string } | null;
  mayCreate: boolean;
  opening: OpeningBannerProps["opening"];
  timeZone: string;
}

/** The notes of one patient, the newest first. */
export function PatientNotes({ title, back, patient, notes, next, mayCreate, opening, timeZone }: PatientNotesProps) {
  const { t } = useT();
  const isPatient = patient === undefined;
  const write = mayCreate && (
    <LinkButton href={paths.noteCreate({ patient })} icon="plus">
      {t("note-editor:write")}
    </LinkButton>
  );
  return (
    <ScaleOf scale={isPatient ? "patient" : "staff"}>
      <PageHeader
        back={<BackLink href={back}>{t("phr:list.back")}</BackLink>}
        title={title}
        lead={isPatient && t("notes:lead")}
        actions={notes.length > 0 && write}
      />
      <OpeningBanner {...{ opening, timeZone }} />
      <Card padding="flush">
        {notes.length === 0 ? (
          <EmptyState icon="document" title={t("notes:list.empty")} action={write}>
            {t(isPatient ? "notes:list.emptyText" : "notes:list.emptyStaff")}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {notes.map((note) => (
              <NoteLine key={note.id} {...{ note, isPatient, timeZone }} />
            ))}
          </ul>
        )}
      </Card>
      {next && (
        <p>
          <LinkButton href={paths.notes({ patient, at: next.createdAt, after: next.id })} tone="secondary">
            {t("notes:list.more")}
          </LinkButton>
        </p>
      )}
    </ScaleOf>
  );
}
