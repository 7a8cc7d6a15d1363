import { readAccountSecurity } from "~/features/identity/public.server";
import { insurancesStatement, listRelatedUsers, RELATION_KEYS } from "~/features/patients/public.server";
import { listRecordReaders } from "~/features/phr/public.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { instant, row, type OwnPart, type Words } from "./own-part-words.server";

/** For whom they act, as the page of the family shows it. */
export async function familyPart(context: RequestContext, { t, format, table }: Words): Promise<OwnPart> {
  const relatives = verdictOf(context, "family.manage") === "allowed" ? await listRelatedUsers(context) : [];
  const head = [t("common:fields.name"), t("family:relation"), t("common:fields.dateOfBirth")];
  const rows = relatives.map(({ name, relation, birthDate }) =>
    row(name, t(`family:relations.${RELATION_KEYS[relation]}`), format.partialDate(birthDate)),
  );
  return {
    name: "family",
    sections: [table(t("family:title"), head, rows)],
    data: relatives.map(({ name, relation, birthDate, status }) => ({ name, relation, birthDate, status })),
  };
}

/** What insures them now; a patient has a few at most. */
export async function insurancePart(context: RequestContext, words: Words, patientId: string): Promise<OwnPart> {
  const { t, format, table } = words;
  const insurances = await insurancesStatement(context.db, patientId);
  const head = (["insurer", "planName", "memberNumber", "validFrom", "validTo"] as const).map((key) =>
    t(`patients:insurance.${key}`),
  );
  const rows = insurances.map(({ insurer, planName, memberNumber, validFrom, validTo }) =>
    row(insurer, planName, memberNumber, format.partialDate(validFrom), format.partialDate(validTo)),
  );
  return {
    name: "insurance",
    sections: [table(t("record-access:seen.what.insurance"), head, rows)],
    data: insurances.map(({ cardFileId: _, cardBackFileId: __, ...said }) => said),
  };
}

/** Who opened their record, a page at a time, the newest first. */
export async function* readerParts(context: RequestContext, { t, at, table }: Words): AsyncGenerator<OwnPart> {
  const head = [t("common:fields.date"), t("common:fields.name")];
  let before: number | undefined;
  do {
    const { lines, next } = await listRecordReaders(context, { before });
    const rows = lines.map(({ from, name, actorKind }) => {
      const unnamed = actorKind === "apiKey" ? "program" : actorKind === "anonymous" ? "visitor" : "unknown";
      return row(at(from), name ?? t(`record-access:seen.${unnamed}`));
    });
    yield {
      name: "readers",
      sections: [table(t("record-access:seen.title"), head, rows)],
      data: lines.map(({ from, to, actorKind, name, what, opening }) => ({
        ...{ from: instant(from), to: instant(to), kind: actorKind, name, what, reason: opening?.reason ?? null },
      })),
    };
    before = next ?? undefined;
  } while (before !== undefined);
}

/** By what they sign in, and where they are signed in: names and times, and nothing by which anybody could. */
export async function devicesPart(context: RequestContext, { t, at, table }: Words): Promise<OwnPart> {
  const { factors, sessions } = await readAccountSecurity(context);
  const head = [t("common:fields.name"), t("common:fields.date")];
  const unknown = t("security:sessions.unknownDevice");
  return {
    name: "devices",
    sections: [
      table(
        t("security:account.title"),
        head,
        factors.map(({ label, createdAt }) => row(label, at(createdAt))),
      ),
      table(
        t("security:sessions.title"),
        head,
        sessions.map(({ device, lastSeenAt }) => row(device || unknown, at(lastSeenAt))),
      ),
    ],
    data: {
      factors: factors.map(({ kind, label, createdAt }) => ({ kind, label, addedAt: instant(createdAt) })),
      sessions: sessions.map(({ device, place, createdAt, lastSeenAt }) => ({
        ...{ device, place, since: instant(createdAt), lastSeenAt: instant(lastSeenAt) },
      })),
    },
  };
}
