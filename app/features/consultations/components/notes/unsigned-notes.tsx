import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { DataTable } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";

interface UnsignedNotesProps {
  title: string;
  notes: readonly {
    id: string;
    title: string;
    createdAt: number;
    updatedAt: number;
    patientId: string;
    patientName: string;
    seenAt: number | null;
  }[];
  next: { createdAt: number; id: string } | null;
  timeZone: string;
  /** UTC ms. */
  now: number;
}

/** What somebody has still to sign. */
export function UnsignedNotes({ title, notes, next, timeZone, now }: UnsignedNotesProps) {
  const { t, format } = useT();
  return (
    <>
      <PageHeader
        title={title}
        lead={t("note-editor:unsigned.lead")}
        actions={
          <>
            <LinkButton href={paths.noteCreate()} icon="plus">
              {t("note-editor:write")}
            </LinkButton>
            <LinkButton href={paths.noteTemplates()} tone="secondary">
              {t("note-editor:templates.manage")}
            </LinkButton>
          </>
        }
      />
      {notes.length === 0 ? (
        <EmptyState icon="check-circle" title={t("note-editor:unsigned.empty")}>
          {t("note-editor:unsigned.emptyText")}
        </EmptyState>
      ) : (
        <DataTable
          caption={title}
          rows={notes}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ key: "patient", header: t("note-editor:unsigned.patient"), lead: true },
              cell: ({ patientId, patientName }) => (
                <TextLink href={paths.patient(patientId)}>
                  <bdi>{patientName}</bdi>
                </TextLink>
              ),
            },
            { key: "note", header: t("note-editor:unsigned.note"), cell: (note) => note.title },
            {
              key: "appointment",
              header: t("note-editor:unsigned.appointment"),
              cell: ({ seenAt }) =>
                seenAt === null ? t("note-editor:unsigned.noAppointment") : format.date(seenAt, timeZone),
            },
            {
              key: "begun",
              header: t("note-editor:unsigned.begun"),
              cell: ({ createdAt }) => (
                <time dateTime={new Date(createdAt).toISOString()} title={format.dateTime(createdAt, timeZone)}>
                  {format.relative(createdAt, now)}
                </time>
              ),
            },
            {
              key: "changed",
              header: t("note-editor:unsigned.changed"),
              cell: (note) => format.dateTime(note.updatedAt, timeZone),
            },
            {
              key: "open",
              header: "",
              actions: true,
              cell: (note) => (
                <LinkButton
                  href={paths.noteEdit(note.id)}
                  size="small"
                  tone="secondary"
                  aria-label={t("note-editor:unsigned.continueOf", { title: note.title, name: note.patientName })}
                >
                  {t("note-editor:unsigned.continue")}
                </LinkButton>
              ),
            },
          ]}
        />
      )}
      {next && (
        <p>
          <LinkButton href={paths.notes({ at: next.createdAt, after: next.id })} tone="secondary">
            {t("notes:list.more")}
          </LinkButton>
        </p>
      )}
    </>
  );
}
