import type { ReactNode } from "react";
import { LabStateBadge } from "~/features/consultations/components/laboratory/lab-state";
import { NoteStatusBadge } from "~/features/consultations/components/notes/note-status-badge";
import { PrescriptionStateBadge } from "~/features/consultations/components/prescriptions/state-badge";
import { DeliveryStatusBadge } from "~/features/notifications/components/deliveries/delivery-status-badge";
import { AssignmentBadge } from "~/features/forms/components/questionnaires/assignment-badge";
import { QuestionBadge } from "~/features/questions/components/question-badge";
import { AppointmentStatus } from "~/features/scheduling/components/appointments/appointment-status";
import { providerName } from "~/features/scheduling/components/appointments/person-names";
import type { Speech } from "~/i18n/i18n-provider";
import type { PlainKey } from "~/i18n/message-types";
import { paths } from "~/paths";
import type { IconName } from "~/ui/base/icon";
import type { TimelineSource } from "./timeline";
import type { TimelineLine } from "./timeline.server";

/** A line of the timeline in words. */
export interface LineFacts {
  icon: IconName;
  title: string;
  /** What else is to be known of it, in a line; what is empty is left out. */
  details: readonly string[];
  /** Null for what has no page of its own. */
  href: string | null;
  badge: ReactNode;
  /** The zone of its place, where it has one. */
  placeZone?: string;
}

export interface Said extends Pick<Speech, "t" | "format"> {
  /** The names of providers by their ids. */
  providers: Readonly<Record<string, string>>;
}

type LineOf<S extends TimelineSource> = Extract<TimelineLine, { source: S }>["line"];
type Facts = { [S in TimelineSource]: (line: LineOf<S>, said: Said) => LineFacts };

const FACTS: Facts = {
  appointment: ({ id, offering, employee, branch, type, stateId, timeZone }, { t }) => ({
    icon: type === "video" ? "camera" : "calendar",
    title: offering?.name ?? t("scheduling:details.title"),
    details: [providerName(t, employee), type === "video" ? t("common:consultationTypes.video") : branch.name],
    href: paths.appointment(id),
    badge: <AppointmentStatus state={stateId} side="staff" />,
    placeZone: timeZone,
  }),
  consultation: ({ id, type, providerId }, { t, providers }) => ({
    icon: "pulse",
    title: t("chart:consultation"),
    details: [t(`consultations:types.${type}`), providers[providerId] ?? ""],
    href: paths.consultation(id),
    badge: null,
  }),
  note: ({ id, kind, title, status, providerId }, { t, providers }) => ({
    icon: "edit",
    title: title || t(`notes:kinds.${kind}`),
    details: [title ? t(`notes:kinds.${kind}`) : "", providers[providerId] ?? ""],
    href: paths.noteView(id),
    badge: <NoteStatusBadge status={status} />,
  }),
  callNote: ({ id, hasSummary, hasReview, doctorTitle: title, doctorName }, { t, format }) => ({
    icon: "edit",
    title: format.parts([
      hasSummary ? t("appointment-record:summary") : "",
      hasReview ? t("appointment-record:reviewNote") : "",
    ]),
    details: [providerName(t, { title, firstName: doctorName, lastName: "" })],
    href: paths.appointment(id),
    badge: null,
  }),
  prescription: ({ id, number, state, providerId }, { t, providers }) => ({
    icon: "document",
    title: number === null ? t("chart:prescriptionDraft") : t("chart:prescription", { number }),
    details: [providers[providerId] ?? ""],
    href: paths.prescriptionView(id),
    badge: <PrescriptionStateBadge state={state} />,
  }),
  order: ({ id, number, state, providerId }, { t, providers }) => ({
    icon: "search",
    title: number === null ? t("chart:orderDraft") : t("chart:order", { number }),
    details: [providers[providerId] ?? ""],
    href: paths.labOrder(id),
    badge: <LabStateBadge state={state} />,
  }),
  record: ({ id, name, base, words, verification }, { t }) => ({
    icon: "heart",
    title: name || t(`${words}:title` as PlainKey),
    details: [t(`${words}:title` as PlainKey), verification === "REFUTED" ? t("phr:written.refuted") : ""],
    href: paths.recordView(base, id),
    badge: null,
  }),
  recordFile: ({ id, name, recordId }, { t }) => ({
    ...{ icon: "download", title: name, details: [t("chart:file")], href: paths.recordFile(recordId, id), badge: null },
  }),
  chatFile: ({ id, name, appointmentId }, { t }) => ({
    ...{ icon: "download", title: name, details: [t("chart:file")], badge: null },
    href: paths.appointmentFile(appointmentId, id),
  }),
  question: ({ id, title, serviceName, providerName: answers, state }) => ({
    ...{ icon: "chat", title, details: [serviceName, answers ?? ""], href: paths.textQuestion(id) },
    badge: <QuestionBadge state={state} />,
  }),
  questionnaire: ({ id, title, band, state, score }, { format }) => ({
    ...{ icon: "document", title, details: [score === null ? "" : format.number(score), band ?? ""] },
    ...{ href: paths.questionnaireAnswers(id), badge: <AssignmentBadge state={state} /> },
  }),
  message: ({ wording, channel, status, appointmentId }, { t }) => ({
    icon: "mail",
    title: wording === null ? t("chart:news") : t(`wording:names.${wording}`),
    details: [t(`channels:channel.${channel}`)],
    href: appointmentId === null ? null : paths.appointment(appointmentId),
    badge: <DeliveryStatusBadge status={status} />,
  }),
  payment: ({ amountMinor, currencyCode, status, appointmentId }, { t, format }) => ({
    icon: "card",
    title: t("chart:payment", { amount: format.money(amountMinor, currencyCode) }),
    details: [t(`chart:payments.${status}`)],
    href: appointmentId === null ? null : paths.appointment(appointmentId),
    badge: null,
  }),
};

/** A line in words, by what it is. */
export const factsOf = <S extends TimelineSource>(source: S, line: LineOf<S>, said: Said): LineFacts =>
  FACTS[source](line, said);
