import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { StatusBadge } from "~/ui/view/status-badge";
import type { PublishStatus } from "../../domain/consultations/consultation";
import type { NoteKind } from "../../domain/notes/note";
import type { NoteStatus } from "../../domain/notes/note-states";
import { NoteStatusBadge } from "./note-status-badge";

export interface NoteLineProps {
  note: {
    id: string;
    kind: NoteKind;
    title: string;
    createdAt: number;
    signedAt: number | null;
    status: NoteStatus;
    publishStatus: PublishStatus;
    withdrawnReason: string;
    errorReason: string;
    authorOnly: boolean;
    providerName: string;
    mayOpen: boolean;
  };
  isPatient: boolean;
  timeZone: string;
}

/** A note in a list. A patient sees of one that was withdrawn that it was, and why. */
export function NoteLine({ note, isPatient, timeZone }: NoteLineProps) {
  const { t, format } = useT();
  const date = format.date(note.signedAt ?? note.createdAt, timeZone);
  const title = note.mayOpen ? note.title : t(`notes:kinds.${note.kind}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="text-muted">{t("notes:list.by", { name: note.providerName, date })}</p>
        {!isPatient && (
          <p className="flex flex-wrap gap-2">
            <NoteStatusBadge status={note.status} />
            {note.publishStatus !== "UNPUBLISHED" && (
              <StatusBadge colour="light-grey">{t(`notes:shared.${note.publishStatus}`)}</StatusBadge>
            )}
            {note.authorOnly && <StatusBadge colour="dark-grey">{t("notes:list.authorOnly")}</StatusBadge>}
          </p>
        )}
        {note.publishStatus === "WITHDRAWN" && (
          <p className="max-w-prose">{t("notes:list.withdrawn", { reason: note.withdrawnReason })}</p>
        )}
      </div>
      {note.mayOpen && (
        <LinkButton
          href={paths.noteView(note.id)}
          tone="secondary"
          aria-label={t("notes:list.openOf", { title: note.title, date })}
        >
          {t("notes:list.open")}
        </LinkButton>
      )}
    </li>
  );
}
