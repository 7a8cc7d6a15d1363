import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ReactNode } from "react";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { CreditGrantView } from "../../domain/credits/credit-view";
import { ChangeGrant } from "./change-grant";
import { ChoosePatients } from "./choose-patients";
import { GrantTable } from "./grant-table";
import { OwnGrants, OwnHistory } from "./own-credits";
import { UseTable } from "./use-table";

const shown = (page: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {page}
    </I18nProvider>,
  );

const grant: CreditGrantView & { patientName: string; serviceNames: string[] } = {
  ...{ id: "g1", uuid: "g1", patientId: "p1", patientName: "Noor Haddad", validFrom: "2026-05-01" },
  ...{ expiresOn: "2026-12-31", services: ["VIDEO_CONSULTATION"], note: "Thanks", status: "ACTIVE", version: 3 },
  ...{ serviceOfferingIds: ["o1"], serviceNames: ["Eye test"] },
  ...{ totalCredits: 10, creditsHeld: 1, creditsUsed: 2, creditsRemaining: 7, deletable: false },
};

describe("the list of credits", () => {
  const table = (more: Partial<CreditGrantView> = {}) =>
    shown(<GrantTable grants={[{ ...grant, ...more }]} query={{ state: "active" }} />);

  test("says how many are left, and offers what may be done, each from the version that is shown", () => {
    const page = table();
    expect(page).toContain("Noor Haddad");
    expect(page).toMatch(/data-label="Left".{0,80}>7</u);
    expect(page).toContain("Video appointments, Eye test");
    expect(page).toContain('name="version" value="3"');
    expect(page).toContain('value="archive"');
    expect(page).not.toContain('value="delete"');
    expect(page).toContain("/settings/credits/list?state=active&amp;change=g1");
  });

  test("offers to delete only what nobody has used, and nothing of what is archived", () => {
    expect(table({ deletable: true, creditsUsed: 0, creditsHeld: 0 })).toContain('value="delete"');
    expect(table({ status: "ARCHIVED" })).not.toContain("<form");
  });

  test("keeps what was typed where a change is refused, with the reason at its field", () => {
    const refused = {
      errors: [{ field: "amount", message: "Enter that many or more." }],
      sent: { amount: "1", expiresOn: "2026-06-01", version: "3", "pays-for-o1": "on", "pays-for-o2": "on" },
    };
    const offerings = ["o1", "o2", "o3"].map((value) => ({
      value,
      label: `Service ${value}`,
      isOffered: value !== "o3",
    }));
    const page = shown(<ChangeGrant {...{ grant, offerings }} most={20} refused={refused} backHref="/back" />);
    expect(page).toMatch(/name="amount"[^>]*value="1"|value="1"[^>]*name="amount"/u);
    expect(page).toContain("Enter that many or more.");
    expect(page).toContain("From 1 to 20");
    const ticked = [...page.matchAll(/<input[^>]*name="pays-for-(\w+)"[^>]*>/gu)].filter(([box]) =>
      box.includes('checked=""'),
    );
    expect(ticked.map(([, value]) => value)).toEqual(["o1", "o2"]);
    expect(page.match(/Not offered now/gu)).toHaveLength(1);
  });
});

test("patients are chosen by one form that is sent by GET, where those who were chosen stay chosen", () => {
  const person = { number: 7, firstName: "Noor", lastName: "Haddad", birthDate: "1990-01-02" };
  const chosen = [{ ...person, id: "p1" }];
  const found = [{ ...person, id: "p2", firstName: "Nora" }];
  const page = shown(<ChoosePatients chosen={chosen} found={found} search="nor" />);
  expect(page).toContain('method="get"');
  expect(page.match(/name="patientId"/gu)).toHaveLength(2);
  expect(page.match(/checked=""/gu)).toHaveLength(1);
  expect(shown(<ChoosePatients chosen={[]} found={[]} search="nobody" />)).toContain("No patient found");
});

const use = {
  ...{ id: "m1", grantId: "g1", patientId: "p1", patientName: "Noor Haddad", event: "REFUND" as const },
  parts: [
    { event: "RELEASE" as const, credits: 1 },
    { event: "REFUND" as const, credits: -1 },
  ],
  ...{ credits: 0, appointmentId: "a1", at: Date.UTC(2026, 4, 9, 12), by: "" },
};

test("the report leads to the appointment, and says what nobody did", () => {
  const page = shown(<UseTable uses={[use]} timeZone="Europe/Madrid" />);
  expect(page).toContain("Lost: canceled after the last day");
  expect(page).toContain("Automatically");
  // One given back and one lost: each part with its own number, of which the sums of the period are made.
  expect(page).toMatch(/Given back<[^]*\+1<[^]*-1</u);
  expect(page).toMatch(/href="[^"]*a1"/u);
});

test("a patient reads of their credits how many are used, until when they last, and what happened", () => {
  const page = shown(
    <>
      <OwnGrants grants={[grant]} />
      <OwnHistory history={[use]} timeZone="Europe/Madrid" />
    </>,
  );
  expect(page).toContain("2 of 10 used · 1 set aside for an appointment");
  expect(page).toContain("Dec 31, 2026");
  expect(page).toContain("Lost: canceled after the last day");
});
