import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ConsultationSummary, SummaryEntry } from "../../domain/consultations/summary";
import { EntryList } from "../consultations/entry-list";

interface WrittenInCallProps {
  summary: Pick<ConsultationSummary, "id" | "summary" | "reviewNotes" | "publishStatus">;
  appointmentId: string | null;
}

/** What was typed beside the call: each with who reads it, and the way to it. */
export function WrittenInCall({ summary, appointmentId }: WrittenInCallProps) {
  const { t } = useT();
  const { id, publishStatus } = summary;
  const entry = (kind: "SUMMARY" | "REVIEW", text: string, state: string, href: string | null): SummaryEntry[] =>
    text.trim() === ""
      ? []
      : [{ id: kind, name: t(`desk:written.${kind}`), lines: [text.trim()], state, draft: false, href }];
  const toAppointment = appointmentId === null ? null : paths.appointment(appointmentId);
  const entries = [
    ...entry("SUMMARY", summary.summary, t(`desk:written.read.${publishStatus}`), paths.consultation(id)),
    ...entry("REVIEW", summary.reviewNotes, t("desk:written.staffOnly"), toAppointment),
  ];
  if (entries.length === 0) return null;
  return (
    <section className="flex flex-col gap-x-3 gap-y-1 border-t border-line pt-2 first:border-0 first:pt-0">
      <h3 className="font-semibold">{t("desk:written.title")}</h3>
      <EntryList entries={entries} />
    </section>
  );
}
