import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import type { NoteKind } from "../../domain/notes/note";

interface WithdrawnNotePageProps {
  title: string;
  note: { kind: NoteKind; reason: string; providerName: string; writtenAt: number; withdrawnAt: number };
  timeZone: string;
}

/** In the place of a note that was withdrawn, for its patient: that it was, when and why. */
export function WithdrawnNotePage({ title, note, timeZone }: WithdrawnNotePageProps) {
  const { t, format } = usePatientT();
  const facts = [
    { term: t("notes:view.provider"), value: note.providerName },
    { term: t("notes:view.written"), value: format.date(note.writtenAt, timeZone) },
    { term: t("notes:view.withdrawnAt"), value: format.date(note.withdrawnAt, timeZone) },
    { term: t("notes:view.withdrawnReason"), value: note.reason },
  ];
  return (
    <ScaleOf scale="patient">
      <PageHeader back={<BackLink href={paths.notes()}>{t("notes:title")}</BackLink>} title={title} />
      <Banner tone="info" title={t("notes:view.withdrawn")} />
      <Card>
        <SummaryList rows={facts} />
      </Card>
    </ScaleOf>
  );
}
