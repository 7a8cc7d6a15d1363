import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import type { NoteStatus } from "../../domain/notes/note-states";
import { BackFrom } from "../consultations/back-from";
import { ADDENDUM } from "./addendum-id";

interface ClosedNoteProps {
  title: string;
  desk?: string | undefined;
  patient: { id: string };
  note: { id: string; status: NoteStatus };
  mayAmend: boolean;
}

/** Shown in place of the editor of a note that can no longer be edited: the reason, and what can be done instead. */
export function ClosedNote({ title, desk, patient, note: { id, status }, mayAmend }: ClosedNoteProps) {
  const { t } = useT();
  const href = paths.noteView(id, { desk });
  return (
    <>
      <PageHeader
        back={
          <BackFrom desk={desk} href={paths.notes({ patient: patient.id })}>
            {t("notes:title")}
          </BackFrom>
        }
        title={title}
      />
      <Banner tone="info" title={t(`note-editor:closed.${status}`)} />
      <Cluster>
        <LinkButton href={href}>{t("note-editor:closed.read")}</LinkButton>
        {mayAmend && (
          <LinkButton href={`${href}#${ADDENDUM}`} tone="secondary">
            {t("note-editor:acts.amend")}
          </LinkButton>
        )}
      </Cluster>
    </>
  );
}
