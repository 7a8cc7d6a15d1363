import { ownFiles, printedProfile, type WholeProfile } from "~/features/phr/public.server";
import { patientProfile } from "~/features/patients/public.server";
import {
  everyOwnAppointment,
  listOwnPayments,
  ownStateWords,
  stateName,
  type AppointmentSummary,
} from "~/features/scheduling/public.server";
import { readAppointmentRecord } from "~/features/waiting-room/public.server";
import { titledName } from "~/i18n/titled-name";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import type { RequestContext } from "~/platform/context.server";
import { documentEntries } from "./document-entries";
import { devicesPart, familyPart, insurancePart, readerParts } from "./own-account-parts.server";
import { instant, row, wordsOf, type OwnPart, type Words } from "./own-part-words.server";
import { recordBundle } from "./record-bundle.server";

async function detailsPart(context: RequestContext, { t, format }: Words, { patient }: WholeProfile): Promise<OwnPart> {
  const { version: _, id: __, photoFileId: ___, ...data } = await patientProfile(context, patient.id);
  const { address, city, region, postalCode, phoneCallingCode, phone, email, birthDate } = data;
  const gender = nameOfCode(GENDER, data.gender);
  const facts = [
    { term: t("common:fields.name"), value: patient.name },
    { term: t("common:fields.dateOfBirth"), value: format.partialDate(birthDate) },
    { term: t("common:fields.gender"), value: gender ? t(`common:genders.${gender}`) : "" },
    { term: t("common:fields.email"), value: email },
    { term: t("common:fields.phone"), value: phone && `+${phoneCallingCode} ${phone}` },
    { term: t("health-profile:address.title"), value: format.parts([address, city, region, postalCode]) },
  ].filter(({ value }) => value !== "");
  const entries = [{ name: "", facts, written: "" }];
  return {
    name: "details",
    data,
    sections: [{ title: t("home:profile.details.title"), kind: "entries", entries, nothing: "" }],
  };
}

async function recordPart(context: RequestContext, words: Words, whole: WholeProfile): Promise<OwnPart> {
  const { t, format } = words;
  const bundle = await recordBundle(context, whole);
  const terms = {
    date: t("common:fields.date"),
    note: t("common:fields.note"),
    value: t("profile-export:columns.value"),
  };
  const entries = documentEntries(
    (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []),
    terms,
    (iso) => format.date(Date.parse(iso), context.profile.timeZone),
  );
  const documents = t("profile-export:everything.documents");
  const nothing = t("profile-export:nothing");
  return {
    ...{ name: "record", data: bundle },
    sections: [...printedProfile(context, whole).sections, { title: documents, kind: "entries", entries, nothing }],
  };
}

const nameOf = ({ t }: Words, { employee }: AppointmentSummary): string => titledName(t, employee);

function appointmentsPart(words: Words, appointments: readonly AppointmentSummary[]): OwnPart {
  const { t, at, table } = words;
  const head = (["when", "offering", "provider", "branch", "status", "reason"] as const).map((key) =>
    t(`scheduling:columns.${key}`),
  );
  const rows = appointments.map((each) => {
    const { startsAt, timeZone, offering, branch, reason, type } = each;
    const where = type === "video" ? t("booking:kind.video") : branch.name;
    const state = t(ownStateWords(stateName(each.stateId)));
    return row(at(startsAt, timeZone), offering?.name ?? "", nameOf(words, each), where, state, reason);
  });
  return {
    name: "appointments",
    sections: [table(t("profile-export:everything.appointments"), head, rows)],
    data: appointments.map((each) => ({
      ...{ id: each.id, state: stateName(each.stateId), type: each.type, reason: each.reason },
      ...{ startsAt: instant(each.startsAt), endsAt: instant(each.endsAt), timeZone: each.timeZone },
      ...{ provider: nameOf(words, each), service: each.offering?.name ?? "", location: each.branch.name },
      bookedAt: instant(each.createdAt),
    })),
  };
}

/** What was written and sent at one appointment, as its own page shows it; null where nothing was. */
async function messagesPart(
  context: RequestContext,
  words: Words,
  appointment: AppointmentSummary,
): Promise<OwnPart | null> {
  const shown = await readAppointmentRecord(context, appointment.id);
  if (!shown) return null;
  const { t, at } = words;
  const { summary, conversation, files } = shown.record;
  if (summary === "" && conversation.length === 0 && files.length === 0) return null;
  const when = at(appointment.startsAt, appointment.timeZone);
  const title = t("profile-export:everything.messages", { when });
  const said = conversation.map(({ time, senderName, message, file }) => ({
    ...{ at: instant(time), from: senderName, message, file: file?.name ?? null },
  }));
  const rows = said.map((each) =>
    row(at(Date.parse(each.at)), each.from, [each.message, each.file].filter(Boolean).join("\n")),
  );
  const head = [t("common:fields.date"), t("common:fields.name"), t("profile-export:everything.message")];
  return {
    name: "messages",
    sections: [
      ...(summary === ""
        ? []
        : [{ title: t("appointment-record:summary"), kind: "text" as const, paragraphs: [summary] }]),
      words.table(title, head, rows),
    ],
    data: {
      appointmentId: appointment.id,
      summary,
      conversation: said,
      files: files.map(({ id, name }) => ({ id, name })),
    },
  };
}

function filesPart({ t, at, table }: Words, files: readonly { id: string; at: number; name: string }[]): OwnPart {
  const rows = files.map((file) => row(at(file.at), file.name));
  return {
    name: "files",
    sections: [table(t("profile-export:everything.files"), [t("common:fields.date"), t("common:fields.name")], rows)],
    data: files.map(({ id, at: added, name }) => ({ id, name, addedAt: instant(added) })),
  };
}

async function* paymentParts(context: RequestContext, { t, format, at, table }: Words): AsyncGenerator<OwnPart> {
  const head = (["at", "service", "amount", "refunded", "state"] as const).map((key) => t(`payments:columns.${key}`));
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listOwnPayments>> = await listOwnPayments(context, { after });
    const money = (minor: number, currency: string) => (minor === 0 ? "" : format.money(minor, currency));
    const rows = page.items.map((item) => {
      const { totalMinor, refundedMinor, currencyCode, what, state } = item;
      const amounts = [format.money(totalMinor, currencyCode), money(refundedMinor, currencyCode)];
      return row(at(item.at), what, ...amounts, t(`payments:states.${state}`));
    });
    yield {
      name: "payments",
      sections: [table(t("profile-export:everything.payments"), head, rows)],
      data: page.items.map((item) => ({ ...item, at: instant(item.at) })),
    };
    after = page.next;
  } while (after !== null);
}

/** The parts, each read when the one before it has been taken: what is held in memory does not grow with the file. */
export async function* ownParts(context: RequestContext, whole: WholeProfile): AsyncGenerator<OwnPart> {
  const words = wordsOf(context);
  yield await detailsPart(context, words, whole);
  yield await familyPart(context, words);
  yield await insurancePart(context, words, whole.patient.id);
  yield await recordPart(context, words, whole);
  for await (const appointments of await everyOwnAppointment(context)) {
    yield appointmentsPart(words, appointments);
    for (const appointment of appointments) {
      const said = await messagesPart(context, words, appointment);
      if (said) yield said;
    }
  }
  for await (const files of ownFiles(context, whole)) yield filesPart(words, files);
  yield* paymentParts(context, words);
  yield* readerParts(context, words);
  yield await devicesPart(context, words);
}
