import { expect, test } from "vitest";
import { composition } from "./composition";
import type { Note } from "./note";

const SIGNED_AT = Date.UTC(2027, 0, 5, 9);
const section = (id: string, code: string, title: string, text: string) => ({
  ...{ id, code, title, text, prompt: "", required: false, copied: false, version: 1, writer: null, others: [] },
});
const NOTE: Note = {
  ...{ id: "n1", patientId: "p1", consultationId: "c1", providerId: "d1", creatorId: "d1", kind: "NOTE" },
  ...{ title: "SOAP note", language: "en_US", template: "soap", copiedFromId: null },
  sections: [section("plan", "18776-5", "Plan", "Rest <now>\nTea & honey"), section("objective", "61149-1", "O", " ")],
  ...{ status: "SIGNED", publishStatus: "UNPUBLISHED", authorOnly: false, writerClient: null },
  ...{ signedAt: SIGNED_AT, signedBy: "d2", signedHash: "", publishedAt: null, withdrawnReason: "", errorReason: "" },
  ...{ createdAt: SIGNED_AT - 1, updatedAt: SIGNED_AT + 1, version: 3 },
};

test("a signed note is a final composition with its sections by code, attested by whoever signed it", () => {
  expect(composition(NOTE, [])).toEqual({
    ...{ resourceType: "Composition", id: "n1", status: "final", title: "SOAP note", language: "en-US" },
    type: { coding: [{ system: "http://loinc.org", code: "11488-4", display: "Consult note" }] },
    ...{ subject: { reference: "Patient/p1" }, encounter: { reference: "Encounter/c1" }, confidentiality: "N" },
    ...{ date: "2027-01-05T09:00:00.000Z", author: [{ reference: "Practitioner/d1" }] },
    attester: [{ mode: "legal", time: "2027-01-05T09:00:00.000Z", party: { reference: "Practitioner/d2" } }],
    section: [
      {
        title: "Plan",
        code: { coding: [{ system: "http://loinc.org", code: "18776-5", display: "Plan" }] },
        text: {
          status: "generated",
          div: '<div xmlns="http://www.w3.org/1999/xhtml">Rest &lt;now&gt;<br/>Tea &amp; honey</div>',
        },
      },
    ],
  });
});

test("what was added to a note stands after it with its own author, and a draft is attested by nobody", () => {
  const addendum = { id: "a1", noteId: "n1", authorId: "d3", reason: "Forgotten", text: "No fever", at: SIGNED_AT };
  expect(composition({ ...NOTE, status: "AMENDED" }, [addendum])).toMatchObject({
    status: "amended",
    section: [{ title: "Plan" }, { author: [{ reference: "Practitioner/d3" }] }],
  });
  const draft = composition({ ...NOTE, status: "DRAFT", signedAt: null, signedBy: null, consultationId: null }, []);
  expect(draft).toMatchObject({ status: "preliminary" });
  expect(draft).not.toHaveProperty("attester");
  expect(draft).not.toHaveProperty("encounter");
  expect(composition({ ...NOTE, authorOnly: true }, [])).toMatchObject({ confidentiality: "R" });
  expect(composition({ ...NOTE, status: "DISCARDED" }, [])).toBeNull();
});
