import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { Note } from "../../domain/notes/note";
import { NotePage } from "./note-page";

const AT = Date.UTC(2026, 11, 1, 13);
const signed: Omit<Note, "sections"> = {
  ...{ id: "note", patientId: "patient", consultationId: null, providerId: "doctor", creatorId: "doctor" },
  ...{ kind: "NOTE", title: "SOAP note", language: "en_US", template: "soap", copiedFromId: null },
  ...{ status: "AMENDED", publishStatus: "UNPUBLISHED", authorOnly: false, writerClient: null, signedAt: AT },
  ...{ signedBy: "doctor", signedHash: "", publishedAt: null, withdrawnReason: "", errorReason: "" },
  ...{ createdAt: AT, updatedAt: AT, version: 3 },
};

const shown = (note: Partial<Note>, hasAccount = true) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <NotePage
        title="SOAP note"
        note={{ ...signed, ...note }}
        {...{ sections: [], addenda: [], providerName: "Ada Okafor", signedByName: "Ada Okafor" }}
        patient={{ name: "Mia Kovač", birthDate: "1990-03-12", gender: 2, hasAccount }}
        {...{ today: "2026-12-01", isPatient: false, may: { publish: false }, patientQuery: "patient" }}
        {...{ done: null, opening: null, timeZone: "UTC" }}
      >
        {null}
      </NotePage>
    </I18nProvider>,
  ).replaceAll(/<\/?bdi>/gu, "");

const sharedAt = { publishStatus: "PUBLISHED", publishedAt: AT + 72 * 60_000 } as const;

it("says at its head whether the patient has it, and since when", () => {
  expect(shown({})).toContain("Signed, with additions · Not shared with the patient");
  expect(shown(sharedAt)).toContain("Signed, with additions · Shared with the patient, Dec 1, 2026, 14:12");
  const withdrawn = { ...sharedAt, publishStatus: "WITHDRAWN", withdrawnReason: "A mistake" } as const;
  expect(shown(withdrawn)).toContain("No longer shared with the patient, Dec 1, 2026, 14:12");
});

it("says of a shared note whose patient has no account that they cannot read it, and of a draft nothing", () => {
  expect(shown(sharedAt, false)).toContain("no account to read it with");
  expect(shown({ ...sharedAt, publishStatus: "UNPUBLISHED" }, false)).not.toContain("no account");
  expect(shown({ status: "DRAFT", signedAt: null })).not.toContain("hared with the patient");
});

it("names the patient with what tells them from another of the same name", () => {
  expect(shown({})).toMatch(/Mia Kovač · [^<]*1990/u);
});
